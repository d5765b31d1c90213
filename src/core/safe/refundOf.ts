import { type Address, isAddressEqual, maxUint256, size, zeroAddress } from 'viem'
import type { SafeTx } from './safeTx'

/** Payment of a Safe for the execution of a transaction, beside its calls. */
export type Refund = {
  /** Maximum, in base units. */
  readonly atMost: bigint
  /** Null: the chain's own coin. */
  readonly token: Address | null
  /** Null: the account that executes it. */
  readonly receiver: Address | null
}

/** Gas of a call beside the gas passed on: a cold address, a new account, value. Rounded up. */
const callGas = 40_000n

/**
 * Returns the payment that a transaction makes the Safe pay for its execution; null: none. Safe{Wallet} adds one when
 * an owner pays network fees from the Safe, and so may a thief.
 *
 * The Safe pays (gas used + baseGas) × gasPrice. It passes only safeTxGas to the calls, which bounds the gas used:
 * safeTxGas, the call itself, and reading the data (less than 1 gas per byte of anything that fits a transaction).
 *
 * @see Safe.sol, `handlePayment`
 */
export function refundOf(tx: SafeTx): Refund | null {
  if (tx.gasPrice === 0n) return null
  const atMost = (tx.safeTxGas + tx.baseGas + callGas + BigInt(size(tx.data))) * tx.gasPrice
  return {
    // The Safe cannot pay more: its own sum would overflow, and nothing would be executed.
    atMost: atMost > maxUint256 ? maxUint256 : atMost,
    token: isAddressEqual(tx.gasToken, zeroAddress) ? null : tx.gasToken,
    receiver: isAddressEqual(tx.refundReceiver, zeroAddress) ? null : tx.refundReceiver,
  }
}
