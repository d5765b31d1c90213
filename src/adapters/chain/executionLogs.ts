import { type Address, type Client, numberToHex } from 'viem'
import { executionTopics } from '../../core/safe/executionResult'

/**
 * Reads the Safe's own ExecutionSuccess / ExecutionFailure in these blocks, both included (`eth_getLogs`). Throws what
 * the node throws.
 */
export function executionLogs(
  client: Client,
  safe: Address,
  { from, to }: { readonly from: bigint; readonly to: bigint },
) {
  return client.request({
    method: 'eth_getLogs',
    params: [
      {
        address: safe,
        topics: [[...executionTopics]],
        fromBlock: numberToHex(from),
        toBlock: numberToHex(to),
      },
    ],
  })
}
