import { createClient } from 'viem'
import { type Config, createConfig, type CreateConnectorFn, createStorage } from 'wagmi'
import { connectorsForWallets, type WalletList } from '@rainbow-me/rainbowkit'
import {
  braveWallet,
  coinbaseWallet,
  injectedWallet,
  rainbowWallet,
  safeWallet,
} from '@rainbow-me/rainbowkit/wallets'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'
import type { KeyValueStorage } from '../../ports/storage'
import { chainTransport } from '../chain/chainTransport'
import { toRainbowChain } from './viemChain'
import { metaMaskWallet } from './metaMask'
import { linkWallet } from './walletConnect'

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

type CreateWallet = WalletList[number]['wallets'][number]

type PopularWalletsOptions = {
  readonly appName: string
  /** WalletConnect's project id. Null: no wallet that needs its relay is offered. */
  readonly projectId: string | null
}

/** Returns the connectors of one group, "Popular", in the order of the specification. */
export function popularWallets({ appName, projectId }: PopularWalletsOptions): CreateConnectorFn[] {
  const all: readonly { readonly wallet: CreateWallet; readonly isOffered: boolean }[] = [
    // Without an injected wallet RainbowKit would wait for ever.
    { wallet: injectedWallet, isOffered: hasInjectedProvider() },
    { wallet: safeWallet, isOffered: true },
    { wallet: rainbowWallet, isOffered: projectId !== null },
    { wallet: coinbaseWallet, isOffered: true },
    { wallet: metaMaskWallet, isOffered: projectId !== null },
    { wallet: linkWallet, isOffered: projectId !== null },
    { wallet: braveWallet, isOffered: true },
  ]
  const wallets = all.flatMap(({ wallet, isOffered }) => (isOffered ? [wallet] : []))
  return connectorsForWallets([{ groupName: 'Popular', wallets }], {
    appName,
    projectId: projectId ?? '',
    walletConnectParameters: { telemetryEnabled: false },
  }).map(withoutSetup)
}

function hasInjectedProvider(): boolean {
  return 'ethereum' in window && window.ethereum != null
}

/**
 * Removes a connector's `setup`. wagmi runs it at start, where the wallets' libraries would load and call their vendor.
 */
function withoutSetup(create: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const { setup: _, ...connector } = create(config)
    return connector
  }
}
