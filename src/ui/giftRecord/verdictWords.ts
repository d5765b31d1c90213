import type { CheckOutcome } from '../../flows/record/check/checkRecordAgainstChain'
import type { Doubt, Unchecked } from '../../core/record/recordCheck'
import { m } from './messages'

/** Returns the outcome of a check in a few words. */
export function verdictWords(outcome: CheckOutcome): string {
  if (outcome.kind === 'unknownChain') return m.whole.unknownChain
  const { whole } = outcome.check
  return whole.kind === 'confirmed' ? confirmedWords(whole.doubts) : m.whole[whole.kind]
}

/** Returns what a confirmed record may claim: nothing is confirmed for good before its block is final. */
export function confirmedWords(doubts: readonly Doubt[]): string {
  if (doubts.includes('notFinal')) return m.whole.notFinal
  if (doubts.includes('finalityUnread')) return m.whole.finalityUnread
  return doubts.length > 0 ? m.whole.withDoubts : m.whole.confirmed
}

/** Returns why something was not checked, in one sentence without its full stop. */
export function uncheckedWords(unchecked: Unchecked): string {
  if (unchecked.why === 'safeCode') return m.unchecked.safeCode(unchecked.reason)
  if (unchecked.why === 'unreadable') return m.unchecked.unreadable(unchecked.reason)
  return m.unchecked[unchecked.why]
}
