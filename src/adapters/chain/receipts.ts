import {
  isAddressEqual,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { isHexEqual } from '../../core/isHexEqual'
import { type ExecutingSafe, provedExecutions } from '../../core/safe/executed/provedExecutions'
import { executedHashes, executionResult, type LoggedExecution } from '../../core/safe/executionResult'
import type { ChainTxHash, ExecutedTx, SafeTxHash } from '../../core/safe/safeTx'
import { tokenTransfers, type TokenTransfer } from '../../core/safe/tokenTransfers'
import { readEvidence } from './readEvidence'
import { unlessMissing } from './nodeErrors'

type Executed = {
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

/**
 * Reads the execution of a safeTxHash in a claimed transaction. `isProved`: as `provedExecutions` defines; otherwise it
 * is an event of the Safe that nothing binds to a call of it. Null: no such event. Throws what the node throws.
 *
 * @param of - The Safe's way of hashing, and the nonces that the execution may have had.
 */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: Executed,
  of: Omit<ExecutingSafe, 'safe'>,
): Promise<{ readonly execution: LoggedExecution; readonly isProved: boolean } | null> {
  const receipt = await readReceipt(client, txHash)
  const execution = executionResult(logsOf(receipt, safe), safeTxHash)
  if (receipt === null || execution === null) return null
  const transaction = await unlessMissing(getTransaction(client, { hash: txHash }), TransactionNotFoundError)
  if (transaction === null) return null
  const { to, input: data } = transaction
  const mined = { to, data, logs: receipt.logs, txHash, blockNumber: receipt.blockNumber }
  const evidence = await readEvidence(client, mined, safe, { isCodeWanted: true })
  const proved = provedExecutions(mined, { ...of, safe }, evidence).find(
    (one) => isHexEqual(one.safeTxHash, safeTxHash) && one.proof !== null,
  )
  if (proved === undefined) return { execution, isProved: false }
  return { execution: { ...execution, outcome: proved.outcome, at: proved.at }, isProved: true }
}

/** Returns the events of the Safe itself: any contract can emit the same ones. */
function logsOf(receipt: TransactionReceipt | null, safe: Address): TransactionReceipt['logs'] {
  return receipt?.logs.filter((log) => isAddressEqual(log.address, safe)) ?? []
}

/** Reads a receipt. Null: the service that claims it may be ahead of our node, or wrong. */
function readReceipt(client: Client, hash: Hex): Promise<TransactionReceipt | null> {
  return unlessMissing(getTransactionReceipt(client, { hash }), TransactionReceiptNotFoundError)
}
