import { isAddressEqual, zeroAddress } from 'viem'
import type { SafeTxRecord } from './safeTx'

/** Whether it is a call of the Safe to itself without value, data, gas limit or refund: it only uses its nonce. */
export function isRejection(tx: SafeTxRecord): boolean {
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
