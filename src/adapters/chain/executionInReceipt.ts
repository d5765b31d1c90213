import { TransactionNotFoundError, type Client } from 'viem'
import { getTransaction } from 'viem/actions'
import { isHexEqual } from '../../core/isHexEqual'
import { type ExecutingSafe, provedExecutions } from '../../core/safe/executed/provedExecutions'
import { executionResult, type LoggedExecution } from '../../core/safe/executionResult'
import { readEvidence } from './readEvidence'
import { type Executed, logsOf, readReceipt } from './receipts'
import { unlessMissing } from './unlessMissing'

/**
 * Evidence of an execution in a claimed transaction. `unproved`: an event of the Safe that nothing binds to a call of
 * it.
 */
export type ReceiptExecution =
  | { readonly kind: 'proved'; readonly execution: LoggedExecution }
  | { readonly kind: 'unproved'; readonly execution: LoggedExecution }
  | { readonly kind: 'none' }

/**
 * Reads the execution of a safeTxHash in a claimed transaction, proved as `provedExecutions` defines. Throws what the
 * node throws.
 *
 * @param of - The Safe's way of hashing, and the nonces that the execution may have had.
 */
export async function executionInReceipt(
  client: Client,
  { safe, safeTxHash, txHash }: Executed,
  of: Omit<ExecutingSafe, 'safe'>,
): Promise<ReceiptExecution> {
  const receipt = await readReceipt(client, txHash)
  const execution = executionResult(logsOf(receipt, safe), safeTxHash)
  if (receipt === null || execution === null) return { kind: 'none' }
  const transaction = await unlessMissing(getTransaction(client, { hash: txHash }), TransactionNotFoundError)
  if (transaction === null) return { kind: 'none' }
  const { to, input: data } = transaction
  const mined = { to, data, logs: receipt.logs, txHash, blockNumber: receipt.blockNumber }
  const evidence = await readEvidence(client, mined, safe, { isCodeWanted: true })
  const proved = provedExecutions(mined, { ...of, safe }, evidence).find(
    (one) => isHexEqual(one.safeTxHash, safeTxHash) && one.proof !== null,
  )
  if (proved === undefined) return { kind: 'unproved', execution }
  return { kind: 'proved', execution: { ...execution, outcome: proved.outcome, at: proved.at } }
}
