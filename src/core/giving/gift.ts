import type { Address } from 'viem'

/** The chain's own coin, or one ERC-20 token on that chain. */
export type AssetId = { readonly kind: 'native' } | { readonly kind: 'token'; readonly address: Address }

/** An asset with the fields to format and parse its amounts. Comes from the operator or the user, never from a service. */
export type Asset = AssetId & {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** A token that the user added: its symbol and name come from the contract. */
  readonly custom?: true
}

/** A line of a gift: an amount of one asset to one recipient. */
export type Gift = {
  /** Null: the recipient is not from the directory. */
  readonly causeId: string | null
  /** The cause's name; without a cause the giver's own label, else the ENS name, else the address. */
  readonly payeeName: string
  /** On the chain of the Safe or wallet, EIP-55 checksummed. */
  readonly recipient: Address
  readonly asset: Asset
  /** In base units of the asset, more than zero. */
  readonly amount: bigint
  /** Source of an amount entered in money (`core/prices/planned`). */
  readonly planned?: string | undefined
  /** The giver's note for this payee: one cleaned line. It stays off chain. */
  readonly memo?: string | undefined
}

/** Returns the name of a gift's payee; null: only the address. */
export function ownNameOf({ causeId, payeeName, recipient }: Gift): string | null {
  return causeId === null && payeeName === recipient ? null : payeeName
}
