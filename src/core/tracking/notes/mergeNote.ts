import { stringifyExact } from '../../stringifyExact'
import type { NotedPayment, TxNote } from './txNote'

/**
 * Merges another note of the same transaction into a stored one. Never replaces a value. The purpose of this
 * browser's own gift is fixed: a later gift with equal calls does not add one.
 *
 * @returns `ours` itself when nothing is new.
 */
export function mergeNote(ours: TxNote, theirs: TxNote): TxNote {
  const merged: TxNote = {
    ...ours,
    txHash: ours.txHash ?? theirs.txHash,
    isOwn: ours.isOwn || theirs.isOwn,
    payments: mergePayments(ours, theirs),
    purpose: ours.purpose ?? (ours.isOwn ? null : theirs.purpose),
    planId: ours.planId ?? theirs.planId,
    proposer: ours.proposer ?? theirs.proposer,
  }
  return stringifyExact(merged) === stringifyExact(ours) ? ours : merged
}

function mergePayments(ours: TxNote, theirs: TxNote): readonly NotedPayment[] {
  if (what(ours.payments) === what(theirs.payments))
    return ours.payments.map((payment, at) => ({
      ...payment,
      name: payment.name ?? theirs.payments[at]?.name ?? null,
      planned: payment.planned ?? theirs.payments[at]?.planned ?? null,
    }))
  if (ours.payments.length === 0) return theirs.payments
  // A gift that was only found may list other payments than requested.
  return theirs.payments.length > 0 && theirs.isOwn && !ours.isOwn ? theirs.payments : ours.payments
}

function what(payments: readonly NotedPayment[]): string {
  return stringifyExact(
    payments.map(({ recipient, token, amount }) => [recipient.toLowerCase(), token?.toLowerCase(), amount]),
  )
}
