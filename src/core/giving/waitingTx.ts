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
   * `promised`: the balance still includes its money. `leaving`: a block may already have taken it. `unknown`: it is final,
   * and nothing proves that it did not pay.
   */
  readonly money: 'promised' | 'leaving' | 'unknown'
}

/** Amount of one asset that waiting transactions take, in base units. */
export type Promised = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** Nonces of these transactions, in order; null: unknown nonce. */
  readonly nonces: readonly (bigint | null)[]
}
