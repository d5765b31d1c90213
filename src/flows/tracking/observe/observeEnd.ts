import type { SafeTxHash } from '../../../core/safe/safeTx'
import type { TxObservation } from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { notAsked, type Sources } from '../sources'

/** Reads the execution that ended an item again, from the chain alone. */
export async function observeEnd(
  item: TrackedTx,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Pick<TxObservation, 'onChain' | 'end'>> {
  const by = endedBy(item)
  if (by === null) return { onChain: notAsked, end: notAsked }
  const { safe, fromBlock, phase } = item
  const txHash = 'txHash' in phase ? phase.txHash : 'byTxHash' in phase ? phase.byTxHash : null
  // In parallel, so that one node returns both.
  const [onChain, end] = await Promise.all([
    chainReader.readSafe(safe, signal),
    chainReader.findExecution(safe, by.safeTxHash, { fromBlock, txHash, nonce: by.nonce }, signal),
  ])
  return { onChain, end }
}

function endedBy({
  phase,
  safeTxHash,
  nonce,
}: TrackedTx): { readonly safeTxHash: SafeTxHash; readonly nonce: bigint | null } | null {
  switch (phase.status) {
    case 'confirmed':
      return phase.paidBy === undefined
        ? { safeTxHash, nonce }
        : { safeTxHash: phase.paidBy.safeTxHash, nonce: null }
    case 'failed':
      return { safeTxHash, nonce }
    case 'replaced':
      return { safeTxHash: phase.bySafeTxHash, nonce: phase.byNonce }
    case 'cancelled':
      return phase.bySafeTxHash === null ? null : { safeTxHash: phase.bySafeTxHash, nonce }
    case 'proposed':
    case 'draft':
    case 'awaitingConfirmations':
    case 'awaitingExecution':
    case 'executing':
    case 'removed':
      return null
  }
}
