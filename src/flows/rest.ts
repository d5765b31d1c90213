import type { Clock } from '../ports'

/** How much longer a loop rests while nobody can see the tab. */
export const hiddenFactor = 4

/**
 * Rests between two looks: `ms`, four times as long while the tab is hidden. A tab that is shown again does not wait for
 * the rest of the long time, only for what is left of the short one. Throws the signal's reason when aborted.
 */
export async function rest(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  const startedAtMs = clock.nowMs()
  if (!clock.isVisible()) await sleepUntilShown(clock, hiddenFactor * ms, signal)
  // A clock that was set back meanwhile makes it no longer.
  const leftMs = Math.min(ms, startedAtMs + ms - clock.nowMs())
  if (leftMs > 0) await clock.sleep(leftMs, signal)
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
