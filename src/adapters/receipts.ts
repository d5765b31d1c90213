import {
  isAddressEqual,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type TransactionReceipt,
} from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { executionResult, type LoggedExecution } from '../core/safe/executionResult'
import type { ChainTxHash, SafeTxHash } from '../core/safe/safeTx'
import { tokenTransfers, type TokenTransfer } from '../core/safe/tokenTransfers'

type Executed = { readonly safe: Address; readonly safeTxHash: SafeTxHash; readonly txHash: ChainTxHash }

/** What a receipt that somebody pointed at says about a safeTxHash; null when it says nothing. Throws what the node throws. */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: Executed,
): Promise<LoggedExecution | null> {
  const receipt = await readReceipt(client, txHash)
  const logs = receipt?.logs.filter((log) => isAddressEqual(log.address, safe)) ?? []
  return executionResult(logs, safeTxHash)
}

/** What the tokens say of a safeTxHash in its receipt; null when the receipt says nothing. Throws what the node throws. */
export async function transfersInReceipt(
  client: Client,
  executed: Executed,
): Promise<readonly TokenTransfer[] | null> {
  const receipt = await readReceipt(client, executed.txHash)
  return receipt === null ? null : tokenTransfers(receipt.logs, executed)
}

async function readReceipt(client: Client, hash: ChainTxHash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    // Pointed at by a service that may be ahead of our node, or wrong: the logs decide.
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
