import { type Address, getAddress } from 'viem'
import type { Cause } from '../../../src/core/causes/cause'
import type { AppChain } from '../../../src/core/chain'
import type { Asset } from '../../../src/core/giving/gift'

/** An address that is plainly made up: the same two digits twenty times. */
export function addressOf(digits: string): Address {
  return getAddress(`0x${digits.repeat(20)}`)
}

export const safe = addressOf('5a')
export const usdcAddress = addressOf('c1')
export const daiAddress = addressOf('da')

export const chain: AppChain = {
  id: 1,
  name: 'Ethereum',
  shortName: 'eth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
  serviceUrl: 'https://service.example/api',
  explorerUrl: null,
  tokens: [
    { address: usdcAddress, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    { address: daiAddress, symbol: 'DAI', name: 'Dai', decimals: 18 },
  ],
  confirmations: 2,
  pollMs: 1_000,
}

export const ether: Asset = { kind: 'native', name: 'Ether', symbol: 'ETH', decimals: 18 }
export const usdc: Asset = {
  kind: 'token',
  address: usdcAddress,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
export const dai: Asset = { kind: 'token', address: daiAddress, symbol: 'DAI', name: 'Dai', decimals: 18 }

/** A confirmed cause that takes anything on the chain above. */
export function causeOf(id: string, digits: string, change: Partial<Cause> = {}): Cause {
  return {
    id,
    name: id,
    summary: 'It helps.',
    description: [],
    field: 'Water',
    place: 'Here',
    confirmed: true,
    recipients: [
      {
        chainId: 1,
        address: addressOf(digits),
        proofs: [{ type: 'page', url: `https://${id}.example`, retrievedOn: '2026-02-28' }],
      },
    ],
    ...change,
  }
}
