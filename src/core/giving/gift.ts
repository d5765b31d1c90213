import type { Address } from 'viem'

/** The chain's own coin, or one ERC-20 token on that chain. */
export type AssetId = { readonly kind: 'native' } | { readonly kind: 'token'; readonly address: Address }

/** An asset with what is needed to show and to parse its amounts. Comes from the chain table, never from a service. */
export type Asset = AssetId & { readonly symbol: string; readonly name: string; readonly decimals: number }

/** One line of a gift: so much of one asset to one recipient. */
export type Gift = {
  readonly causeId: string
  readonly causeName: string
  /** The cause's own address on the chain of the Safe, EIP-55 checksummed. */
  readonly recipient: Address
  readonly asset: Asset
  /** In base units of the asset, more than zero. */
  readonly amount: bigint
}
