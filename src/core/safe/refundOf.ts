import { type Address, isAddressEqual, maxUint256, size, zeroAddress } from 'viem'
import type { SafeTx } from './safeTx'

/** What the Safe pays for the execution of a transaction, beside the calls in it. */
export type Refund = {
  /** It can be less. In base units. */
  readonly atMost: bigint
  /** Null: the chain's own coin. */
  readonly token: Address | null
  /** Null: the account that executes it. */
  readonly receiver: Address | null
}

/** What a call costs beside the gas that is handed on: a cold address, a new account, value. Rounded up. */
const callGas = 40_000n

/**
 * The payment for its execution that a transaction makes the Safe pay; null when there is none. Safe{Wallet} adds one where
 * an owner chooses to pay network fees from the Safe, and so may a thief.
 *
 * The Safe pays (gas used + baseGas) × gasPrice. It hands safeTxGas to the calls and no more, so what can be used has a
 * bound: that, the call itself, and reading the data (less than 1 gas for a byte of anything that fits a transaction).
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
