import type { TrackedItem, TrackedTx } from '../trackedItem'

/**
 * Returns true for a draft that ended because another transaction used its nonce. A batch that may still contain the
 * draft takes a later nonce, so a payment can refute this end.
 */
export function isEndedDraft(item: TrackedItem): item is TrackedTx {
  return item.kind === 'safeTx' && item.phase.status === 'replaced' && item.phase.paid === 'draft'
}
