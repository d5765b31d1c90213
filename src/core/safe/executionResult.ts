import { type Hex, hexToBigInt, size, slice } from 'viem'
import type { ChainTxHash, Execution, SafeTxHash } from './safeTx'

/** A log as `eth_getLogs` gives it, or as viem formats it. */
export type ExecutionLog = {
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** Null while the transaction is pending. */
  readonly transactionHash: Hex | null
  readonly blockNumber: Hex | bigint | null
  /** True when a reorganisation of the chain took it back. */
  readonly removed?: boolean
}

/** The Safe's own event for one safeTxHash. */
export type LoggedExecution = Omit<Execution, 'confirmations' | 'isFinal'>

const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** `ExecutionSuccess(bytes32 txHash, uint256 payment)` and `ExecutionFailure(bytes32 txHash, uint256 payment)`. */
export const executionTopics = [success, failure] as const

/**
 * Finds what happened to one Safe transaction in logs OF THAT SAFE (any contract can emit this event: filter by address
 * first). The safeTxHash is in the data up to Safe 1.3.0, and in a topic since 1.4.0; both are read. Logs that are
 * pending, taken back or of another form are passed over. Null: these logs do not tell.
 */
export function executionResult(
  logs: readonly ExecutionLog[],
  safeTxHash: SafeTxHash,
): LoggedExecution | null {
  for (const { topics, data, transactionHash, blockNumber, removed } of logs) {
    const outcome = topics[0] === success ? 'success' : topics[0] === failure ? 'failure' : null
    if (outcome === null || transactionHash === null || blockNumber === null || removed === true) continue
    if (hashOf(topics, data)?.toLowerCase() !== safeTxHash.toLowerCase()) continue
    return {
      outcome,
      txHash: transactionHash as ChainTxHash,
      blockNumber: typeof blockNumber === 'bigint' ? blockNumber : hexToBigInt(blockNumber),
    }
  }
  return null
}

/** Whether a log OF THAT SAFE says that one of its transactions was executed, and succeeded. */
export function isExecutionSuccess({ topics }: Pick<ExecutionLog, 'topics'>): boolean {
  return topics[0] === success
}

/** Every Safe transaction that logs OF THAT SAFE say has been executed, whether it went well or not; in their order. */
export function executedHashes(
  logs: readonly Pick<ExecutionLog, 'topics' | 'data' | 'removed'>[],
): readonly SafeTxHash[] {
  const hashes: SafeTxHash[] = []
  for (const { topics, data, removed } of logs) {
    const isExecution = topics[0] === success || topics[0] === failure
    const hash = isExecution && removed !== true ? hashOf(topics, data) : null
    if (hash !== null) hashes.push(hash.toLowerCase() as SafeTxHash)
  }
  return hashes
}

function hashOf(topics: readonly Hex[], data: Hex): Hex | null {
  if (topics.length === 2 && size(data) === 32) return topics[1] ?? null
  if (topics.length === 1 && size(data) === 64) return slice(data, 0, 32)
  return null
}
