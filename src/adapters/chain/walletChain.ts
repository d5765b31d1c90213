import {
  BlockNotFoundError,
  isAddressEqual,
  parseAbiItem,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getLogs,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { transfersFrom } from '../../core/safe/tokenTransfers'
import type { WalletChain } from '../../ports/chain'
import { chainClient, checkChain, readChain } from './readChain'
import { toChainTransaction, compareReceipts } from './compareReceipts'
import { readMinedContext } from './readMinedContext'
import { readFinalBlock } from './readFinalBlock'
import { unlessMissing } from './nodeErrors'
import { m } from './messages'

/** The range that most public nodes allow in one `eth_getLogs`. */
const mostBlocks = 10_000n

/** The first step back from the start, in blocks: another node behind the same URL may have been that far ahead. */
const firstStepBack = 16n

/** Creates a reader of ordinary accounts of a chain through our own RPC, never through the wallet. */
export function createWalletChain(chain: AppChain): WalletChain {
  const client = chainClient(chain)
  const newest = () => getBlockNumber(client, { cacheTime: 0 })

  return {
    readAccount: (address, signal) =>
      readChain({ chain, signal }, async () => {
        const [, blockNumber, nonce, pendingNonce] = await Promise.all([
          checkChain(chain),
          newest(),
          getTransactionCount(client, { address, blockTag: 'latest' }),
          getTransactionCount(client, { address, blockTag: 'pending' }),
        ])
        // Some nodes do not count pending ones, or lag behind.
        return { kind: 'found', value: { blockNumber, nonce, pendingNonce: Math.max(nonce, pendingNonce) } }
      }),

    getTransaction: (txHash, signal) =>
      readChain({ chain, signal }, async () => {
        const [, found] = await Promise.all([
          checkChain(chain),
          unlessMissing(getTransaction(client, { hash: txHash }), TransactionNotFoundError),
        ])
        return found === null ? { kind: 'missing' } : { kind: 'found', value: toChainTransaction(found) }
      }),

    getReceipt: (txHash, wallet, signal) =>
      readChain({ chain, signal }, async () => {
        const [, newestBlock, finalBlock, receipt] = await Promise.all([
          checkChain(chain),
          newest(),
          readFinalBlock(client),
          unlessMissing(getTransactionReceipt(client, { hash: txHash }), TransactionReceiptNotFoundError),
        ])
        if (receipt === null) return { kind: 'missing' }
        const { blockNumber, status, logs } = receipt
        const value = {
          txHash,
          outcome: status,
          blockNumber,
          confirmations: Math.max(0, Number(newestBlock - blockNumber) + 1),
          ...(finalBlock !== null && { isFinal: blockNumber <= finalBlock }),
          transfers: transfersFrom(wallet, logs),
        }
        return { kind: 'found', value }
      }),

    findByNonce: (address, nonce, fromBlock, signal) =>
      readChain({ chain, signal }, async () => {
        const [, newestBlock] = await Promise.all([checkChain(chain), newest()])
        const countAt = (blockNumber: bigint) => {
          signal?.throwIfAborted()
          return getTransactionCount(client, { address, blockNumber })
        }
        const blockNumber = await findNonceBlock({ countAt, nonce, fromBlock, newest: newestBlock })
        if (blockNumber === null) return { kind: 'missing' }
        const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
        const found = transactions.find((each) => isAddressEqual(each.from, address) && each.nonce === nonce)
        if (found !== undefined) return { kind: 'found', value: toChainTransaction(found) }
        // A reorg may have replaced the block since: it is proof only if it is still the block where the nonce was used.
        const [before, after] = await Promise.all([
          blockNumber === 0n ? 0 : countAt(blockNumber - 1n),
          countAt(blockNumber),
        ])
        if (before <= nonce && after > nonce) return { kind: 'missing' }
        return { kind: 'unreachable', reason: m.changed(chain.name) }
      }),

    findTransfers: ({ from, tokens, recipients, fromBlock }, signal) =>
      readChain({ chain, signal }, async () => {
        const [, newestBlock] = await Promise.all([checkChain(chain), newest()])
        if (newestBlock < fromBlock) return { kind: 'found', value: [] }
        const last = fromBlock + mostBlocks - 1n
        const logs = await getLogs(client, {
          address: [...tokens],
          event: parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)'),
          args: { from, to: [...recipients] },
          fromBlock,
          toBlock: last < newestBlock ? last : newestBlock,
        })
        const hashes = logs.map(({ transactionHash }) => transactionHash as ChainTxHash)
        return { kind: 'found', value: [...new Set(hashes)] }
      }),

    readCallsMade: (txHash, wallet, signal) =>
      readChain({ chain, signal }, async () => {
        const { readCallsMade } = await import('./readCallsMade')
        const [, value] = await Promise.all([checkChain(chain), readCallsMade(client, txHash, wallet)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }),

    readMinedContext: (query, signal) => readMinedContext(chain, query, signal),

    readRises: (query, signal) =>
      readChain({ chain, signal }, async () => {
        const { readRises } = await import('./readRises')
        return readRises(chain, query, signal)
      }),

    compareReceipts: (claims, wallet, signal) =>
      readChain({ chain, signal }, () => compareReceipts(chain, claims, wallet)),

    listPending: (address, signal) =>
      readChain({ chain, signal }, async () => {
        const [, block] = await Promise.all([
          checkChain(chain),
          unlessMissing(
            getBlock(client, { blockTag: 'pending', includeTransactions: true }),
            BlockNotFoundError,
          ),
        ])
        const sent = block?.transactions.filter(({ from }) => isAddressEqual(from, address)) ?? []
        return { kind: 'found', value: sent.map(toChainTransaction) }
      }),
  }
}

type NonceSearch = {
  /** Number of transactions of the account in the blocks up to this one. */
  readonly countAt: (blockNumber: bigint) => Promise<number>
  readonly nonce: number
  /** A block at which the nonce was unused. */
  readonly fromBlock: bigint | null
  readonly newest: bigint
}

/**
 * Finds the first block after which the account has used the nonce, by binary search. Null: still unused. Makes about 2
 * log2(blocks in between) requests, in sequence. Throws what the node throws: many nodes keep no old state.
 */
export async function findNonceBlock({
  countAt,
  nonce,
  fromBlock,
  newest,
}: NonceSearch): Promise<bigint | null> {
  const isUsedAt = async (blockNumber: bigint) => (await countAt(blockNumber)) > nonce
  if (!(await isUsedAt(newest))) return null
  let used = newest
  let unused = fromBlock === null || fromBlock >= newest ? newest - 1n : fromBlock
  for (let step = firstStepBack; unused >= 0n && (await isUsedAt(unused)); step *= 2n) {
    used = unused
    unused -= step
  }
  if (unused < 0n) unused = -1n
  while (used - unused > 1n) {
    const middle = unused + (used - unused) / 2n
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }
  return used
}
