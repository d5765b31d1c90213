import type { Address } from 'viem'

/** An ERC-20 token that the operator vouches for on one chain. */
export type ChainToken = {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** All that the app knows of one chain: one literal object each. */
export type AppChain = {
  readonly id: number
  readonly name: string
  /** EIP-3770 short name, used in links into Safe{Wallet}. */
  readonly shortName: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Tried in order. */
  readonly rpcUrls: readonly [string, ...string[]]
  /** Base URL of the Safe transaction service, ending in /api. */
  readonly serviceUrl: string
  readonly explorerUrl: string | null
  readonly tokens: readonly ChainToken[]
  /** Where Multicall3 stands: what a wallet's dialogs read goes through it in one call. Without it, call by call. */
  readonly multicall3?: Address
  /** Blocks (the one with the event included) after which an execution is called delivered. */
  readonly confirmations: number
  /** How long between two looks at something that is about to change, in ms. */
  readonly pollMs: number
}
