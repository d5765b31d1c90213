import { createTestClient, defineChain, http, publicActions, walletActions } from 'viem'

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
    // On a busy machine a contract may take longer to be put up than viem's default of 10 s.
    transport: http(rpcUrl, { timeout: 60_000 }),
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** See {@link createChainClient}. */
export type ChainClient = ReturnType<typeof createChainClient>
