import type { SafeTx } from './safeTx'

/** Formats the ten signed fields with numbers as decimal strings, for typed data and the transaction service. */
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
