import type { AppChain } from '../core/chain'

/** Deployed at one address on all of them. Source: https://www.multicall3.com/deployments. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * The chains that the app can serve without further configuration, one literal object each. `VITE_CHAINS` chooses
 * among them; `defaultChainIds` are served when nothing is chosen.
 *
 * Token addresses: USDC from https://developers.circle.com/stablecoins/usdc-contract-addresses (native USDC, not a
 * bridged one), DAI from https://chainlog.skyeco.com (MCD_DAI). Short names: EIP-3770. Service URLs:
 * https://docs.safe.global/core-api/transaction-service-overview.
 */
export const chains = [
  {
    id: 1,
    name: 'Ethereum',
    shortName: 'eth',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://ethereum-rpc.publicnode.com', 'https://eth.drpc.org', 'https://ethereum.reth.rs/rpc'],
    serviceUrl: 'https://api.safe.global/tx-service/eth/api',
    explorerUrl: 'https://etherscan.io',
    multicall3,
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
  },
  {
    id: 10,
    name: 'Optimism',
    shortName: 'oeth',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://mainnet.optimism.io', 'https://optimism-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/oeth/api',
    explorerUrl: 'https://optimistic.etherscan.io',
    multicall3,
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
  },
  {
    id: 100,
    name: 'Gnosis',
    shortName: 'gno',
    nativeCurrency: { name: 'xDAI', symbol: 'xDAI', decimals: 18 },
    rpcUrls: ['https://rpc.gnosischain.com', 'https://gnosis-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/gno/api',
    explorerUrl: 'https://gnosisscan.io',
    multicall3,
    tokens: [],
    confirmations: 12,
    pollMs: 10_000,
  },
  {
    id: 137,
    name: 'Polygon',
    shortName: 'matic',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrls: ['https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org'],
    // The service renamed its path with the coin; links into the wallet kept the old short name.
    serviceUrl: 'https://api.safe.global/tx-service/pol/api',
    explorerUrl: 'https://polygonscan.com',
    multicall3,
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
  },
  {
    id: 8453,
    name: 'Base',
    shortName: 'base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/base/api',
    explorerUrl: 'https://basescan.org',
    multicall3,
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
  },
  {
    id: 42161,
    name: 'Arbitrum',
    shortName: 'arb1',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
    serviceUrl: 'https://api.safe.global/tx-service/arb1/api',
    explorerUrl: 'https://arbiscan.io',
    multicall3,
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
  },
  {
    id: 11155111,
    name: 'Sepolia',
    shortName: 'sep',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://ethereum-sepolia-rpc.publicnode.com', 'https://sepolia.drpc.org'],
    serviceUrl: 'https://api.safe.global/tx-service/sep/api',
    explorerUrl: 'https://sepolia.etherscan.io',
    multicall3,
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
  },
] as const satisfies readonly AppChain[]

/** Served when `VITE_CHAINS` is not set. */
export const defaultChainIds: readonly number[] = [1, 10, 8453]
