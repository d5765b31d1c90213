import { areCallsEqual, type Call } from '../safe/safeTx'
import { mayBeInBatch } from './status/mayBeInBatch'
import type { TrackedItem } from './trackedItem'

/**
 * Returns true when the batch of the user's wallet may contain a draft with exactly these calls. A second one with
 * the same nonce has the same hash: neither service nor chain can distinguish them.
 */
export function hasEqualDraft(items: readonly TrackedItem[], calls: readonly Call[]): boolean {
  return items.some((item) => mayBeInBatch(item) && areCallsEqual(item.calls, calls))
}
