import { type ChainReceipt, isDeepEnough } from '../../wallet/chainAccount'
import type { CallsObservation, CallsWord } from '../observation'
import { namedStanding } from './paid/namedStanding'
import { isBalanceAwaited } from './paid/balanceRises'
import { shortfallNote } from './paid/shortfalls'
import type { CallsPhase, TrackedCalls } from '../trackedItem'
import { type TrackedNote, noteSince } from '../trackedNote'

/**
 * Applies one observation to a batch of an ordinary wallet. The wallet names its transactions; only our own node
 * proves their results, and without that nothing is delivered or failed. Ordered rules:
 *
 * 1. Receipts of all named transactions, with enough blocks, and event logs or a trace that prove every payment,
 *    beside gifts that they pay first: delivered, unless the wallet denies it.
 * 2. Named transactions of another account, or plainly other payments, otherwise decide nothing, whatever the wallet
 *    reports.
 * 3. Else the receipts decide together with the wallet's final status. All succeeded, and it does not deny it:
 *    delivered. All reverted: nothing was given. Otherwise a part, or unknown. While the wallet's status is pending, or
 *    it has forgotten the batch, a reverted transaction may be retried and decides nothing.
 * 4. A wallet that reports "failed" and never named a transaction is trusted. "Nothing was given" also requires that
 *    it reports the batch as atomic.
 * 5. Otherwise it is pending, without a time limit. A note marks a batch that neither chain nor wallet will resolve.
 */
export function advanceCalls(before: TrackedCalls, seen: CallsObservation, nowMs: number): TrackedCalls {
  const word = seen.calls.kind === 'found' ? seen.calls.value : null
  const txHash = word?.txHashes[0] ?? before.txHash
  const answered = word !== null || seen.receipts.kind === 'found'
  const lastGoodAtMs = answered ? nowMs : before.lastGoodAtMs
  const item: TrackedCalls = { ...before, txHash, lastGoodAtMs, note: null }

  if (seen.receipts.kind === 'found' && seen.receipts.value.length > 0) {
    const receipts = seen.receipts.value
    const phase = minedPhase(item, receipts, seen)
    const shown: TrackedCalls = { ...item, phase }
    if (phase.status === 'confirmed') {
      const transfers = receipts.flatMap((receipt) => receipt.transfers)
      if (isBalanceAwaited(before, seen)) return awaiting(shown, before, receipts, nowMs)
      return { ...shown, note: shortfallNote(item.gifts, transfers, { proof: seen }) }
    }
    if (phase.status !== 'executing') return shown
    const isDeep = receipts.every((receipt) => isDeepEnough(receipt, seen.confirmationsWanted))
    if (isDeep && namedStanding(item, receipts, seen) === 'another')
      return { ...shown, note: { kind: 'untold', of: 'another' } }
    return isOutcomeUnknown(receipts, seen)
      ? { ...shown, note: { kind: 'untold' } }
      : withTrouble(shown, before, seen, nowMs)
  }
  if (word !== null && txHash === null && isDenied(word)) {
    const given = word.statusCode >= 600 ? 'part' : word.atomic === true ? 'nothing' : 'unknown'
    return { ...item, phase: { status: 'failed', txHash: null, blockNumber: null, given } }
  }
  const isUndone = seen.receipts.kind === 'missing'
  const phase: CallsPhase =
    before.phase.status === 'executing' && !isUndone
      ? { ...before.phase, txHash }
      : { status: 'executing', txHash, confirmations: 0, blockNumber: null }
  return withTrouble({ ...item, phase }, before, seen, nowMs)
}

function minedPhase(
  item: TrackedCalls,
  receipts: readonly ChainReceipt[],
  seen: CallsObservation,
): CallsPhase {
  const { calls, confirmationsWanted } = seen
  const succeeded = receipts.filter(({ outcome }) => outcome === 'success')
  const { txHash, blockNumber, confirmations } = lastOf(succeeded.length > 0 ? succeeded : receipts)
  const waiting: CallsPhase = { status: 'executing', txHash, confirmations, blockNumber }
  if (!receipts.every((receipt) => isDeepEnough(receipt, confirmationsWanted))) return waiting

  const confirmed: CallsPhase = { status: 'confirmed', txHash, blockNumber }
  const failed = (given: 'nothing' | 'part' | 'unknown'): CallsPhase => ({
    status: 'failed',
    txHash,
    blockNumber,
    given,
  })
  const word = calls.kind === 'found' ? calls.value : null
  const standing = namedStanding(item, receipts, seen)
  if (standing === 'made' && (word === null || !isDenied(word))) return confirmed
  if (standing === 'another' || standing === 'unread') return waiting
  // The result of the outer transaction is known. Only the wallet knows its content, and whether it will retry.
  if (word === null || !isLastWord(word)) return waiting
  if (succeeded.length === 0) return failed('nothing')
  if (isDenied(word)) return failed(word.statusCode >= 600 ? 'part' : 'unknown')
  if (succeeded.length === receipts.length) return confirmed
  // The wallet reports success: for an atomic batch, a reverted transaction was an earlier attempt.
  return word.atomic === false ? failed('part') : waiting
}

/** Waits for the balances of recipients, without which a doubted token proves nothing. */
function awaiting(
  item: TrackedCalls,
  { note }: TrackedCalls,
  receipts: readonly ChainReceipt[],
  nowMs: number,
): TrackedCalls {
  const { txHash, blockNumber, confirmations } = lastOf(receipts)
  return {
    ...item,
    phase: { status: 'executing', txHash, confirmations, blockNumber },
    note: { kind: 'receiptUnread', sinceMs: noteSince(note, 'receiptUnread', nowMs) },
  }
}

function lastOf(receipts: readonly ChainReceipt[]): ChainReceipt {
  return receipts.reduce((one, other) => (other.blockNumber > one.blockNumber ? other : one))
}

/** Returns true when the chain is final, and the wallet, which alone can interpret it, gave no clear status. */
function isOutcomeUnknown(
  receipts: readonly ChainReceipt[],
  { calls, confirmationsWanted }: CallsObservation,
): boolean {
  if (!receipts.every((receipt) => isDeepEnough(receipt, confirmationsWanted))) return false
  return calls.kind === 'missing' || receipts.some(({ outcome }) => outcome === 'reverted')
}

function isLastWord(word: CallsWord): boolean {
  return isDone(word) || isDenied(word)
}

/** Returns true when the wallet reports the batch as carried out. */
export function isDone({ statusCode }: CallsWord): boolean {
  return statusCode >= 200 && statusCode < 300
}

function isDenied({ statusCode }: CallsWord): boolean {
  return statusCode >= 400 && statusCode < 700
}

/** Adds a note of what is unknown, and why. Never a status. */
function withTrouble(
  item: TrackedCalls,
  { note }: TrackedCalls,
  { calls, receipts, transactions }: CallsObservation,
  nowMs: number,
): TrackedCalls {
  const since = (kind: TrackedNote['kind']) => noteSince(note, kind, nowMs)
  const unreachable = (reason: string): TrackedCalls => ({
    ...item,
    note: { kind: 'unreachable', reason, sinceMs: since('unreachable') },
  })
  if (receipts.kind === 'unreachable') return unreachable(receipts.reason)
  if (transactions?.kind === 'unreachable') return unreachable(transactions.reason)
  if (calls.kind === 'unreachable') return unreachable(calls.reason)
  if (calls.kind === 'missing' && receipts.kind !== 'found')
    return { ...item, note: { kind: 'notSeen', sinceMs: since('notSeen') } }
  if (calls.kind === 'found' && isLastWord(calls.value) && calls.value.txHashes.length === 0)
    return { ...item, note: { kind: 'untold' } }
  return item
}
