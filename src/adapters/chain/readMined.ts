import {
  BlockNotFoundError,
  getAddress,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Client,
} from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { MinedTx } from '../../core/record/recordedTx'
import type { ChainTxHash } from '../../core/safe/safeTx'

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
