import { parseAbi, type Address } from 'viem'
import { readContract } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { SafeTx, SafeTxHash } from '../../core/safe/safeTx'
import type { ChainReading } from './chainReading'

const safeAbi = parseAbi([
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
])

/** Calls the Safe's own `getTransactionHash`. In a file of its own: only a review needs it. */
export function readTransactionHash(
  { client, read, checkChain }: ChainReading,
  safe: Address,
  tx: SafeTx,
  signal?: AbortSignal,
): Promise<Answer<SafeTxHash>> {
  return read(async () => {
    await checkChain()
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
    const hash = await readContract(client, {
      address: safe,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    })
    return { kind: 'found', value: hash as SafeTxHash }
  }, signal)
}
