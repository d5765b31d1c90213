import { isAddressEqual } from 'viem'
import { listGap, recordsIn } from '../../core/queue/listPage'
import { describedCalls } from '../../core/giving/buildBatch'
import type { PlanPart } from '../../core/giving/planDocument'
import { withoutCalls, coveringTxs } from '../../core/safe/comparePayments'
import { decodeCalls } from '../../core/safe/decodeCalls'
import { type NonceUse, nonceUse } from '../../core/safe/findWitness'
import { areCallsEqual, type Call, type SafeTxRecord } from '../../core/safe/safeTx'
import type { SafeReader } from '../review/reader'
import { m } from './messages'

export type FoundPart =
  /** A claim of the service, which the review checks. `nonceUse`: reason why the record can never be executed. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord; readonly nonceUse: NonceUse | null }
  /** Several proposals that together make exactly its payments, by nonce; also a claim of the service. */
  | { readonly kind: 'several'; readonly records: readonly SafeTxRecord[] }
  /** A transaction that makes its payments among others, in place of one that can never be executed. */
  | { readonly kind: 'contained'; readonly record: SafeTxRecord }
  /** `gap`: reason why it may exist nevertheless, in one sentence. */
  | { readonly kind: 'none'; readonly gap: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

const mostRows = 100

/**
 * Searches the newest transactions of the Safe for the payments of a part of a plan. In this order: one with exactly these
 * payments, executed before queued; several that make them together; a batch that makes them in place of a replaced one; one
 * that failed, was rejected or replaced. Each payment counts for one part; of equal parts the first wins. Throws only when
 * aborted.
 *
 * @param plan - All parts of the plan, including `part`.
 */
export async function findPart(
  { service }: Pick<SafeReader, 'service'>,
  part: PlanPart,
  plan: readonly PlanPart[],
  signal: AbortSignal,
): Promise<FoundPart> {
  const page = await service.listTransactions(part.safe, { limit: mostRows }, signal)
  if (page.kind === 'unreachable') return page
  if (page.kind === 'missing') return { kind: 'unreachable', reason: m.unknownSafe }
  const { rows, nextOffset } = page.value
  const ofOneSafe = plan.filter(
    ({ chainId, safe }) => chainId === part.chainId && isAddressEqual(safe, part.safe),
  )
  const found = shareOut(recordsIn(rows), ofOneSafe).get(part)
  return found ?? { kind: 'none', gap: listGap(rows, nextOffset !== null) }
}

/** Outcome of a part of a plan. `unreachable`: it could not be checked. */
type PartOutcome = 'executed' | 'partly' | 'waiting' | 'rejected' | 'failed' | 'none' | 'unreachable'

/** Returns the outcome of a part by the search for it. `partly`: some of its transactions are executed, the others wait. */
export function partOutcome(found: FoundPart): PartOutcome {
  if (found.kind === 'several') {
    const executed = found.records.filter(({ isExecuted }) => isExecuted).length
    if (executed === found.records.length) return 'executed'
    return executed === 0 ? 'waiting' : 'partly'
  }
  if (found.kind === 'contained') return found.record.isExecuted ? 'executed' : 'waiting'
  if (found.kind !== 'found') return found.kind
  const { isExecuted, isSuccessful } = found.record
  if (isExecuted) return isSuccessful === true ? 'executed' : 'failed'
  return found.nonceUse === null ? 'waiting' : 'rejected'
}

/**
 * Assigns the transactions to the parts of one Safe. Each kind is searched for all parts before the next, less certain one,
 * so that no part takes a certain match of another.
 */
function shareOut(
  records: readonly SafeTxRecord[],
  parts: readonly PlanPart[],
): ReadonlyMap<PlanPart, FoundPart> {
  /** Transactions that count for a part as a whole. */
  const taken = new Set<SafeTxRecord>()
  /** Payments of a batch that count for no part yet. */
  const unclaimed = new Map<SafeTxRecord, readonly Call[]>()
  const callsOf = (record: SafeTxRecord) => {
    const decoded = decodeCalls(record)
    return decoded.kind === 'calls' ? decoded.calls : null
  }
  const isLive = (record: SafeTxRecord) => !record.isExecuted && nonceUse(record, records) === null
  const surest = (among: readonly SafeTxRecord[]) =>
    among.find(({ isSuccessful }) => isSuccessful === true) ?? among.find(isLive)
  const equalTo = (payments: readonly Call[]) =>
    records.filter((record) => {
      const calls = taken.has(record) ? null : callsOf(record)
      return calls !== null && areCallsEqual(calls, payments)
    })
  const take = (record: SafeTxRecord | undefined): FoundPart | null => {
    if (record === undefined) return null
    taken.add(record)
    return { kind: 'found', record, nonceUse: nonceUse(record, records) }
  }

  const kinds: ((payments: readonly Call[]) => FoundPart | null)[] = [
    (payments) => take(surest(equalTo(payments))),
    (payments) => {
      const several = coveringTxs(records, payments, taken)
      several?.forEach((record) => taken.add(record))
      return several === null ? null : { kind: 'several', records: several }
    },
    // A wallet merges drafts, and the batch gets the nonce of a lost one or a later one. An older batch does not count: it
    // may have made the same payments for another reason.
    (payments) => {
      const equal = equalTo(payments)
      const lost = equal.filter(({ isExecuted }) => !isExecuted)
      const left = (record: SafeTxRecord) =>
        withoutCalls(unclaimed.get(record) ?? callsOf(record) ?? [], payments)
      const batch = surest(
        records
          .filter(({ nonce }) => lost.some((one) => nonce >= one.nonce))
          .filter((record) => !taken.has(record) && !equal.includes(record) && left(record) !== null),
      )
      if (batch === undefined) return null
      unclaimed.set(batch, left(batch) ?? [])
      const replaced = lost.findLast(({ nonce }) => batch.nonce >= nonce)
      if (replaced !== undefined) taken.add(replaced)
      return { kind: 'contained', record: batch }
    },
    (payments) => take(equalTo(payments)[0]),
  ]
  const found = new Map<PlanPart, FoundPart>()
  for (const find of kinds)
    for (const part of parts) {
      const one = found.has(part) ? null : find(describedCalls(part.gifts))
      if (one !== null) found.set(part, one)
    }
  return found
}
