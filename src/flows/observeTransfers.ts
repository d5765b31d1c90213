import type { TxObservation } from '../core/tracking/observation'
import type { TrackedTx } from '../core/tracking/trackedItem'
import { notAsked, type Sources } from './sources'

/** What has arrived, by the tokens, in the round that may be the last. Nobody is asked before, or about coins alone. */
export async function observeTransfers(
  { safe, safeTxHash, gifts }: TrackedTx,
  { execution, confirmationsWanted }: Pick<TxObservation, 'execution' | 'confirmationsWanted'>,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<TxObservation['transfers']> {
  if (execution.kind !== 'found' || execution.value.outcome !== 'success') return notAsked
  if (execution.value.confirmations < confirmationsWanted) return notAsked
  if (gifts.every(({ token }) => token === null)) return notAsked
  return chainReader.readTransfers({ safe, safeTxHash, txHash: execution.value.txHash }, signal)
}
