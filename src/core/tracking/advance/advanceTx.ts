import { isDraft } from '../../safe/txStatus'
import { type Execution, type SafeOnChain, type SafeTxRecord, areCallsEqual } from '../../safe/safeTx'
import { verifyConfirmations } from '../../safe/recoverOwners'
import { decodeCalls } from '../../safe/decodeCalls'
import { type ProvedWitness, type TxObservation, paidByWitness } from '../observation'
import { mayBeInBatch } from '../status/mayBeInBatch'
import { type TrackedNote, noteSince } from '../trackedNote'
import type { TrackedTx, TxPhase } from '../trackedItem'
import { m } from '../messages'
import { approvedBy, waitingPhase } from './waitingPhase'
import { codeAlarm, isCodeAlarm, judgeCode, type Judgement, judgeRecord } from './judgeRecord'
import { secondNodeNote } from './recheckEnd'
import { judgeArrival } from './paid/shortfalls'

/** Maximum number of calls in the stored note: the record's source controls their number. */
const mostStored = 200

/**
 * Minimum time for which the service must report a transaction as missing, in ms. Safe's gateway caches a "not found" for 30 s
 * and its index lags up to 30 s, so only two responses further apart than both are proof.
 */
export const removalSettlesAfterMs = 60_000

/** Time to trust a service that reports "executed" while our node has no event, in ms: longer than any node lags. */
const claimHoldsForMs = 10 * 60_000

/**
 * Applies one observation to a Safe transaction. Ordered rules, the first that applies decides:
 *
 * 1. The Safe's own event for this hash counts before anything else, unless it is older than the proposal. With enough
 *    blocks it is final, unless the contract of the batch is not the right one: then it proves no payment.
 * 2. Without the chain nothing is decided: signatures, owners and the nonce are only known from there.
 * 3. A reading from an older block than the known one (another node behind the same URL) changes nothing.
 * 4. A used nonce is no verdict until a witness shows the transaction that used it. Until then it may be the
 *    execution, so it is not shown as pending. A witness that made the payments itself counts as an execution by rule 1.
 *    With several nodes configured, an end that the second one does not show is not final.
 * 5. Only then the record decides, by the platform's rules. An event that disappeared together with the used nonce
 *    was undone by a reorg: the transaction waits again. A final one never does.
 */
export function advanceTx(before: TrackedTx, seen: TxObservation, nowMs: number): TrackedTx {
  const judged = judge(before, seen)
  const ours = judged?.kind === 'ok' ? judged : null
  const record = ours?.record ?? null
  const alarm = alarmOf(before, judged, seen)
  const { nonce, refund } = ours === null ? before : { nonce: ours.record.nonce, refund: ours.refund }
  // Without the right contract the effect of a batch is unknown, for this one and any like it.
  const paidBy = isCodeAlarm(alarm) || nonce === null ? null : paidByWitness(seen)
  const item: TrackedTx = {
    ...before,
    nonce,
    refund: paidBy === null ? refund : paidBy.refund,
    note: alarm,
    ...((mayBeInBatch(before) || (record !== null && isDraft(record))) && { wasDraft: true }),
  }

  // A source returned another transaction, and no record has ever tied this hash to the proposed calls.
  if (alarm !== null && item.nonce === null) return item

  const since = (kind: TrackedNote['kind']) => noteSince(before.note, kind, nowMs)
  const execution = paidBy?.execution ?? (seen.execution.kind === 'found' ? seen.execution.value : null)
  // The host has named a transaction that was executed before the gift was proposed: an equal, older one.
  if (execution !== null && paidBy === null && execution.blockNumber < (before.fromBlock ?? 0n))
    return { ...good(before, nowMs), note: { kind: 'forged', field: 'nonce' } }
  if (execution !== null) {
    // Without the right contract the event only proves that the nonce is used, and no payment.
    const canSettle = !isCodeAlarm(alarm)
    const end = executedPhase(execution, canSettle ? item.nonce : null, seen.confirmationsWanted, paidBy)
    const shown: TrackedTx = { ...good(item, nowMs), seen: true, phase: end }
    if (end.status === 'executing') return shown
    const pending: TrackedTx = { ...shown, phase: executingPhase(execution) }
    const arrival = end.status === 'confirmed' ? judgeArrival(item, seen, paidBy, since) : null
    if (arrival?.isKnown === false) return { ...pending, note: pending.note ?? arrival.note }
    const held = secondNodeNote(before.note, verdictOf(seen), nowMs)
    if (held !== null) return { ...pending, note: held }
    return arrival === null ? shown : { ...shown, note: arrival.note }
  }
  if (seen.onChain.kind !== 'found') return unreachable(item, reasonOf(seen.onChain), since('unreachable'))
  const onChain = seen.onChain.value
  if (isOlder(onChain, before.phase)) return before

  if (item.nonce !== null && onChain.nonce > item.nonce) {
    const phase = provedPhase(seen, item.nonce, alarm, item.wasDraft === true)
    const held = phase === null ? null : secondNodeNote(before.note, verdictOf(seen), nowMs)
    if (phase !== null && held === null) return { ...good(item, nowMs), phase }
    const note = alarm ?? held ?? usedNote(seen, since)
    return { ...good(item, nowMs), phase: settlingPhase(item.phase, record, onChain), note }
  }
  if (record !== null) {
    const phase = platformPhase(before, record, seen, onChain, nowMs)
    const note = seen.approvals.kind === 'unreachable' ? null : unsignedNote(record, phase)
    const shown: TrackedTx = { ...good(item, nowMs), seen: true, phase, note }
    return seen.approvals.kind === 'unreachable'
      ? unreachable(shown, seen.approvals.reason, since('unreachable'))
      : shown
  }
  if (seen.record.kind === 'missing') return missing(item, nowMs)

  // Not executed on chain, and no record shows signatures since.
  const refreshed = { ...item, phase: refreshedPhase(item, onChain, nowMs) }
  if (judged?.kind === 'unknown') return unreachable(refreshed, judged.reason, since('unreachable'))
  if (seen.record.kind === 'unreachable') {
    return unreachable(refreshed, seen.record.reason, since('unreachable'))
  }
  return { ...refreshed, note: alarm ?? before.note }
}

function judge(item: TrackedTx, { record, onChain, code }: TxObservation): Judgement | null {
  if (record.kind !== 'found' || onChain.kind !== 'found') return null
  const judged = judgeRecord(item, record.value, onChain.value)
  if (judged.kind !== 'ok') return judged
  // A contract deployed after the nonce was used did not execute that transaction.
  if (isCodeAlarm(item.note) && onChain.value.nonce > record.value.nonce) return codeAlarm
  return judgeCode(judged, code)
}

/** Requires enough blocks for a final end, and a record that ties this hash to the proposed calls. */
function executedPhase(
  execution: Execution,
  nonce: bigint | null,
  wanted: number,
  witness: ProvedWitness | null,
): TxPhase {
  const { outcome, txHash, blockNumber, confirmations } = execution
  if (nonce === null || confirmations < Math.max(1, wanted)) return executingPhase(execution)
  if (outcome === 'failure') return { status: 'failed', txHash, blockNumber }
  if (witness === null) return { status: 'confirmed', txHash, blockNumber }
  const extent = witness.match === 'equal' ? 'whole' : 'part'
  return { status: 'confirmed', txHash, blockNumber, paidBy: { safeTxHash: witness.bySafeTxHash, extent } }
}

/** Returns the verdict of the second node. One that was not queried counts as unreachable, never as agreement. */
function verdictOf({ nodes }: TxObservation): TxObservation['nodes'] {
  if (nodes?.kind !== 'notAsked') return nodes
  return { kind: 'unreachable', reason: m.trouble.oneNode }
}

function executingPhase({ txHash, confirmations, blockNumber }: Execution): TxPhase {
  return { status: 'executing', txHash, confirmations, blockNumber }
}

function isOlder(onChain: SafeOnChain, phase: TxPhase): boolean {
  return phase.status === 'executing' && phase.blockNumber !== null && onChain.blockNumber < phase.blockNumber
}

/** Proves an end by an event with enough blocks for the transaction that used the nonce. */
function provedPhase(
  { witness, confirmationsWanted }: TxObservation,
  nonce: bigint,
  alarm: TrackedNote | null,
  wasDraft: boolean,
): TxPhase | null {
  if (witness.kind !== 'found') return null
  const { kind, bySafeTxHash, match, execution: proof } = witness.value
  if (proof.confirmations < Math.max(1, confirmationsWanted)) return null
  const by = { bySafeTxHash, byTxHash: proof.txHash }
  if (kind === 'cancelled' && !wasDraft) return { status: 'cancelled', ...by }
  const isProved = match === 'disjoint' && !isCodeAlarm(alarm)
  const paid = !isProved ? 'unknown' : wasDraft ? 'draft' : 'no'
  return { status: 'replaced', byNonce: nonce, paid, ...by }
}

/** Notes a used nonce without proof of the transaction that used it. */
function usedNote({ execution }: TxObservation, since: (kind: TrackedNote['kind']) => number): TrackedNote {
  if (execution.kind !== 'unproved') return { kind: 'nonceUsed', sinceMs: since('nonceUsed') }
  return { kind: 'unproved', sinceMs: since('unproved'), txHash: execution.txHash }
}

function settlingPhase(before: TxPhase, record: SafeTxRecord | null, onChain: SafeOnChain): TxPhase {
  const txHash = record?.txHash ?? (before.status === 'executing' ? before.txHash : null)
  return { status: 'executing', txHash, confirmations: 0, blockNumber: onChain.blockNumber }
}

function platformPhase(
  before: TrackedTx,
  record: SafeTxRecord,
  { approvals }: TxObservation,
  onChain: SafeOnChain,
  nowMs: number,
): TxPhase {
  const { safeTxHash, confirmations, txHash, isExecuted, nonce } = record
  if ((isExecuted || txHash !== null) && isRecent(record, nowMs))
    return { status: 'executing', txHash, confirmations: 0, blockNumber: null }
  const { valid } = verifyConfirmations({ hash: safeTxHash, confirmations, owners: onChain.owners })
  const signed = [...valid, ...approvedBy(approvals, before.phase)]
  // The host does not return the origin: a draft stays one until an owner signs.
  const stays = before.phase.status === 'draft' && record.origin === null && !record.trusted
  if (signed.length === 0 && (stays || isDraft(record))) return { status: 'draft' }
  return waitingPhase(signed, nonce, onChain, nowMs)
}

/**
 * Returns true while a service that reports "executed" is trusted: it may be ahead of our node. No block proves it, so
 * that the next reading can revert it. If the nonce is still unused after that, the service is wrong.
 */
function isRecent({ executedAtMs, modifiedAtMs }: SafeTxRecord, nowMs: number): boolean {
  const saidAtMs = executedAtMs ?? modifiedAtMs
  return saidAtMs !== null && Math.abs(nowMs - saidAtMs) < claimHoldsForMs
}

/** Notes an unsigned record. A host that does not report whether it lists a record proves nothing about a signed one. */
function unsignedNote({ trusted, isExecuted }: SafeTxRecord, phase: TxPhase): TrackedNote | null {
  if (trusted || isExecuted || !('signatures' in phase)) return null
  return phase.signatures.signed.length === 0 ? { kind: 'unsigned' } : null
}

function refreshedPhase({ phase, nonce }: TrackedTx, onChain: SafeOnChain, nowMs: number): TxPhase {
  if (nonce === null || !('signatures' in phase)) return phase
  return waitingPhase(phase.signatures.signed, nonce, onChain, nowMs)
}

function missing(item: TrackedTx, nowMs: number): TrackedTx {
  const since = item.missingSinceMs ?? nowMs
  const gone: TrackedTx = { ...item, lastGoodAtMs: nowMs, seen: false, missingSinceMs: since }
  // Of one that a file brought, the file says it.
  const wasSeen = item.nonce !== null || item.imported === true
  if (wasSeen && nowMs - since >= removalSettlesAfterMs)
    return { ...gone, removedAtMs: nowMs, phase: { status: 'removed' } }
  // Undone by a reorg and not in the list: only its hash is known.
  const phase: TxPhase = item.phase.status === 'executing' ? { status: 'proposed' } : item.phase
  return { ...gone, phase, note: item.note ?? { kind: 'notListed', sinceMs: since } }
}

function good(item: TrackedTx, nowMs: number): TrackedTx {
  return { ...item, lastGoodAtMs: nowMs, missingSinceMs: null }
}

/** Keeps the status, and notes since when the sources are unreachable. Never hides an alarm. */
function unreachable(item: TrackedTx, reason: string, sinceMs: number): TrackedTx {
  return { ...item, note: item.note ?? { kind: 'unreachable', reason, sinceMs } }
}

function reasonOf(look: TxObservation['onChain']): string {
  if (look.kind === 'unreachable') return look.reason
  if (look.kind === 'missing') return m.trouble.noSafe
  return m.trouble.notAsked
}

/**
 * Returns the alarm about a transaction; null: none. It stays until the true record, and the contract that it runs,
 * have been seen.
 */
function alarmOf(
  item: TrackedTx,
  judged: Judgement | null,
  { record }: Pick<TxObservation, 'record'>,
): TrackedNote | null {
  if (judged?.kind !== 'forged')
    return item.note?.kind === 'forged' && judged?.kind !== 'ok' ? item.note : null
  const { field } = judged
  if (field === 'code' || record.kind !== 'found') return { kind: 'forged', field }
  const found = decodeCalls(record.value)
  if (found.kind === 'unreadable') return { kind: 'forged', field, unreadable: found.reason }
  const isShown = found.calls.length <= mostStored && !areCallsEqual(found.calls, item.calls)
  return { kind: 'forged', field, ...(isShown && { found: found.calls }) }
}
