import { type Hex, hexToBigInt, size, slice } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { ChainTxHash, Execution, SafeTxHash } from './safeTx'

/** A log as `eth_getLogs` returns it, or as viem formats it. */
export type ExecutionLog = {
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** Null while the transaction is pending. */
  readonly transactionHash: Hex | null
  readonly blockNumber: Hex | bigint | null
  /** True when a reorganisation of the chain removed it. */
  readonly removed?: boolean
}

/** The Safe's own event for one safeTxHash. */
export type LoggedExecution = Omit<Execution, 'confirmations' | 'isFinal'>

const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** `ExecutionSuccess(bytes32 txHash, uint256 payment)` and `ExecutionFailure(bytes32 txHash, uint256 payment)`. */
export const executionTopics = [success, failure] as const

/**
 * Finds the outcome of one Safe transaction in logs OF THAT SAFE (any contract can emit this event: filter by address
 * first). Reads the safeTxHash from the data (up to Safe 1.3.0) or a topic (since 1.4.0). Skips logs that are
 * pending, removed or of another form. Null: not in these logs.
 */
export function executionResult(
  logs: readonly ExecutionLog[],
  safeTxHash: SafeTxHash,
): LoggedExecution | null {
  for (const { topics, data, transactionHash, blockNumber, removed } of logs) {
    const outcome = topics[0] === success ? 'success' : topics[0] === failure ? 'failure' : null
    if (outcome === null || transactionHash === null || blockNumber === null || removed === true) continue
    const hash = hashOf(topics, data)
    if (hash === null || !isHexEqual(hash, safeTxHash)) continue
    return {
      outcome,
      txHash: transactionHash as ChainTxHash,
      blockNumber: typeof blockNumber === 'bigint' ? blockNumber : hexToBigInt(blockNumber),
    }
  }
  return null
}

/** Returns true when a log OF THAT SAFE is an ExecutionSuccess. */
export function isExecutionSuccess({ topics }: Pick<ExecutionLog, 'topics'>): boolean {
  return topics[0] === success
}

/** Returns every safeTxHash that logs OF THAT SAFE show as executed, successful or not, in their order. */
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
