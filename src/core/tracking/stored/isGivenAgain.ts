import type { TrackedItem } from '../trackedItem'

/**
 * Returns true for a gift that was given again after an equal one was removed. While the nonce is unused, the Safe
 * proposes the same bytes, and so the same hash. The newer one continues.
 */
export function isGivenAgain(item: TrackedItem, before: TrackedItem): boolean {
  return before.phase.status === 'removed' && !item.rebuilt && item.createdAtMs > before.createdAtMs
}
