import type { Address } from 'viem'

/** A gift as it is stored and shown after it left the basket. Computed from the calls, never from a service's label. */
export type TrackedGift = {
  /** Null: the recipient is not in the directory. */
  readonly causeId: string | null
  /** The cause's name; without a cause the giver's own label or the ENS name. Null: there is no name. */
  readonly payeeName: string | null
  readonly recipient: Address
  readonly symbol: string
  readonly decimals: number
  /** Null: the chain's own coin. */
  readonly token: Address | null
  /** A token that the user has added: its symbol is the contract's own word. */
  readonly custom?: true
  /** In base units. */
  readonly amount: bigint
  /** What the amount was computed from, where it was entered in money (`core/prices/planned`). */
  readonly planned?: string | undefined
}

/**
 * What was given of one token to one recipient, how much of it the token says that it has moved, and how much of that came
 * back in the same transaction. In base units.
 */
export type Shortfall = Pick<TrackedGift, 'payeeName' | 'recipient' | 'symbol' | 'decimals'> & {
  readonly token: Address
  readonly given: bigint
  readonly arrived: bigint
  /** Left out where nothing came back. */
  readonly returned?: bigint
}
