import { BaseError, type Client, HttpRequestError, type RpcLog, RpcRequestError } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { HistoryReader } from '../../ports/history'
import { createChainReading } from './chainReading'
import { executionLogs } from './executionLogs'
import { readEvidence } from './readEvidence'
import { readFinalBlock } from './readFinalBlock'
import { readMined } from './readMined'
import { transferLogs } from './transferLogs'

/**
 * Creates a reader of mined transactions of one chain, through our own RPC. A node on another chain counts as
 * `unreachable`.
 */
export function createHistoryReader(chain: AppChain): HistoryReader {
  const { read, checkChain } = createChainReading(chain)

  async function findLogged(
    readLogs: (client: Client) => Promise<readonly RpcLog[]>,
    signal: AbortSignal | undefined,
  ): ReturnType<HistoryReader['findExecutions']> {
    let isTooMany = false
    const answer = await read(async (client) => {
      try {
        const [, logs] = await Promise.all([checkChain(), readLogs(client)])
        return { kind: 'found', value: transactionsOf(logs) }
      } catch (error) {
        isTooMany = isRefusal(error)
        throw error
      }
    }, signal)
    return isTooMany ? { kind: 'tooMany' } : answer
  }

  return {
    readMined: (txHash, signal) =>
      read(async (client) => {
        const [, mined] = await Promise.all([checkChain(), readMined(client, txHash)])
        return mined
      }, signal),

    readEvidence: (mined, safe, options, signal) =>
      read(async (client) => {
        const place = { ...mined, blockNumber: mined.block.number }
        return { kind: 'found', value: await readEvidence(client, place, safe, options) }
      }, signal),

    findExecutions: (safe, blocks, signal) =>
      findLogged((client) => executionLogs(client, safe, blocks), signal),

    findTransfers: (transfers, blocks, signal) =>
      findLogged((client) => transferLogs(client, transfers, blocks), signal),

    finalBlock: (signal) =>
      read(async (client) => {
        const [, value] = await Promise.all([checkChain(), readFinalBlock(client)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }, signal),

    newestBlock: (signal) =>
      read(async (client) => {
        const [, value] = await Promise.all([checkChain(), getBlockNumber(client, { cacheTime: 0 })])
        return { kind: 'found', value }
      }, signal),
  }
}

function transactionsOf(logs: readonly RpcLog[]): readonly ChainTxHash[] {
  const mined = logs.flatMap(({ transactionHash, removed }) =>
    transactionHash === null || removed ? [] : [transactionHash as ChainTxHash],
  )
  return [...new Set(mined)].toReversed()
}

/** A rate limit in a node's words: later the node accepts the same range. */
const isTooOften = /rate.?limit|too many requests|requests? (count|per)|capacity|quota|credits/i
const methodNotFound = -32601

/**
 * Decides whether a node refuses this many blocks or logs. Nodes share no code for it (-32005, -32602, -32000, -32011,
 * -32062), and some respond with HTTP 400 or 413.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const refusal = error.walk((cause) => cause instanceof RpcRequestError || cause instanceof HttpRequestError)
  if (refusal instanceof RpcRequestError)
    return refusal.code !== methodNotFound && !isTooOften.test(refusal.details)
  return refusal instanceof HttpRequestError && (refusal.status === 400 || refusal.status === 413)
}
