import type { Address } from 'viem'
import { assetNamesOf } from '../../core/review/assetNames'
import { type PaidBefore, paidBefore } from '../../core/review/paidBefore'
import { recordsIn } from '../../core/queue/listPage'
import type { Answer } from '../../core/answer'
import { runInSlices } from '../runInSlices'
import type { SafeReader } from './reader'

/** Rows of the Safe's history: one request. */
const rowsRead = 100

/** Reads the recipients of the Safe's latest executed transactions. Throws only when aborted. */
export async function readPaidBefore(
  { service, chain, clock }: SafeReader,
  safe: Address,
  signal: AbortSignal,
): Promise<Answer<readonly PaidBefore[]>> {
  const listed = await service.listTransactions(
    safe,
    { executed: true, limit: rowsRead, priority: 'background' },
    signal,
  )
  if (listed.kind !== 'found') return listed
  const steps = paidBefore(recordsIn(listed.value.rows), { safe, names: assetNamesOf(chain) })
  const value = await runInSlices(steps, clock)
  signal.throwIfAborted()
  return { kind: 'found', value }
}
