import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'

/**
 * Returns the explorer's page of an address or of a transaction (never of a safeTxHash). Null where the chain has no
 * explorer.
 */
export function explorerLink(
  chain: AppChain,
  target:
    | { readonly kind: 'address'; readonly address: Address }
    | { readonly kind: 'tx'; readonly txHash: ChainTxHash },
): string | null {
  if (chain.explorerUrl === null) return null
  const base = chain.explorerUrl.replace(/\/$/, '')
  return target.kind === 'address' ? `${base}/address/${target.address}` : `${base}/tx/${target.txHash}`
}
