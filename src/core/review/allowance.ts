import type { Address } from 'viem'

/** What an allowance module lets an account spend of the Safe's, without a signature of an owner. In base units. */
export type Allowance = {
  readonly delegate: Address
  /** Null: the chain's coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** Of `amount`, since it last began anew. */
  readonly spent: bigint
  /** After so many minutes it begins anew; 0: never. */
  readonly resetMinutes: number
}
