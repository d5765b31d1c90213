import type { Address } from 'viem'
import { assetNamesOf } from '../../../core/review/assetNames'
import { type EarlierPayment, earlierPaymentsIn } from '../../../core/review/recipientStanding'
import { recordsIn } from '../../../core/queue/listPage'
import type { Answer } from '../../../core/answer'
import { runInSlices } from '../../runInSlices'
import type { SafeTxHash } from '../../../core/safe/safeTx'
import type { SafeReader } from '../reader'

/** Rows of the Safe's history to read, in one request. */
const rowsRead = 100

/**
 * Reads the recipients of the Safe's latest executed transactions, except the one with `except`. Throws only when aborted.
 */
export async function readEarlierPayments(
  { service, chain, clock }: SafeReader,
  { safe, except }: { readonly safe: Address; readonly except?: SafeTxHash },
  signal: AbortSignal,
): Promise<Answer<readonly EarlierPayment[]>> {
  const listed = await service.listTransactions(
    safe,
    { executed: true, limit: rowsRead, priority: 'background' },
    signal,
  )
  if (listed.kind !== 'found') return listed
  const records = recordsIn(listed.value.rows).filter(({ safeTxHash }) => safeTxHash !== except)
  const steps = earlierPaymentsIn(records, { safe, names: assetNamesOf(chain) })
  const value = await runInSlices(steps, clock)
  signal.throwIfAborted()
  return { kind: 'found', value }
}
