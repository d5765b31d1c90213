import { type Address, type Chain, getAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { type Config, createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { AppChain } from '../../core/chain'
import { chainTransport } from '../chainReader'
import { safeConnector } from './safeConnector'

export type SafeWagmiOptions = {
  /** As the host wrote it. */
  readonly safe: Address
  readonly chain: AppChain
}

/**
 * wagmi for one Safe: its chain and no other, its connector and no other. No EIP-6963 discovery, so a wallet extension in
 * the frame is never seen; no storage, so neither a denied localStorage nor an earlier Safe matters; no reconnect
 * (mount it with `reconnectOnMount={false}`), because it comes connected.
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

function toViemChain({ id, name, nativeCurrency, rpcUrls, explorerUrl }: AppChain): Chain {
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorerUrl !== null && { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
    // Names are registered on Ethereum only, and nothing reads another chain than the Safe's.
    ...(id === mainnet.id && { contracts: mainnet.contracts }),
  }
}
