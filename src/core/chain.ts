import type { Address } from 'viem'

/** An ERC-20 token that the operator vouches for on one chain. */
export type ChainToken = {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** The configuration of one chain: one literal object each. */
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
  /** Address of Multicall3, by which a wallet's dialogs read everything in one call. Absent: call by call. */
  readonly multicall3?: Address
  /** Blocks (the one with the event included) after which an execution counts as delivered. */
  readonly confirmations: number
  /** Poll interval while something is about to change, in ms. */
  readonly pollMs: number
  /** Background of its icon, with a contrast of 4.5:1 under white letters. Absent: chosen by its id. */
  readonly color?: `#${string}`
  /** Priority fee that the app suggests, in gwei. Absent: what the node suggests. */
  readonly priorityFeeGwei?: number
  /** Its name in safe_hashes.sh. Absent: that tool does not know it. */
  readonly safeHashesName?: string
}
