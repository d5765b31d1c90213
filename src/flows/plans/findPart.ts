import { listGap, recordsIn } from '../../core/queue/listPage'
import { describedCalls } from '../../core/giving/describedCalls'
import type { PlanPart } from '../../core/giving/planDocument'
import { withoutCalls } from '../../core/safe/comparePayments'
import { coveringTxs } from '../../core/safe/coveringTxs'
import { decodeCalls } from '../../core/safe/decodeCalls'
import { type NonceUse, nonceUse } from '../../core/safe/nonceUse'
import { sameCalls } from '../../core/safe/sameCalls'
import type { Call, SafeTxRecord } from '../../core/safe/safeTx'
import type { SafeReader } from '../review/reader'
import { m } from './messages'

export type FoundPart =
  /** A claim of the service: the review checks it. `nonceUse`: why the record can never be executed. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord; readonly nonceUse: NonceUse | null }
  /** Several proposals that together make exactly its payments, by nonce; a claim of the service too. */
  | { readonly kind: 'several'; readonly records: readonly SafeTxRecord[] }
  /** A transaction that makes its payments among others, in place of one that can never be executed. */
  | { readonly kind: 'contained'; readonly record: SafeTxRecord }
  /** `gap`: why it may be there all the same, in one sentence. */
  | { readonly kind: 'none'; readonly gap: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

const mostRows = 100

/**
 * Searches the newest transactions of the Safe for one that makes exactly these payments, executed before queued, or
 * else for several that make them together, or else for a batch that makes them in place of a replaced one, or else for one
 * that failed, was rejected or replaced. Throws only when aborted.
 */
export async function findPart(
  { service }: Pick<SafeReader, 'service'>,
  { safe, gifts }: PlanPart,
  signal: AbortSignal,
): Promise<FoundPart> {
  const page = await service.listTransactions(safe, { limit: mostRows }, signal)
  if (page.kind === 'unreachable') return page
  if (page.kind === 'missing') return { kind: 'unreachable', reason: m.unknownSafe }
  const { rows, nextOffset } = page.value
  const meant = describedCalls(gifts)
  const records = recordsIn(rows)
  const equal = records.filter((record) => {
    const decoded = decodeCalls(record)
    return decoded.kind === 'calls' && sameCalls(decoded.calls, meant)
  })
  const found = (record: SafeTxRecord): FoundPart => ({
    kind: 'found',
    record,
    nonceUse: nonceUse(record, records),
  })
  const whole =
    equal.find(({ isSuccessful }) => isSuccessful === true) ??
    equal.find((record) => !record.isExecuted && nonceUse(record, records) === null)
  if (whole !== undefined) return found(whole)
  const several = coveringTxs(records, meant)
  if (several !== null) return { kind: 'several', records: several }
  const batch = batchInstead(equal, records, meant)
  if (batch !== null) return { kind: 'contained', record: batch }
  const [last] = equal
  if (last !== undefined) return found(last)
  return { kind: 'none', gap: listGap(rows, nextOffset !== null) }
}

/**
 * The batch that makes the payments of a lost proposal: a wallet merges drafts and gives the batch this nonce or a later
 * one. Executed before queued. An older one is no answer: it may have made the same payments for another reason.
 */
function batchInstead(
  equal: readonly SafeTxRecord[],
  records: readonly SafeTxRecord[],
  payments: readonly Call[],
): SafeTxRecord | null {
  const lost = equal.filter(({ isExecuted }) => !isExecuted)
  const holding = records
    .filter((record) => lost.some(({ nonce }) => record.nonce >= nonce))
    .filter((record) => {
      const decoded = decodeCalls(record)
      return decoded.kind === 'calls' && withoutCalls(decoded.calls, payments) !== null
    })
    .filter((record) => !equal.includes(record))
  return (
    holding.find(({ isSuccessful }) => isSuccessful === true) ??
    holding.find((record) => !record.isExecuted && nonceUse(record, records) === null) ??
    null
  )
}
