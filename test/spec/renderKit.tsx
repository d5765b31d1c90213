import { RainbowKitAuthenticationProvider, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Component, type ComponentProps, type ReactNode } from 'react'
import { connect, disconnect } from 'wagmi/actions'
import { WagmiProvider } from 'wagmi'
import { createStandaloneConfig } from '../../src/adapters/wagmi/standaloneConfig'
import { chains } from '../../src/config/chains'
import type { AppChain } from '../../src/core/chain'
import { createFakeBrowser } from '../support/fakeStorage'
import { announceWallet } from './announcedWallet'

type AuthProps = Omit<ComponentProps<typeof RainbowKitAuthenticationProvider<string>>, 'children'>

export type KitOptions = {
  readonly kit?: Omit<ComponentProps<typeof RainbowKitProvider>, 'children'>
  readonly auth?: AuthProps
  /** How the wallet announces itself, and what it answers. */
  readonly wallet?: { readonly rdns?: string; readonly answers?: Parameters<typeof announceWallet>[0] }
  /** The id of a wallet of the list that the kit is told not to have found. */
  readonly notInstalled?: string
  /** Without it, the first two of the configuration. */
  readonly chains?: readonly [AppChain, ...AppChain[]]
  readonly client?: QueryClient
  readonly children: ReactNode
}

/** RainbowKit around the app's own wagmi, with a wallet that announces itself. What it throws is in `faults`. */
export function renderKit(options: KitOptions) {
  const { kit = {}, auth, wallet: announced, notInstalled, children } = options
  const wallet = announceWallet(announced?.answers, announced?.rdns)
  const [first, ...others] = options.chains ?? [chains[0], chains[1]]
  const config = createStandaloneConfig({
    chains: [withDeafNode(first), ...others.map(withDeafNode)],
    storage: createFakeBrowser().openTab(),
    appName: 'do some good',
    projectId: 'f0'.repeat(16),
  })
  for (const connector of config.connectors) {
    const { rkDetails } = connector as { rkDetails?: { id: string; installed?: boolean } }
    if (rkDetails !== undefined && rkDetails.id === notInstalled) rkDetails.installed = false
  }
  const faults: string[] = []
  const client = options.client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const inner = (
    <RainbowKitProvider locale="en" {...kit}>
      {children}
    </RainbowKitProvider>
  )
  render(
    <Boundary onFault={(message) => faults.push(message)}>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={client}>
          {auth === undefined ? (
            inner
          ) : (
            <RainbowKitAuthenticationProvider {...auth}>{inner}</RainbowKitAuthenticationProvider>
          )}
        </QueryClientProvider>
      </WagmiProvider>
    </Boundary>,
  )
  return {
    wallet,
    config,
    faults,
    async connect() {
      const connector = config.connectors.find(({ id }) => id === 'org.example.wallet')
      if (connector === undefined) throw new Error('The wallet did not announce itself.')
      await act(() => connect(config, { connector }))
    },
    disconnect: () => act(() => disconnect(config)),
  }
}

function withDeafNode(chain: AppChain): AppChain {
  return { ...chain, rpcUrls: ['http://127.0.0.1:9'] }
}

type BoundaryProps = { readonly children: ReactNode; readonly onFault: (message: string) => void }

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch(error: Error) {
    this.props.onFault(error.message)
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
