import type { ProvedWitness, TxObservation } from '../../observation'
import type { TrackedNote } from '../../trackedNote'
import type { TrackedTx } from '../../trackedItem'
import { isBalanceAwaited } from './balanceRises'
import { shortfallNote } from './shortfallNote'

/** `note` says why it is not known yet, or that less arrived; null: all of it arrived. */
export type Arrival = { readonly isKnown: boolean; readonly note: TrackedNote | null }

/** Judges what a final execution paid, by the receipt, which alone shows it, and by balances for doubted tokens. */
export function judgeArrival(
  item: TrackedTx,
  seen: TxObservation,
  paidBy: ProvedWitness | null,
  since: (kind: TrackedNote['kind']) => number,
): Arrival {
  // Coin emits no event, and a failed inner payment undoes the batch.
  if (item.gifts.every(({ token }) => token === null)) return { isKnown: true, note: null }
  const { transfers } = seen
  if (transfers.kind === 'unreachable') {
    const { reason } = transfers
    return { isKnown: false, note: { kind: 'unreachable', reason, sinceMs: since('unreachable') } }
  }
  if (transfers.kind !== 'found' || isBalanceAwaited(item, seen))
    return { isKnown: false, note: { kind: 'receiptUnread', sinceMs: since('receiptUnread') } }
  const besides = { others: paidBy?.others ?? [], refund: item.refund, proof: seen }
  return { isKnown: true, note: shortfallNote(item.gifts, transfers.value, besides) }
}
