import { type Address, getAddress } from 'viem'
import { type Config, createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { AppChain } from '../../core/chain'
import { chainTransport } from '../chain/chainTransport'
import { safeConnector } from './safeConnector'
import { toViemChain } from './toViemChain'

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
