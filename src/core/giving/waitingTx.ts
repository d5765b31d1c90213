import type { Address } from 'viem'
import type { Refund } from '../safe/refundOf'
import type { TrackedGift } from './trackedGift'

/** A transaction of the Safe or wallet whose payments are not settled. */
export type WaitingTx = {
  readonly id: string
  /** Null while unknown. Transactions with the same nonce exclude each other. */
  readonly nonce: bigint | null
  readonly gifts: readonly TrackedGift[]
  readonly refund: Refund | null
  /**
   * `promised`: the balance still includes its money. `leaving`: a block may have taken the money already. `unknown`: it has
   * ended, and nothing proves that it was not paid.
   */
  readonly money: 'promised' | 'leaving' | 'unknown'
}

/** What waiting transactions take of one asset. `amount` in base units. */
export type Promised = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** The transactions that take it, in order; null stands for one whose nonce is unknown. */
  readonly nonces: readonly (bigint | null)[]
}
