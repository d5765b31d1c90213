import type { CheckOutcome } from '../../flows/record/check/checkRecordAgainstChain'
import { m } from './messages'

/** Returns the outcome of a check in a few words. */
export function verdictWords(outcome: CheckOutcome): string {
  if (outcome.kind === 'unknownChain') return m.whole.unknownChain
  const { whole } = outcome.check
  return whole.kind === 'confirmed' && whole.doubts.length > 0 ? m.whole.withDoubts : m.whole[whole.kind]
}
