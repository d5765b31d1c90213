import { isCodeAlarm } from '../../../core/tracking/advance/judgeCode'
import type { Look, NodeVerdict, TxObservation } from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { notAsked, type Sources } from '../sources'

/** Compares a second node's view of the execution that would end the item. Only runs in the poll that may be the last. */
export async function observeNodes(
  { safe, safeTxHash, nonce, note }: TrackedTx,
  { execution, witness, transfers, record, confirmationsWanted }: TxObservation,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<NodeVerdict>> {
  // It cannot end in this poll, whatever a second node shows. With the wrong contract only another transaction ends it.
  const isTied = nonce !== null || record.kind === 'found'
  if (!isTied || (isCodeAlarm(note) && execution.kind === 'found')) return notAsked
  if (transfers.kind === 'missing' || transfers.kind === 'unreachable') return notAsked
  const ended =
    execution.kind === 'found'
      ? { safeTxHash, nonce: nonceOf(nonce, record), execution: execution.value }
      : witness.kind === 'found'
        ? { safeTxHash: witness.value.bySafeTxHash, nonce: null, execution: witness.value.execution }
        : null
  if (ended === null || ended.execution.confirmations < confirmationsWanted) return notAsked
  const moved = transfers.kind === 'found' ? transfers.value : null
  return chainReader.compareNodes({ safe, ...ended, transfers: moved }, signal)
}

function nonceOf(nonce: bigint | null, record: TxObservation['record']): bigint | null {
  return nonce ?? (record.kind === 'found' ? record.value.nonce : null)
}
