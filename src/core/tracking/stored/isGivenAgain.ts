import type { TrackedItem } from '../trackedItem'

/**
 * Whether an item is a gift that was given once more after an equal one was removed: while the number is free the Safe
 * proposes the same bytes, and so the same hash. The newer one goes on.
 */
export function isGivenAgain(item: TrackedItem, before: TrackedItem): boolean {
  return before.phase.status === 'removed' && !item.rebuilt && item.createdAtMs > before.createdAtMs
}
