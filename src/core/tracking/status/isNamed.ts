import type { ChainTxHash } from '../../safe/safeTx'
import type { ChainTxPhase } from '../trackedItem'

type ReplacedInWallet = Extract<ChainTxPhase, { readonly status: 'replaced' }>
type OfWallet = { readonly txHash?: ChainTxHash | null }

/** Only its number rules a payment out; a hash that the wallet has named for something else does not. */
export function isNamed({ byTxHash }: ReplacedInWallet, { txHash }: OfWallet): boolean {
  return byTxHash === txHash
}
