import type { Answer } from '../../core/answer'
import type { Clock } from '../../ports/clock'

/**
 * Runs a request with a time-out: after `ms` returns `unreachable` with this reason, and withdraws a queued request. Throws
 * the signal's reason when aborted.
 */
export async function withinTime<T>(
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
  { clock, ms, reason, signal }: { clock: Clock; ms: number; reason: string; signal: AbortSignal },
): Promise<Answer<T>> {
  signal.throwIfAborted()
  const over = new AbortController()
  const end = () => over.abort(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  const tooLate = async (): Promise<Answer<T>> => {
    await clock.sleep(ms, over.signal)
    return { kind: 'unreachable', reason }
  }
  const asked = ask(over.signal)
  const timed = tooLate()
  try {
    return await Promise.race([asked, timed])
  } finally {
    signal.removeEventListener('abort', end)
    over.abort()
    // The loser of the race ends with the abort.
    asked.catch(() => undefined)
    timed.catch(() => undefined)
  }
}
