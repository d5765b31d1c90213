import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Address, getAddress, numberToHex, UnsupportedProviderMethodError } from 'viem'
import { type Config, createConfig, createConnector, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { AppChain } from '../../core/chain'
import { chainTransport } from '../chain/chainTransport'
import { toViemChain } from './viemChain'

export type SafeWagmiOptions = {
  /** The Safe as the host spells it. */
  readonly safe: Address
  readonly chain: AppChain
}

/**
 * Creates wagmi for one Safe, with only its chain and its connector. No EIP-6963 discovery, so a wallet extension in
 * the frame is never seen. No storage, so neither a denied localStorage nor an earlier Safe matters. No reconnect
 * (mount it with `reconnectOnMount={false}`), because it is created connected.
 */
export async function createSafeWagmiConfig({ safe, chain }: SafeWagmiOptions): Promise<Config> {
  const config = createConfig({
    chains: [toViemChain(chain)],
    connectors: [safeConnector({ safe: getAddress(safe), chainId: chain.id })],
    transports: { [chain.id]: chainTransport(chain) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const [connector] = config.connectors
  if (connector !== undefined) await connect(config, { connector })
  return config
}

type WagmiProvidersProps = {
  readonly config: Config
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Provides wagmi's hooks to its children. Enough for a Safe behind a wallet, where there is no parent window. */
export function WagmiProviders({ config, queryClient, children }: WagmiProvidersProps) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

type SafeConnectorOptions = {
  readonly safe: Address
  readonly chainId: number
}

/** The RPC methods that wagmi may call: account and chain. Nothing can be sent or signed through it. */
export type SafeProvider = {
  request(request: { readonly method: string }): Promise<unknown>
}

/**
 * Creates a wagmi connector for the Safe. It is created after the handshake with the host, so it waits for nothing and
 * needs no time-out. Gifts are sent only by `HostChannel.propose`: every method that would send or sign is refused with
 * 4200 (EIP-1193), so that no hook can propose.
 */
function safeConnector({ safe, chainId }: SafeConnectorOptions) {
  const provider: SafeProvider = {
    async request({ method }) {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [safe]
        case 'eth_chainId':
          return numberToHex(chainId)
        case 'net_version':
          return chainId.toString()
        default:
          throw new UnsupportedProviderMethodError(new Error(`Your Safe is not asked for ${method} here.`))
      }
    },
  }

  return createConnector<SafeProvider>((config) => ({
    id: 'safe',
    name: 'Safe',
    type: 'safe',
    async connect({ withCapabilities } = {}) {
      const account = withCapabilities ? { address: safe, capabilities: {} } : safe
      return { accounts: [account] as never, chainId }
    },
    // The host decides which Safe is open, for the life of the page.
    async disconnect() {},
    getAccounts: async () => [safe],
    getChainId: async () => chainId,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect: () => config.emitter.emit('disconnect'),
  }))
}
