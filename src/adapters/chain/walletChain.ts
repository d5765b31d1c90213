import {
  BlockNotFoundError,
  isAddressEqual,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { AppChain } from '../../core/chain'
import { transfersFrom } from '../../core/safe/transfersFrom'
import type { WalletChain } from '../../ports/chain'
import { createChainReading } from './chainReading'
import { toChainTransaction } from './chainTransaction'
import { compareReceipts } from './compareReceipts'
import { findNonceBlock } from './findNonceBlock'
import { readMinedContext } from './readMinedContext'
import { readFinalBlock } from './readFinalBlock'
import { unlessMissing } from './unlessMissing'
import { m } from './messages'

/** Creates a reader of ordinary accounts of a chain through our own RPC, never through the wallet. */
export function createWalletChain(chain: AppChain): WalletChain {
  const reading = createChainReading(chain)
  const { client, read, checkChain } = reading
  const newest = () => getBlockNumber(client, { cacheTime: 0 })

  return {
    readAccount: (address, signal) =>
      read(async () => {
        const [, blockNumber, nonce, pendingNonce] = await Promise.all([
          checkChain(),
          newest(),
          getTransactionCount(client, { address, blockTag: 'latest' }),
          getTransactionCount(client, { address, blockTag: 'pending' }),
        ])
        // Some nodes do not count pending ones, or lag behind.
        return { kind: 'found', value: { blockNumber, nonce, pendingNonce: Math.max(nonce, pendingNonce) } }
      }, signal),

    getTransaction: (txHash, signal) =>
      read(async () => {
        const [, found] = await Promise.all([
          checkChain(),
          unlessMissing(getTransaction(client, { hash: txHash }), TransactionNotFoundError),
        ])
        return found === null ? { kind: 'missing' } : { kind: 'found', value: toChainTransaction(found) }
      }, signal),

    getReceipt: (txHash, wallet, signal) =>
      read(async () => {
        const [, newestBlock, finalBlock, receipt] = await Promise.all([
          checkChain(),
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
      }, signal),

    findByNonce: (address, nonce, fromBlock, signal) =>
      read(async () => {
        const [, newestBlock] = await Promise.all([checkChain(), newest()])
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
      }, signal),

    readCallsMade: (txHash, wallet, signal) =>
      read(async () => {
        const { readCallsMade } = await import('./readCallsMade')
        const [, value] = await Promise.all([checkChain(), readCallsMade(client, txHash, wallet)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }, signal),

    readMinedContext: (query, signal) => readMinedContext(reading, query, signal),

    readRises: (query, signal) =>
      read(async () => {
        const { readRises } = await import('./readRises')
        return readRises(reading, chain, query, signal)
      }, signal),

    compareReceipts: (claims, wallet, signal) => read(() => compareReceipts(chain, claims, wallet), signal),

    listPending: (address, signal) =>
      read(async () => {
        const [, block] = await Promise.all([
          checkChain(),
          unlessMissing(
            getBlock(client, { blockTag: 'pending', includeTransactions: true }),
            BlockNotFoundError,
          ),
        ])
        const sent = block?.transactions.filter(({ from }) => isAddressEqual(from, address)) ?? []
        return { kind: 'found', value: sent.map(toChainTransaction) }
      }, signal),
  }
}
