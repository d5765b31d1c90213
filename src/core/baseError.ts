export type BaseErrorOptions = {
  /** Remedies for the reader, one sentence each. */
  hints?: readonly string[]
  cause?: unknown
}

/** The base class of all errors here: a sentence with what happened, hints with the remedy, and the cause. */
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
