export type BaseErrorOptions = {
  /** What the reader can do about it, one sentence each. */
  hints?: readonly string[]
  cause?: unknown
}

/**
 * The one error class that every other error here extends: a sentence that says what happened, hints that say what
 * to do, and the cause it came from.
 */
export class BaseError extends Error {
  override name = 'BaseError'
  readonly sentence: string
  readonly hints: readonly string[]

  constructor(sentence: string, options: BaseErrorOptions = {}) {
    super(
      [sentence, ...(options.hints ?? [])].join('\n'),
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.sentence = sentence
    this.hints = options.hints ?? []
  }
}
