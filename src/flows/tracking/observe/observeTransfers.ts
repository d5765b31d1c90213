import type { TxObservation } from '../../../core/tracking/observation'
import { paidByWitness } from '../../../core/tracking/advance/paid/paidByWitness'
import type { Execution, SafeTxHash } from '../../../core/safe/safeTx'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { notAsked, type TxSources } from '../sources'
import { observeRises } from './observeRises'

/** Reads the token transfers in the poll that may be the last, and balances for doubted tokens. Never for native coin alone. */
export async function observeTransfers(
  item: TrackedTx,
  seen: Pick<TxObservation, 'execution' | 'witness' | 'confirmationsWanted'>,
  { chain, chainReader }: Pick<TxSources, 'chain' | 'chainReader'>,
  signal: AbortSignal,
): Promise<Pick<TxObservation, 'transfers' | 'rises'>> {
  const { safe, safeTxHash, gifts } = item
  const made = executionOf(safeTxHash, seen)
  if (made?.execution.outcome !== 'success') return { transfers: notAsked }
  if (made.execution.confirmations < seen.confirmationsWanted) return { transfers: notAsked }
  if (gifts.every(({ token }) => token === null)) return { transfers: notAsked }
  const { txHash, at, blockNumber } = made.execution
  const tokens = chain.tokens.map(({ address }) => address)
  const [transfers, rises] = await Promise.all([
    chainReader.readTransfers({ safe, safeTxHash: made.safeTxHash, txHash, at }, signal),
    observeRises(item, { blocks: [blockNumber], tokens }, chainReader, signal),
  ])
  return { transfers, ...rises }
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
