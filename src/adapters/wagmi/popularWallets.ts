import { connectorsForWallets, type WalletList } from '@rainbow-me/rainbowkit'
import {
  braveWallet,
  coinbaseWallet,
  injectedWallet,
  metaMaskWallet,
  rainbowWallet,
  safeWallet,
} from '@rainbow-me/rainbowkit/wallets'
import type { CreateConnectorFn } from 'wagmi'
import { linkWallet } from './linkWallet'

type CreateWallet = WalletList[number]['wallets'][number]

export type PopularWalletsOptions = {
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
