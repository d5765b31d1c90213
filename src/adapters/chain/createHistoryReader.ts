import {
  type Address,
  BaseError,
  BlockNotFoundError,
  type Client,
  getAddress,
  HttpRequestError,
  numberToHex,
  pad,
  type RpcLog,
  RpcRequestError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { HistoryReader } from '../../ports/history'
import { transferTopic } from '../../core/safe/tokenTransfers'
import type { Answer } from '../../core/answer'
import type { MinedTx } from '../../core/record/recordedTx'
import { checkChain, readChain } from './readChain'
import { executionLogs } from './findExecutionLogs'
import { readBalancesAt } from './readBalancesAt'
import { readEvidence } from './readEvidence'
import { readFinalBlock } from './readFinalBlock'

/** Nodes limit the list of one topic: Geth to 1,000, gateways by the size of the request. */
const recipientsAtOnce = 200

/**
 * Creates a reader of mined transactions of one chain, through our own RPC. A node on another chain counts as
 * `unreachable`.
 */
export function createHistoryReader(chain: AppChain): HistoryReader {
  async function findLogged(
    readLogs: (client: Client) => Promise<readonly RpcLog[]>,
    signal: AbortSignal | undefined,
  ): ReturnType<HistoryReader['findExecutions']> {
    let isTooMany = false
    const answer = await readChain({ chain, signal }, async (client) => {
      try {
        const [, logs] = await Promise.all([checkChain(chain), readLogs(client)])
        return { kind: 'found', value: transactionsOf(logs) }
      } catch (error) {
        isTooMany = isRefusal(error)
        throw error
      }
    })
    return isTooMany ? { kind: 'refused' } : answer
  }

  return {
    readMined: (txHash, signal) =>
      readChain({ chain, signal }, async (client) => {
        const [, mined] = await Promise.all([checkChain(chain), readMined(client, txHash)])
        return mined
      }),

    readEvidence: (mined, safe, options, signal) =>
      readChain({ chain, signal }, async (client) => {
        const place = { ...mined, blockNumber: mined.block.number }
        return { kind: 'found', value: await readEvidence(client, place, safe, options) }
      }),

    findExecutions: (safe, blocks, signal) =>
      findLogged((client) => executionLogs(client, safe, blocks), signal),

    findTransfers: (transfers, blocks, signal) =>
      findLogged((client) => transferLogs(client, transfers, blocks), signal),

    readBalancesAt: (owner, assets, block, signal) =>
      readChain({ chain, signal }, async (client) => {
        const [, value] = await Promise.all([checkChain(chain), readBalancesAt(client, owner, assets, block)])
        return { kind: 'found', value }
      }),

    finalBlock: (signal) =>
      readChain({ chain, signal }, async (client) => {
        const [, value] = await Promise.all([checkChain(chain), readFinalBlock(client)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }),

    newestBlock: (signal) =>
      readChain({ chain, signal }, async (client) => {
        const [, value] = await Promise.all([checkChain(chain), getBlockNumber(client, { cacheTime: 0 })])
        return { kind: 'found', value }
      }),
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

/**
 * Reads the Transfer events of any contract from one account to some others in these blocks, both included
 * (`eth_getLogs`), oldest first. Leaves out those of ERC-721. Throws what the node throws.
 */
async function transferLogs(
  client: Client,
  { from: sender, to: recipients }: { readonly from: Address; readonly to: readonly Address[] },
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<readonly RpcLog[]> {
  const found: RpcLog[] = []
  for (let at = 0; at < recipients.length; at += recipientsAtOnce) {
    const some = recipients.slice(at, at + recipientsAtOnce).map((recipient) => pad(recipient))
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [
        {
          topics: [transferTopic, pad(sender), some],
          fromBlock: numberToHex(from),
          toBlock: numberToHex(to),
        },
      ],
    })
    found.push(...logs.filter(({ topics }) => topics.length === 3))
  }
  return found.toSorted(byPlace)
}

/** Compares by block and position. One response is in order; several have to be sorted. */
function byPlace(one: RpcLog, other: RpcLog): number {
  const [left, right] = [Number(one.blockNumber), Number(other.blockNumber)]
  return left === right ? Number(one.logIndex) - Number(other.logIndex) : left - right
}

/**
 * Reads a transaction with its receipt and its block (`eth_getTransactionByHash`, `eth_getTransactionReceipt`,
 * `eth_getBlockByHash`). Throws what the node throws.
 */
export async function readMined(client: Client, hash: ChainTxHash): Promise<Answer<MinedTx>> {
  try {
    const [transaction, receipt] = await Promise.all([
      getTransaction(client, { hash }),
      getTransactionReceipt(client, { hash }),
    ])
    const { number, timestamp } = await getBlock(client, { blockHash: receipt.blockHash })
    if (number === null) return { kind: 'missing' }
    const value: MinedTx = {
      txHash: hash,
      block: { number, hash: receipt.blockHash, atMs: Number(timestamp) * 1_000 },
      from: getAddress(transaction.from),
      to: transaction.to === null ? null : getAddress(transaction.to),
      nonce: transaction.nonce,
      value: transaction.value,
      data: transaction.input,
      isSuccessful: receipt.status === 'success',
      feeWei: receipt.gasUsed * receipt.effectiveGasPrice,
      logs: receipt.logs.map(({ address, topics, data }) => ({ address: getAddress(address), topics, data })),
    }
    return { kind: 'found', value }
  } catch (error) {
    if (
      error instanceof TransactionNotFoundError ||
      error instanceof TransactionReceiptNotFoundError ||
      error instanceof BlockNotFoundError
    )
      return { kind: 'missing' }
    throw error
  }
}
