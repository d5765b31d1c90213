import type { ChainTxHash } from '../../safe/safeTx'
import type { ChainTxPhase } from '../trackedItem'

type ReplacedInWallet = Extract<ChainTxPhase, { readonly status: 'replaced' }>
type OfWallet = { readonly txHash?: ChainTxHash | null }

/** Returns true when the wallet named this hash for something else: only a used nonce rules a payment out. */
export function isNamed({ byTxHash }: ReplacedInWallet, { txHash }: OfWallet): boolean {
  return byTxHash === txHash
}
