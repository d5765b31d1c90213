import { useMemo } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Config } from 'wagmi'
import type { AppChain } from '../../../core/chain'
import { chainsToGiveOn } from '../../../core/giving/assets'
import type { CausesState } from '../../../flows/session/loadCauses'
import type { WalletConnection } from '../../../ports/wallet'
import { useStoreValue } from '../../parts/useStoreValue'

export type OfferedConfigParts = {
  readonly config: Config
  readonly chains: readonly AppChain[]
  readonly causes: StoreApi<CausesState>
  readonly connection: StoreApi<WalletConnection>
}

/** Returns the config for "Switch Networks": the chains where a cause receives, and the wallet's own. */
export function useOfferedConfig({ config, chains, causes, connection }: OfferedConfigParts): Config {
  const directory = useStoreValue(causes)
  const current = useStoreValue(connection)
  const currentId = current.kind === 'connected' ? current.chainId : null
  return useMemo(() => {
    const possible = directory.kind === 'ready' ? chainsToGiveOn(directory.causes, chains) : []
    if (possible.length === 0) return config
    return offerChains(config, [...possible.map(({ id }) => id), ...(currentId === null ? [] : [currentId])])
  }, [config, chains, directory, currentId])
}

/**
 * Returns the same config with only these chains to choose from. wagmi and RainbowKit read `chains` from the config of
 * the context; everything else is read from the original, so that connections and events stay the same.
 */
function offerChains(config: Config, chainIds: readonly number[]): Config {
  const chains = config.chains.filter(({ id }) => chainIds.includes(id))
  return Object.create(config, { chains: { value: chains, enumerable: true } }) as Config
}
