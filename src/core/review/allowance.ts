import type { Address } from 'viem'

/** Amount that an allowance module lets an account spend from the Safe without an owner's signature. In base units. */
export type Allowance = {
  readonly delegate: Address
  /** Null: the chain's coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** Spent from `amount` since the last reset. */
  readonly spent: bigint
  /** Reset interval in minutes; 0: never. */
  readonly resetMinutes: number
}
