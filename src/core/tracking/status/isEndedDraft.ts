import type { TrackedItem, TrackedTx } from '../trackedItem'

/**
 * Whether an item is a draft that ended because another transaction used its nonce. The batch that may still hold the
 * draft takes a later nonce, so a payment can refute this end.
 */
export function isEndedDraft(item: TrackedItem): item is TrackedTx {
  return item.kind === 'safeTx' && item.phase.status === 'replaced' && item.phase.paid === 'draft'
}
