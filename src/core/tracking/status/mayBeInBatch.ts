import type { TrackedItem, TrackedTx } from '../trackedItem'
import { areCallsEqual, type Call } from '../../safe/safeTx'

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

/**
 * Returns true for a draft that ended because another transaction used its nonce. A batch that may still contain the
 * draft takes a later nonce, so a payment can refute this end.
 */
export function isEndedDraft(item: TrackedItem): item is TrackedTx {
  return item.kind === 'safeTx' && item.phase.status === 'replaced' && item.phase.paid === 'draft'
}

/**
 * Returns true when the batch of the user's wallet may contain a draft with exactly these calls. A second one with
 * the same nonce has the same hash: neither service nor chain can distinguish them.
 */
export function hasEqualDraft(items: readonly TrackedItem[], calls: readonly Call[]): boolean {
  return items.some((item) => mayBeInBatch(item) && areCallsEqual(item.calls, calls))
}
