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

/** The Safe's event for a safeTxHash in the receipt of a claimed transaction; null when it has none. Throws what the node throws. */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: Executed,
): Promise<LoggedExecution | null> {
  const receipt = await readReceipt(client, txHash)
  return executionResult(logsOf(receipt, safe), safeTxHash)
}

/** The ERC-20 transfers of a safeTxHash in its receipt; null when the receipt does not hold it. Throws what the node throws. */
export async function transfersInReceipt(
  client: Client,
  executed: Executed,
): Promise<readonly TokenTransfer[] | null> {
  const receipt = await readReceipt(client, executed.txHash)
  return receipt === null ? null : tokenTransfers(receipt.logs, executed)
}

/** What a mined transaction has executed of a Safe; null when it is not mined. Throws what the node throws. */
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
    // Claimed by a service that may be ahead of our node, or wrong: the logs decide.
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
