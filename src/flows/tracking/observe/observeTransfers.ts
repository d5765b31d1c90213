import type { TxObservation } from '../../../core/tracking/observation'
import { paidByWitness } from '../../../core/tracking/advance/paid/paidByWitness'
import type { Execution, SafeTxHash } from '../../../core/safe/safeTx'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { notAsked, type Sources } from '../sources'

/** Reads the token transfers in the poll that may be the last. Never for native coin alone. */
export async function observeTransfers(
  { safe, safeTxHash, gifts }: TrackedTx,
  seen: Pick<TxObservation, 'execution' | 'witness' | 'confirmationsWanted'>,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<TxObservation['transfers']> {
  const made = executionOf(safeTxHash, seen)
  if (made?.execution.outcome !== 'success') return notAsked
  if (made.execution.confirmations < seen.confirmationsWanted) return notAsked
  if (gifts.every(({ token }) => token === null)) return notAsked
  const { txHash, at } = made.execution
  return chainReader.readTransfers({ safe, safeTxHash: made.safeTxHash, txHash, at }, signal)
}

/** Returns the execution that made the payments: the item's own, or the one that used its nonce. */
function executionOf(
  safeTxHash: SafeTxHash,
  seen: Pick<TxObservation, 'execution' | 'witness'>,
): { readonly safeTxHash: SafeTxHash; readonly execution: Execution } | null {
  if (seen.execution.kind === 'found') return { safeTxHash, execution: seen.execution.value }
  const witness = paidByWitness(seen)
  return witness && { safeTxHash: witness.bySafeTxHash, execution: witness.execution }
}
