import type { SafeTx } from './safeTx'

/** The ten signed fields with numbers as decimal strings, as typed data and the transaction service expect them. */
export function decimalSafeTx(tx: SafeTx) {
  return {
    to: tx.to,
    value: tx.value.toString(),
    data: tx.data,
    operation: tx.operation,
    safeTxGas: tx.safeTxGas.toString(),
    baseGas: tx.baseGas.toString(),
    gasPrice: tx.gasPrice.toString(),
    gasToken: tx.gasToken,
    refundReceiver: tx.refundReceiver,
    nonce: tx.nonce.toString(),
  }
}
