import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SafeTx } from './safeTx'

/** The relevant fields, as far as known, and the Safe of the transaction. */
type Rejecting = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> &
  Partial<SafeTx> & { readonly safe: Address }

/**
 * Returns true for a call of the Safe to itself without value, data, gas limit or refund: it only uses its nonce. The
 * only definition of "rejection": with a refund it would pay the receiver. An unknown field means false.
 */
export function isRejection(tx: Rejecting): boolean {
  return (
    isAddressEqual(tx.to, tx.safe) &&
    tx.value === 0n &&
    tx.data === '0x' &&
    tx.operation === 0 &&
    tx.safeTxGas === 0n &&
    tx.baseGas === 0n &&
    tx.gasPrice === 0n &&
    tx.gasToken === zeroAddress &&
    tx.refundReceiver === zeroAddress
  )
}
