import type { ChainTxHash } from '../../safe/safeTx'
import { lookInBatch } from './draftWords'
import type { ChainTxPhase, PaidBy, TxPhase } from '../trackedItem'

type ReplacedInSafe = Extract<TxPhase, { readonly status: 'replaced' }>

/** What became of a gift whose nonce another transaction of the Safe used. */
export const replacedInSafe = {
  no: ({ byNonce }) =>
    `Another transaction with the number #${byNonce} was executed instead. This gift was not paid and cannot be any more. Give again if it is still wanted.`,
  unknown: ({ byNonce }) =>
    `Another transaction took its place (#${byNonce}). Whether that transaction paid this gift could not be read: look at that transaction on the chain before giving again.`,
  draft: ({ byNonce }) =>
    `Another transaction (#${byNonce}) was executed, and did not pay this gift. ${lookInBatch}`,
} satisfies Record<ReplacedInSafe['paid'], (phase: ReplacedInSafe) => string>

type ReplacedInWallet = Extract<ChainTxPhase, { readonly status: 'replaced' }>
type OfWallet = { readonly txHash?: ChainTxHash | null }

/** Only its number rules a payment out; a hash that the wallet has named for something else does not. */
export function isNamed({ byTxHash }: ReplacedInWallet, { txHash }: OfWallet): boolean {
  return byTxHash === txHash
}

/** What became of a payment of a wallet for which, or in place of which, another transaction was sent. */
export function replacedInWallet(phase: ReplacedInWallet, item: OfWallet): string {
  if (isNamed(phase, item))
    return phase.paid === 'no'
      ? 'The transaction that your wallet named does not make this payment. Look in the list of your wallet whether another one does, and give again only if none does.'
      : 'The transaction that your wallet named makes another payment than this one, and may have paid a part of this gift: look at that transaction on the chain before giving again.'
  return phase.paid === 'no'
    ? 'Your wallet sent another transaction in its place. This payment was not made and cannot be any more. Give again if it is still wanted.'
    : 'Your wallet sent another transaction in its place. Whether that transaction paid this gift could not be read: look at that transaction on the chain before giving again.'
}

/** The end of "has paid", where another transaction than the one that was proposed here has. */
export function otherwisePaid({ paidBy }: { readonly paidBy?: PaidBy }): string {
  if (paidBy === undefined) return ''
  return paidBy.extent === 'part'
    ? ` as part of another transaction (safeTxHash ${paidBy.safeTxHash})`
    : ` by another transaction with the same payments (safeTxHash ${paidBy.safeTxHash})`
}
