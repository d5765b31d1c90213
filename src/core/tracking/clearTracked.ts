import { endOf } from './status/endOf'
import { mergeTracked } from './stored/mergeTracked'
import type { StoredTracked } from './stored/storedTracked'

/**
 * Removes final items, and keeps them for `undoClear`. Removes those that need a look only when no other has ended,
 * so that no single click hides them. Keeps pending items.
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

/** Restores what the last `clearTracked` removed. */
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

/** Returns a time after any earlier change, even if the clock was set back. */
function nextMs({ cleared }: StoredTracked, nowMs: number): number {
  return Math.max(cleared.changedAtMs + 1, nowMs)
}
