import type { Clock } from '../../ports/clock'

/** A browser's timers end at 24 days. */
const longestSleepMs = 86_400_000

/** One thing at a time: whatever begins ends what was on its way. */
export type Turn = {
  /** The signal of what begins now. */
  begin(): AbortSignal
  end(): void
}

/** Turns that also end with `closed`. */
export function createTurn(closed: AbortSignal): Turn {
  let current = new AbortController()
  closed.addEventListener('abort', () => current.abort(closed.reason), { once: true })
  return {
    begin() {
      current.abort()
      current = new AbortController()
      if (closed.aborted) current.abort(closed.reason)
      return current.signal
    },
    end: () => current.abort(),
  }
}

/** What `work` answers, or null when the time is over first; `work` is ended then. Throws what it throws. */
export async function beforeTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  {
    endsAtMs,
    clock,
    signal,
  }: { readonly endsAtMs: number; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<T | null> {
  const own = new AbortController()
  const stop = () => own.abort(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work(own.signal), sleepUntil(endsAtMs, clock, own.signal)])
  } finally {
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

async function sleepUntil(atMs: number, clock: Clock, signal: AbortSignal): Promise<null> {
  for (let leftMs = atMs - clock.nowMs(); leftMs > 0; leftMs = atMs - clock.nowMs()) {
    await clock.sleep(Math.min(leftMs, longestSleepMs), signal)
  }
  return null
}
