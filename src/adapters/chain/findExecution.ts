import type { Address } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { AppChain } from '../../core/chain'
import type { LoggedExecution } from '../../core/safe/executionResult'
import type { ChainTxHash, Execution, SafeTxHash } from '../../core/safe/safeTx'
import type { ChainReading } from './chainReading'
import { findExecutionLogs, type ScanBook } from './findExecutionLogs'
import { executionInReceipt } from './receipts'
import { m } from './messages'

type Wanted = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly fromBlock: bigint | null
  /** The transaction that is said to have executed it; null where none is known. */
  readonly txHash: ChainTxHash | null
}

/**
 * Finds the Safe's own event of an execution: in the receipt that is named, else in the logs. In a file of its own: opening a
 * Safe does not need it.
 *
 * @param scanned - The ranges that earlier searches have scanned.
 */
export function findExecution(
  { client, read, checkChain }: ChainReading,
  chain: AppChain,
  { safe, safeTxHash, fromBlock, txHash }: Wanted,
  scanned: ScanBook,
  signal?: AbortSignal,
): Promise<Answer<Execution>> {
  return read(async () => {
    const [, newest] = await Promise.all([checkChain(), getBlockNumber(client, { cacheTime: 0 })])
    const found = (execution: LoggedExecution): Answer<Execution> => {
      const confirmations = Math.max(0, Number(newest - execution.blockNumber) + 1)
      return { kind: 'found', value: { ...execution, confirmations } }
    }
    const pointedAt = txHash === null ? null : await executionInReceipt(client, { safe, safeTxHash, txHash })
    if (pointedAt !== null) return found(pointedAt)
    const search = await findExecutionLogs(client, { safe, safeTxHash, fromBlock, newest }, scanned)
    if (search.kind === 'found') return found(search.execution)
    return search.kind === 'missing' ? search : { kind: 'unreachable', reason: m.unsearched(chain.name) }
  }, signal)
}
