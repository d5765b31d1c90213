import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SafeTx } from './safeTx'

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

/** The arguments of a Safe's `execTransaction`. The nonce is not among them: the Safe's own is used. */
export type ExecTransaction = {
  readonly tx: Omit<SafeTx, 'nonce'>
  /** Packed, as `packSignatures` writes them. */
  readonly signatures: Hex
}

/** What calldata asks a Safe to execute; null when it calls something else, or the bytes do not fit. */
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
