import type { PaidBy, TxPhase } from './trackedItem'

type ReplacedInSafe = Extract<TxPhase, { readonly status: 'replaced' }>

/** What became of a gift whose nonce another transaction of the Safe used. */
export const replacedInSafe = {
  no: ({ byNonce }) =>
    `Another transaction with the number #${byNonce} was executed instead. This gift was not paid and cannot be any more. Give again if it is still wanted.`,
  unknown: ({ byNonce }) =>
    `Another transaction took its place (#${byNonce}). Whether that transaction paid this gift could not be read: look at that transaction on the chain before giving again.`,
  draft: ({ byNonce }) =>
    `Another transaction (#${byNonce}) was executed, and did not pay this gift. Your wallet’s batch may still hold the gift as a draft: look there before giving again, because confirming the batch pays the gift.`,
} satisfies Record<ReplacedInSafe['paid'], (phase: ReplacedInSafe) => string>

/** The end of "has paid", where another transaction than the one that was proposed here has. */
export function otherwisePaid({ paidBy }: { readonly paidBy?: PaidBy }): string {
  if (paidBy === undefined) return ''
  return paidBy.extent === 'part'
    ? ` as part of another transaction (safeTxHash ${paidBy.safeTxHash})`
    : ` by another transaction with the same payments (safeTxHash ${paidBy.safeTxHash})`
}
