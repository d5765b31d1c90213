import { BaseError } from '../core/baseError'
import type { Clock } from '../ports/clock'

export type WithinLimitOptions = {
  readonly clock: Pick<Clock, 'sleep'>
  readonly limitMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Adds a time limit and a signal to a promise that has neither. When either comes first the wait ends, and a later
 * result is dropped.
 *
 * @throws `TimeLimitError`, or the signal's reason.
 */
export async function withinLimit<T>(
  request: Promise<T>,
  { clock, limitMs, signal }: WithinLimitOptions,
): Promise<T> {
  signal?.throwIfAborted()
  const wait = new AbortController()
  const stop = () => wait.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const limit = clock.sleep(limitMs, wait.signal).then((): never => {
      throw new TimeLimitError(limitMs)
    })
    return await Promise.race([request, limit])
  } finally {
    signal?.removeEventListener('abort', stop)
    wait.abort()
  }
}

export class TimeLimitError extends BaseError {
  override readonly name = 'TimeLimitError'
  constructor(limitMs: number) {
    super(`There was no answer within ${limitMs / 1000} seconds.`)
  }
}
