import {
  createTestClient,
  defineChain,
  type EIP1193RequestFn,
  http,
  publicActions,
  type Transport,
  walletActions,
} from 'viem'
import { sendWithFreeNonce } from './sendWithFreeNonce'

/** The chain id that Anvil and Hardhat use. */
export const localChainId = 31337

/** The sandbox's chain as viem describes chains. */
function localChain(rpcUrl: string, id: number) {
  return defineChain({
    id,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    supportsTransactionReplacementDetection: false,
  })
}

/** A viem client with Anvil's test actions, public and wallet actions, for a chain that is already running. */
export function createChainClient(rpcUrl: string, chainId: number = localChainId) {
  return createTestClient({
    mode: 'anvil',
    chain: localChain(rpcUrl, chainId),
    // Blocks are there as soon as they are asked for; viem's default of 4 s would slow every test that waits.
    pollingInterval: 50,
    cacheTime: 0,
    transport: sharedOwners(rpcUrl),
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** The node chooses the nonce of what it sends for an owner; another test's transaction can take it in between. */
function sharedOwners(rpcUrl: string): Transport {
  // On a busy machine a contract may take longer to be put up than viem's default of 10 s.
  // What is asked together goes together: a host that refreshes asks for eight things.
  const toNode = http(rpcUrl, { timeout: 60_000, batch: true })
  return (parameters) => {
    const transport = toNode(parameters)
    const ask: EIP1193RequestFn = transport.request
    const request = async (...[args, options]: Parameters<EIP1193RequestFn>): Promise<unknown> => {
      const { method } = args
      if (method !== 'eth_sendTransaction' && method !== 'eth_sendRawTransaction') return ask(args, options)
      const send = async () => {
        const hash = await ask(args, options)
        // Two at the same moment: the node may take both, and drop one.
        const kept = await ask({ method: 'eth_getTransactionByHash', params: [hash] })
        if (kept === null) throw new Error('Nonce too low: another transaction replaced this one.')
        return hash
      }
      // What is signed has its nonce: whoever signed it has to sign again.
      return method === 'eth_sendTransaction' ? sendWithFreeNonce(send) : send()
    }
    return { ...transport, request: request as EIP1193RequestFn }
  }
}

/** See {@link createChainClient}. */
export type ChainClient = ReturnType<typeof createChainClient>
