import { type Chain, getAddress } from 'viem'
import { arbitrum, base, gnosis, mainnet, optimism, polygon, sepolia } from 'viem/chains'
import type { AppChain } from '../core/chain'

/**
 * The chains that the app can serve without further configuration: viem's chain and what is ours, one object each, and
 * nothing elsewhere. `VITE_CHAINS` chooses among them; `defaultChainIds` are served when nothing is chosen. The build
 * reads this file, and inlines the chosen chains as JSON: no definition of viem reaches the page.
 *
 * Token addresses: USDC from https://developers.circle.com/stablecoins/usdc-contract-addresses (native USDC, not a
 * bridged one), DAI from https://chainlog.skyeco.com (MCD_DAI). Short names: EIP-3770. Service URLs:
 * https://docs.safe.global/core-api/transaction-service-overview.
 */
export const chains = [
  {
    ...fromViem(mainnet),
    shortName: 'eth',
    rpcUrls: ['https://ethereum-rpc.publicnode.com', 'https://eth.drpc.org', 'https://ethereum.reth.rs/rpc'],
    serviceUrl: 'https://api.safe.global/tx-service/eth/api',
    tokens: [
      {
        address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
      },
      {
        address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        symbol: 'DAI',
        name: 'Dai Stablecoin',
        decimals: 18,
      },
    ],
    confirmations: 12,
    pollMs: 10_000,
    color: '#3d4f9e',
    safeHashesName: 'ethereum',
    priorityFeeGwei: 1.5,
  },
  {
    ...fromViem(optimism),
    name: 'Optimism',
    shortName: 'oeth',
    rpcUrls: ['https://mainnet.optimism.io', 'https://optimism-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/oeth/api',
    tokens: [
      {
        address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
      },
    ],
    confirmations: 10,
    pollMs: 5_000,
    color: '#8a2c3f',
    safeHashesName: 'optimism',
  },
  {
    ...fromViem(gnosis),
    shortName: 'gno',
    nativeCurrency: { name: 'xDAI', symbol: 'xDAI', decimals: 18 },
    rpcUrls: ['https://rpc.gnosischain.com', 'https://gnosis-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/gno/api',
    tokens: [],
    confirmations: 12,
    pollMs: 10_000,
    color: '#2a6137',
    safeHashesName: 'gnosis',
  },
  {
    ...fromViem(polygon),
    shortName: 'matic',
    rpcUrls: ['https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org'],
    // The service renamed its path with the coin; links into the wallet kept the old short name.
    serviceUrl: 'https://api.safe.global/tx-service/pol/api',
    tokens: [
      {
        address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
      },
    ],
    confirmations: 20,
    pollMs: 10_000,
    color: '#7e3a66',
    safeHashesName: 'polygon',
  },
  {
    ...fromViem(base),
    shortName: 'base',
    rpcUrls: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/base/api',
    tokens: [
      {
        address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
      },
    ],
    confirmations: 10,
    pollMs: 5_000,
    color: '#1d5670',
    safeHashesName: 'base',
  },
  {
    ...fromViem(arbitrum),
    name: 'Arbitrum',
    shortName: 'arb1',
    rpcUrls: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/arb1/api',
    tokens: [
      {
        address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
      },
    ],
    confirmations: 20,
    pollMs: 5_000,
    color: '#00645f',
    safeHashesName: 'arbitrum',
  },
  {
    ...fromViem(sepolia),
    shortName: 'sep',
    rpcUrls: ['https://ethereum-sepolia-rpc.publicnode.com', 'https://sepolia.drpc.org'],
    serviceUrl: 'https://api.safe.global/tx-service/sep/api',
    tokens: [
      {
        address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
        symbol: 'USDC',
        name: 'USD Coin (test)',
        decimals: 6,
      },
    ],
    confirmations: 3,
    pollMs: 10_000,
    color: '#6b5300',
    safeHashesName: 'sepolia',
    priorityFeeGwei: 1.5,
  },
] as const satisfies readonly (AppChain & Required<Pick<AppChain, 'color'>>)[]

/** Served when `VITE_CHAINS` is not set. */
export const defaultChainIds: readonly number[] = [1, 10, 8453]

/**
 * Returns what the app takes of viem's chain. The rest would be inlined into the first chunk for nothing: contracts of
 * rollups, formatters, and nodes that we do not choose.
 */
function fromViem({ id, name, nativeCurrency, blockExplorers, contracts }: Chain) {
  const multicall3 = contracts?.multicall3?.address
  return {
    id,
    name,
    nativeCurrency,
    explorerUrl: blockExplorers?.default.url ?? null,
    ...(multicall3 !== undefined && { multicall3: getAddress(multicall3) }),
  }
}
