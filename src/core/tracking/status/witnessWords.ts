import type { ChainTxHash } from '../../safe/safeTx'
import { m } from '../messages'
import type { ChainTxPhase } from '../trackedItem'

type ReplacedInWallet = Extract<ChainTxPhase, { readonly status: 'replaced' }>
type OfWallet = { readonly txHash?: ChainTxHash | null }

/** Only its number rules a payment out; a hash that the wallet has named for something else does not. */
export function isNamed({ byTxHash }: ReplacedInWallet, { txHash }: OfWallet): boolean {
  return byTxHash === txHash
}

/** What became of a payment of a wallet for which, or in place of which, another transaction was sent. */
export function replacedInWallet(phase: ReplacedInWallet, item: OfWallet): string {
  return (isNamed(phase, item) ? m.wallet.named : m.wallet.replaced)[phase.paid]
}
