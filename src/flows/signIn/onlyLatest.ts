import type { Clock } from '../../ports/clock'

/** Maximum of one sleep, in ms: browser timers are limited to 24 days. */
const longestSleepMs = 86_400_000

/** Runs one action at a time: each new one aborts the previous one. */
export type Latest = {
  /** Aborts the current action, and returns the signal of the new one. */
  begin(): AbortSignal
  end(): void
}

/** Returns a runner whose actions also end with `closed`. */
export function onlyLatest(closed: AbortSignal): Latest {
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

/** Returns the result of `work`, or null when the time limit comes first, which aborts it. Throws the errors of `work`. */
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
