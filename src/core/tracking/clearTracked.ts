import { endOf } from './status/endOf'
import { mergeTracked } from './stored/mergeTracked'
import type { StoredTracked } from './stored/storedTracked'

/**
 * Takes away what has ended, and keeps it aside for `undoClear`. What still needs a look goes only when nothing else has
 * ended, so that no single press hides it. What is pending stays.
 */
export function clearTracked(stored: StoredTracked, nowMs: number): StoredTracked {
  const isSettled = stored.items.some((item) => endOf(item) === 'settled')
  const isTaken = (end: ReturnType<typeof endOf>) => (isSettled ? end === 'settled' : end !== null)
  const items = stored.items.filter((item) => isTaken(endOf(item)))
  if (items.length === 0) return stored
  const changedAtMs = nextMs(stored, nowMs)
  return {
    ...stored,
    items: stored.items.filter((item) => !items.includes(item)),
    clearedAtMs: changedAtMs,
    cleared: { items, changedAtMs, beforeMs: stored.clearedAtMs },
  }
}

/** Brings back what the last `clearTracked` took. */
export function undoClear(stored: StoredTracked, nowMs: number): StoredTracked {
  const { items, beforeMs } = stored.cleared
  if (items.length === 0) return stored
  return {
    ...stored,
    items: mergeTracked(stored.items, items),
    clearedAtMs: beforeMs,
    cleared: { ...stored.cleared, items: [], changedAtMs: nextMs(stored, nowMs) },
  }
}

/** Later than any change before it, even if the clock was set back. */
function nextMs({ cleared }: StoredTracked, nowMs: number): number {
  return Math.max(cleared.changedAtMs + 1, nowMs)
}
