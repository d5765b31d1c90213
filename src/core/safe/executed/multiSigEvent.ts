import { type AbiEvent, decodeAbiParameters, decodeEventLog, parseAbi } from 'viem'
import type { ExecTransaction } from '../decodeExecTransaction'
import type { EventLog } from './evidence'

const l2Abi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
]) satisfies readonly AbiEvent[]

/**
 * Decodes a SafeL2's event before an execution, with nonce and threshold; null: another event. It has the fields for
 * any caller; the calldata of the transaction only has them when the Safe is called directly.
 *
 * @see SafeL2.sol, `SafeMultiSigTransaction`; `additionalInfo` is `abi.encode(nonce, msg.sender, threshold)`
 */
export function readMultiSigEvent({
  topics,
  data,
}: Pick<EventLog, 'topics' | 'data'>):
  | (ExecTransaction & { readonly nonce: bigint; readonly threshold: bigint })
  | null {
  const [topic, ...indexed] = topics
  if (topic === undefined) return null
  try {
    const { args } = decodeEventLog({ abi: l2Abi, topics: [topic, ...indexed], data })
    const { operation, signatures, additionalInfo, ...fields } = args
    if (operation !== 0 && operation !== 1) return null
    const [nonce, , threshold] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
      additionalInfo,
    )
    return { tx: { ...fields, operation }, signatures, nonce, threshold }
  } catch {
    return null
  }
}
