import type { Clock } from '../ports/clock'

/** Factor of the poll interval while the tab is hidden. */
export const hiddenFactor = 4

/**
 * Waits between two polls: `ms`, four times as long while the tab is hidden. A tab that is shown again waits only for the
 * rest of the short time. Throws the signal's reason when aborted.
 */
export async function pausePolling(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  const startedAtMs = clock.nowMs()
  if (!clock.isVisible()) await sleepUntilShown(clock, hiddenFactor * ms, signal)
  // At most `ms`, even if the clock was set back.
  const leftMs = Math.min(ms, startedAtMs + ms - clock.nowMs())
  if (leftMs > 0) await clock.sleep(leftMs, signal)
}

export type Backoff = { readonly firstMs: number; readonly longestMs: number }

/** Back-off of a search for one item of the account until it is found. */
export const searchBackoff: Backoff = { firstMs: 10_000, longestMs: 120_000 }

/**
 * Creates the back-off between searches that find nothing: doubles each time up to a maximum, and is at least `atLeastMs`
 * (the other side's `Retry-After`). Each wait throws the signal's reason when aborted.
 */
export function createBackoff(
  clock: Clock,
  { firstMs, longestMs }: Backoff,
  signal: AbortSignal,
): (atLeastMs?: number) => Promise<void> {
  let pauseMs = firstMs
  return async (atLeastMs = 0) => {
    const ms = Math.max(pauseMs, atLeastMs)
    pauseMs = Math.min(2 * pauseMs, longestMs)
    await pausePolling(clock, ms, signal)
  }
}

async function sleepUntilShown(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const shown = new AbortController()
  const wake = () => shown.abort()
  const stopListening = clock.onVisible(wake)
  signal.addEventListener('abort', wake, { once: true })
  try {
    await clock.sleep(ms, shown.signal)
  } catch (reason) {
    if (!shown.signal.aborted) throw reason
  } finally {
    stopListening()
    signal.removeEventListener('abort', wake)
  }
  signal.throwIfAborted()
}

/** Waits until the signal is aborted, and throws its reason. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** Waits until `wait` resolves or `wake` is called, which `setWake` receives. Throws the signal's reason when aborted. */
export async function untilWoken(
  wait: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  setWake: (wake: () => void) => void,
): Promise<void> {
  signal.throwIfAborted()
  const woken = new AbortController()
  const wake = () => woken.abort()
  setWake(wake)
  signal.addEventListener('abort', wake, { once: true })
  try {
    await wait(woken.signal)
  } catch (reason) {
    if (!woken.signal.aborted) throw reason
  } finally {
    signal.removeEventListener('abort', wake)
  }
  signal.throwIfAborted()
}
