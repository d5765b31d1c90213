import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SafeTx } from './safeTx'

/** The fields that decide, as far as they are known, and the Safe whose transaction it is. */
type Rejecting = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> &
  Partial<SafeTx> & { readonly safe: Address }

/**
 * Returns whether it is a call of the Safe to itself without value, data, gas limit or refund: it only uses its nonce. The one
 * rule for "rejection": with a refund it pays whoever is named there. A field that is not known decides against it.
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
