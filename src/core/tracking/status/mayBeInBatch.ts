import type { TrackedItem, TrackedTx } from '../trackedItem'
import { isEndedDraft } from './isEndedDraft'

/**
 * Whether the batch of the user's wallet may hold an item: it was shown as a draft, and no batch has paid it. Neither a
 * record that vanishes nor a signature takes a draft out of the batch.
 */
export function mayBeInBatch(item: TrackedItem): item is TrackedTx {
  if (item.kind !== 'safeTx') return false
  const { phase, wasDraft } = item
  if (phase.status === 'confirmed' && phase.paidBy !== undefined) return false
  return wasDraft === true || phase.status === 'draft' || isEndedDraft(item)
}
