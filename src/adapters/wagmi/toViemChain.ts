import type { Chain } from 'viem'
import { mainnet } from 'viem/chains'
import type { AppChain } from '../../core/chain'

/** Returns the chain in viem's and wagmi's form, with only our own RPC URLs. */
export function toViemChain(chain: AppChain): Chain {
  const { id, name, nativeCurrency, rpcUrls, explorerUrl, multicall3 } = chain
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorerUrl !== null && { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
    contracts: {
      ...(multicall3 !== undefined && { multicall3: { address: multicall3 } }),
      // Names are registered on Ethereum only, and nothing reads another chain than the account's.
      ...(id === mainnet.id && mainnet.contracts),
    },
  }
}
