import { listGap, recordsIn } from '../../core/queue/listPage'
import { describedCalls } from '../../core/giving/describedCalls'
import type { PlanPart } from '../../core/giving/planDocument'
import { coveringTxs } from '../../core/safe/coveringTxs'
import { decodeCalls } from '../../core/safe/decodeCalls'
import { type NonceUse, nonceUse } from '../../core/safe/nonceUse'
import { sameCalls } from '../../core/safe/sameCalls'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { SafeReader } from '../review/reader'
import { m } from './messages'

export type FoundPart =
  /** A claim of the service: the review checks it. `nonceUse`: why the record can never be executed. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord; readonly nonceUse: NonceUse | null }
  /** Several proposals that together make exactly its payments, by nonce; a claim of the service too. */
  | { readonly kind: 'several'; readonly records: readonly SafeTxRecord[] }
  /** `gap`: why it may be there all the same, in one sentence. */
  | { readonly kind: 'none'; readonly gap: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

const mostRows = 100

/**
 * Searches the newest transactions of the Safe for one that makes exactly these payments, executed before queued, or
 * else for several that make them together, or else for one that failed, was rejected or replaced. Throws only when
 * aborted.
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
  const [last] = equal
  if (last !== undefined) return found(last)
  return { kind: 'none', gap: listGap(rows, nextOffset !== null) }
}
