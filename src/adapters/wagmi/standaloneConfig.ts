import { createClient } from 'viem'
import { type Config, createConfig, createStorage } from 'wagmi'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'
import type { KeyValueStorage } from '../../ports/storage'
import { chainTransport } from '../chain/chainTransport'
import { popularWallets, type PopularWalletsOptions } from './popularWallets'
import { toRainbowChain } from './toRainbowChain'

export type StandaloneOptions = PopularWalletsOptions & {
  readonly chains: readonly [AppChain, ...AppChain[]]
  readonly storage: KeyValueStorage
}

/**
 * Creates wagmi for a normal tab: the configured chains, the wallets of the specification and those announced by
 * EIP-6963. Nothing is connected at start: `reconnectLast` reconnects the wallet that was used last.
 */
export function createStandaloneConfig({ chains, storage, ...wallets }: StandaloneOptions): Config {
  const [first, ...others] = chains
  const known = new Map(chains.map((chain) => [chain.id, chain]))
  return createConfig({
    chains: [toRainbowChain(first), ...others.map(toRainbowChain)],
    connectors: popularWallets(wallets),
    client({ chain }) {
      return createClient({
        chain,
        transport: chainTransport(known.get(chain.id) ?? first),
        pollingInterval: nodeLimits.pollingIntervalMs,
        batch: { multicall: { batchSize: nodeLimits.multicallBatchBytes } },
      })
    },
    storage: createStorage({
      storage: {
        getItem: (key) => storage.get(key),
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => storage.remove(key),
      },
    }),
  })
}
