import { numberToHex, type Address, type Client } from 'viem'
import { executionResult, executionTopics, type LoggedExecution } from '../core/safe/executionResult'
import type { SafeTxHash } from '../core/safe/safeTx'

/** How far back to look when nothing says where to begin: about two weeks of 12-second blocks. */
const lookBackBlocks = 100_000n
/** What most public nodes allow in one `eth_getLogs`. */
const windowBlocks = 10_000n
const windowsPerLook = 10

type Where = { safe: Address; safeTxHash: SafeTxHash; fromBlock: bigint | null; newest: bigint }

/**
 * Looks for the Safe's ExecutionSuccess / ExecutionFailure of one safeTxHash (`eth_getLogs`), in one request where the
 * node allows the range, else window by window from the newest block back. Null: not there. Throws what the node throws.
 */
export async function findExecutionLogs(client: Client, where: Where): Promise<LoggedExecution | null> {
  const from = where.fromBlock ?? (where.newest > lookBackBlocks ? where.newest - lookBackBlocks : 0n)
  // The node is behind the one that said where to begin: it has seen none of these blocks, and refuses such a range.
  if (from > where.newest) return null
  try {
    return await look(client, where, from, where.newest)
  } catch (error) {
    if (where.newest - from <= windowBlocks) throw error
  }
  let to = where.newest
  for (let count = 0; count < windowsPerLook && to >= from; count++) {
    const start = to - windowBlocks + 1n > from ? to - windowBlocks + 1n : from
    const found = await look(client, where, start, to)
    if (found !== null) return found
    to = start - 1n
  }
  return null
}

async function look(
  client: Client,
  { safe, safeTxHash }: Where,
  from: bigint,
  to: bigint,
): Promise<LoggedExecution | null> {
  const logs = await client.request({
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
  return executionResult(logs, safeTxHash)
}
