import { isAddressEqual } from 'viem'
import type { CallSurroundings } from '../../safe/payeeOf'
import { type ChainReceipt, type ChainTransaction, isDeepEnough } from '../../wallet/chainAccount'
import type { ChainTxJudgement } from '../../wallet/judgeChainTx'
import type { ChainTxObservation, Look, Replacement } from '../observation'
import { isBalanceAwaited } from './paid/balanceRises'
import { isByContext, judge, paidInstead } from './paid/paidInstead'
import { provedByTokens, shortfallNote } from './paid/shortfalls'
import type { ChainTxPhase, TrackedChainTx } from '../trackedItem'
import { noteSince } from '../trackedNote'
import { m } from '../messages'

/**
 * Applies one observation to a transaction of an ordinary wallet. Ordered rules, the first that applies decides:
 *
 * 0. A transaction in an earlier block than the request is another one, which the wallet has named for it.
 * 1. A receipt for this hash counts before anything else, once our node has shown that the transaction makes the intended
 *    payment. With enough blocks it is final, unless it goes through other code: then it is delivered where the Transfer
 *    events prove it, and otherwise only the note says so.
 * 2. Without the chain nothing is decided, and a reading from an older block than what is known changes nothing.
 * 3. A nonce that another transaction has used decides by what that one is, once it has enough blocks: the same payment
 *    (repriced), nothing (cancelled), something else (replaced), or other code that has made the payment all the same.
 *    Only one that runs no code and reaches another recipient, was reverted, or counts for another gift proves that this
 *    payment was not made.
 * 4. Otherwise it is pending, without a time limit. A receipt that has disappeared was undone by a reorg. A transaction that
 *    our node does not know proves nothing: it may be pending elsewhere.
 */
export function advanceChainTx(
  before: TrackedChainTx,
  seen: ChainTxObservation,
  nowMs: number,
): TrackedChainTx {
  const nonce = nonceOf(before, seen.transaction)
  const item: TrackedChainTx = { ...before, nonce, lastGoodAtMs: nowMs, note: null }
  if (seen.receipt.kind === 'found') {
    const { value: receipt } = seen.receipt
    if (before.fromBlock !== null && receipt.blockNumber < before.fromBlock) {
      const note = { kind: 'untold', of: 'another' } as const
      return { ...before, lastGoodAtMs: nowMs, phase: sentPhase(before), note }
    }
    const shownTx = seen.transaction.kind === 'found' ? seen.transaction.value : null
    const trouble = shownTx && contextTrouble(item, { transaction: shownTx, receipt }, seen)
    const phase = minedPhase(item, seen, receipt)
    if (trouble !== null && phase.status === 'replaced')
      return unreachable({ ...item, phase: minedYet(receipt) }, before, trouble, nowMs)
    const shown: TrackedChainTx = { ...item, phase }
    if (phase.status === 'confirmed') {
      if (isBalanceAwaited(before, seen)) return awaitingBalance(item, before, receipt, nowMs)
      return { ...shown, note: shortfallNote(item.gifts, receipt.transfers, { proof: seen }) }
    }
    if (seen.transaction.kind === 'unreachable')
      return unreachable(shown, before, seen.transaction.reason, nowMs)
    const isDeep = isDeepEnough(receipt, seen.confirmationsWanted)
    return phase.status === 'executing' && shownTx !== null && isDeep
      ? { ...shown, note: { kind: 'untold' } }
      : shown
  }
  if (seen.account.kind !== 'found' || seen.receipt.kind !== 'missing')
    return unreachable(before, before, troubleOf(seen), nowMs)
  if (isOlder(seen.account.value.blockNumber, before.phase)) return before

  const waiting: TrackedChainTx = { ...item, phase: sentPhase(item) }
  if (item.nonce !== null && seen.account.value.nonce > item.nonce) {
    const witness = witnessOf(item, seen)
    const trouble = witness && contextTrouble(item, witness, seen)
    if (trouble !== null) return unreachable(waiting, before, trouble, nowMs)
    const phase = witness === null ? null : replacedPhase(item, witness, seen)
    if (phase !== null) return { ...item, phase }
    if (witness !== null) return { ...waiting, note: { kind: 'untold' } }
    if (seen.replacement.kind === 'unreachable')
      return unreachable(waiting, before, seen.replacement.reason, nowMs)
    return { ...waiting, note: { kind: 'nonceUsed', sinceMs: noteSince(before.note, 'nonceUsed', nowMs) } }
  }
  if (seen.transaction.kind === 'unreachable')
    return unreachable(waiting, before, seen.transaction.reason, nowMs)
  if (seen.transaction.kind === 'missing') {
    return { ...waiting, note: { kind: 'notSeen', sinceMs: noteSince(before.note, 'notSeen', nowMs) } }
  }
  return waiting
}

/** Keeps only a nonce of the wallet itself, from a transaction that may be the payment. */
function nonceOf(item: TrackedChainTx, seen: Look<ChainTransaction>): number | null {
  if (seen.kind !== 'found' || !isAddressEqual(seen.value.from, item.wallet)) return item.nonce
  return isSomethingElse(judge(item, seen.value)) ? item.nonce : seen.value.nonce
}

function minedPhase(item: TrackedChainTx, seen: ChainTxObservation, receipt: ChainReceipt): ChainTxPhase {
  const { transaction, confirmationsWanted } = seen
  const { txHash, blockNumber, outcome } = receipt
  if (transaction.kind !== 'found' || !isDeepEnough(receipt, confirmationsWanted)) return minedYet(receipt)
  if (hasArrived(item, receipt, seen)) return { status: 'confirmed', txHash, blockNumber }
  const mined = { transaction: transaction.value, receipt }
  switch (judge(item, transaction.value)) {
    case 'ours':
      return { status: outcome === 'success' ? 'confirmed' : 'failed', txHash, blockNumber }
    case 'cancel':
    case 'other':
    case 'overlap':
      return { status: 'replaced', byTxHash: txHash, paid: paidInstead(item, mined, surroundingsIn(seen)) }
    // It may have failed inside a transaction that succeeded, or be retried after one that failed.
    case 'wrapped':
      return minedYet(receipt)
  }
}

function minedYet({ txHash, blockNumber, confirmations }: ChainReceipt): ChainTxPhase {
  return { status: 'executing', txHash, confirmations, blockNumber }
}

/** Waits for the balance of the recipient, without which a doubted token proves nothing. */
function awaitingBalance(
  item: TrackedChainTx,
  { note }: TrackedChainTx,
  receipt: ChainReceipt,
  nowMs: number,
): TrackedChainTx {
  const sinceMs = noteSince(note, 'receiptUnread', nowMs)
  return { ...item, phase: minedYet(receipt), note: { kind: 'receiptUnread', sinceMs } }
}

function surroundingsIn({ context, tokens = [] }: ChainTxObservation): CallSurroundings {
  return { context: context?.kind === 'found' ? context.value : null, tokens }
}

/**
 * Returns why the code of a final transaction could not be read, if only the code shows what it paid; null: nothing
 * is unresolved.
 */
function contextTrouble(
  item: TrackedChainTx,
  mined: Replacement,
  { context, confirmationsWanted }: ChainTxObservation,
): string | null {
  if (!isDeepEnough(mined.receipt, confirmationsWanted) || !isByContext(item, mined)) return null
  if (context?.kind === 'unreachable') return context.reason
  return context?.kind === 'missing' ? m.trouble.receipt : null
}

/** Returns the final transaction that used the nonce. Null while unproved. */
function witnessOf(
  { nonce }: TrackedChainTx,
  { replacement, confirmationsWanted }: ChainTxObservation,
): Replacement | null {
  if (replacement.kind !== 'found') return null
  const { transaction, receipt } = replacement.value
  return transaction.nonce === nonce && isDeepEnough(receipt, confirmationsWanted) ? replacement.value : null
}

/** Returns null when neither bytes nor Transfer events decide, and other code may have made the payment. */
function replacedPhase(
  item: TrackedChainTx,
  witness: Replacement,
  seen: ChainTxObservation,
): ChainTxPhase | null {
  const { claims = [] } = seen
  const { transaction, receipt } = witness
  const { txHash } = transaction
  const paid = paidInstead(item, witness, surroundingsIn(seen))
  switch (judge(item, transaction)) {
    case 'ours':
      // It makes one payment, which counts for another gift.
      if (claims.length > 0) return { status: 'replaced', byTxHash: txHash, paid: 'no' }
      return { status: 'repriced', txHash }
    case 'cancel':
      if (paid === 'no') return { status: 'cancelled', byTxHash: txHash }
      return { status: 'replaced', byTxHash: txHash, paid }
    case 'other':
    case 'overlap':
      return { status: 'replaced', byTxHash: txHash, paid }
    case 'wrapped':
      if (hasArrived(item, receipt, seen))
        return { status: 'confirmed', txHash, blockNumber: receipt.blockNumber }
      // Missing events never prove that nothing was paid: coin emits none, and others can forward tokens.
      return null
  }
}

/** Returns true when Transfer events prove the payment, through any code, beside gifts that it pays first. */
function hasArrived(
  { gifts }: TrackedChainTx,
  { outcome, transfers }: ChainReceipt,
  seen: ChainTxObservation,
): boolean {
  return outcome === 'success' && provedByTokens(gifts, transfers, seen)
}

function isSomethingElse(judged: ChainTxJudgement): boolean {
  return judged === 'other' || judged === 'overlap'
}

function sentPhase({ txHash }: TrackedChainTx): ChainTxPhase {
  return { status: 'executing', txHash, confirmations: 0, blockNumber: null }
}

function isOlder(blockNumber: bigint, phase: ChainTxPhase): boolean {
  return phase.status === 'executing' && phase.blockNumber !== null && blockNumber < phase.blockNumber
}

function troubleOf(seen: ChainTxObservation): string {
  for (const look of [seen.account, seen.receipt, seen.transaction])
    if (look.kind === 'unreachable') return look.reason
  return m.trouble.notAsked
}

/** Keeps the status, and notes since when the sources are unreachable. */
function unreachable(
  item: TrackedChainTx,
  before: TrackedChainTx,
  reason: string,
  nowMs: number,
): TrackedChainTx {
  return {
    ...item,
    note: { kind: 'unreachable', reason, sinceMs: noteSince(before.note, 'unreachable', nowMs) },
  }
}
