import {
  isAddressEqual,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { executedHashes, executionResult, type LoggedExecution } from '../../core/safe/executionResult'
import type { ChainTxHash, ExecutedTx, SafeTxHash } from '../../core/safe/safeTx'
import { tokenTransfers, type TokenTransfer } from '../../core/safe/tokenTransfers'

type Executed = { readonly safe: Address; readonly safeTxHash: SafeTxHash; readonly txHash: ChainTxHash }

/** What a receipt that somebody pointed at says about a safeTxHash; null when it says nothing. Throws what the node throws. */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: Executed,
): Promise<LoggedExecution | null> {
  const receipt = await readReceipt(client, txHash)
  return executionResult(logsOf(receipt, safe), safeTxHash)
}

/** What the tokens say of a safeTxHash in its receipt; null when the receipt says nothing. Throws what the node throws. */
export async function transfersInReceipt(
  client: Client,
  executed: Executed,
): Promise<readonly TokenTransfer[] | null> {
  const receipt = await readReceipt(client, executed.txHash)
  return receipt === null ? null : tokenTransfers(receipt.logs, executed)
}

/** What a transaction that is in a block has executed of a Safe; null when there is none. Throws what the node throws. */
export async function executedInReceipt(
  client: Client,
  safe: Address,
  hash: Hex,
): Promise<ExecutedTx | null> {
  const receipt = await readReceipt(client, hash)
  if (receipt === null) return null
  const { to, input } = await getTransaction(client, { hash })
  return { to, data: input, safeTxHashes: executedHashes(logsOf(receipt, safe)) }
}

/** Any contract can emit the same events. */
function logsOf(receipt: TransactionReceipt | null, safe: Address): TransactionReceipt['logs'] {
  return receipt?.logs.filter((log) => isAddressEqual(log.address, safe)) ?? []
}

async function readReceipt(client: Client, hash: Hex): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    // Pointed at by a service that may be ahead of our node, or wrong: the logs decide.
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
