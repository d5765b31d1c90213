import type { TrackedItem, TrackedTx } from '../trackedItem'
import { isEndedDraft } from './isEndedDraft'

/**
 * Returns true when the batch of the user's wallet may contain an item: it was shown as a draft, and no batch paid
 * it. Neither a vanished record nor a signature removes a draft from the batch.
 */
export function mayBeInBatch(item: TrackedItem): item is TrackedTx {
  if (item.kind !== 'safeTx') return false
  const { phase, wasDraft } = item
  if (phase.status === 'confirmed' && phase.paidBy !== undefined) return false
  return wasDraft === true || phase.status === 'draft' || isEndedDraft(item)
}
