import { sameCalls } from '../safe/sameCalls'
import type { Call } from '../safe/safeTx'
import { mayBeInBatch } from './status/mayBeInBatch'
import type { TrackedItem } from './trackedItem'

/**
 * Whether the batch of the user's wallet may hold a draft that makes exactly these calls. A second one with the same nonce
 * has the same hash, so nothing at the service or on the chain tells the two apart.
 */
export function hasEqualDraft(items: readonly TrackedItem[], calls: readonly Call[]): boolean {
  return items.some((item) => mayBeInBatch(item) && sameCalls(item.calls, calls))
}
