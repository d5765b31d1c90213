import type { TrackedItem } from '../trackedItem'
import type { TxNote } from './txNote'

/**
 * Builds the note of a followed gift for the record. Null for a message.
 *
 * @param purpose - The purpose that the giver entered.
 */
export function noteOf(item: TrackedItem, purpose: string | null): TxNote | null {
  if (item.kind === 'safeMessage') return null
  const { createdAtMs: atMs, rebuilt, gifts } = item
  return {
    id: noteId(item),
    txHash: txHashOf(item),
    atMs,
    isOwn: !rebuilt,
    payments: gifts.map(({ causeId, payeeName, recipient, token, amount, planned }) => ({
      recipient,
      token,
      amount,
      name: causeId === null ? payeeName : null,
      planned: planned ?? null,
    })),
    purpose,
    planId: 'plan' in item ? (item.plan?.id ?? null) : null,
    proposer: 'proposer' in item ? (item.proposer ?? null) : null,
  }
}

type Gift = Exclude<TrackedItem, { kind: 'safeMessage' }>

function noteId(item: Gift): string {
  if (item.kind === 'safeTx') return item.safeTxHash.toLowerCase()
  return item.kind === 'calls' ? `calls:${item.id}` : item.txHash.toLowerCase()
}

function txHashOf(item: Gift): TxNote['txHash'] {
  if (item.kind === 'safeTx') return null
  return item.txHash ?? ('txHash' in item.phase ? item.phase.txHash : null)
}
