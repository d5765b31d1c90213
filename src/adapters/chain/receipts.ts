import {
  isAddressEqual,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { executedHashes } from '../../core/safe/executionResult'
import type { ChainTxHash, ExecutedTx, SafeTxHash } from '../../core/safe/safeTx'
import { tokenTransfers, type TokenTransfer } from '../../core/safe/tokenTransfers'
import { unlessMissing } from './unlessMissing'

export type Executed = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly txHash: ChainTxHash
  /** Position of its event among the logs. Undefined: the first of this safeTxHash. */
  readonly at?: number | undefined
}

/**
 * Reads the ERC-20 transfers of a safeTxHash in its receipt. Null when the receipt does not hold it. Throws what the
 * node throws.
 */
export async function transfersInReceipt(
  client: Client,
  executed: Executed,
): Promise<readonly TokenTransfer[] | null> {
  const receipt = await readReceipt(client, executed.txHash)
  return receipt === null ? null : tokenTransfers(receipt.logs, executed)
}

/** Reads what a mined transaction has executed of a Safe. Null when it is not mined. Throws what the node throws. */
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

/** Returns the events of the Safe itself: any contract can emit the same ones. */
export function logsOf(receipt: TransactionReceipt | null, safe: Address): TransactionReceipt['logs'] {
  return receipt?.logs.filter((log) => isAddressEqual(log.address, safe)) ?? []
}

/** Reads a receipt. Null: the service that claims it may be ahead of our node, or wrong. */
export function readReceipt(client: Client, hash: Hex): Promise<TransactionReceipt | null> {
  return unlessMissing(getTransactionReceipt(client, { hash }), TransactionReceiptNotFoundError)
}
