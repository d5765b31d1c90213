import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SafeTx } from './safeTx'

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

/** Arguments of a Safe's `execTransaction`. They have no nonce: the Safe uses its own. */
export type ExecTransaction = {
  readonly tx: Omit<SafeTx, 'nonce'>
  /** In the format of `packSignatures`. */
  readonly signatures: Hex
}

/** Decodes an `execTransaction` from calldata; null when it calls something else, or the bytes do not fit. */
export function decodeExecTransaction(data: Hex): ExecTransaction | null {
  try {
    const { args } = decodeFunctionData({ abi: safeAbi, data })
    const [to, value, inner, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
      args
    if (operation !== 0 && operation !== 1) return null
    const tx: ExecTransaction['tx'] = {
      to,
      value,
      data: inner,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
    }
    return { tx, signatures }
  } catch {
    return null
  }
}
