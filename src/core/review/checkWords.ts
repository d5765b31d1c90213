import type { AssetNames } from './assetNames'
import type { Check, CheckId } from './check'
import { m } from './checkMessages'
import { checkSentence } from './checkSentence'

/** A check in words: its statement, its outcome and its evidence. `detail` empty: nothing to add. */
export function checkWords(
  check: Check,
  names: AssetNames,
): {
  readonly statement: string
  readonly outcome: string
  readonly detail: string
} {
  const unread = check.unread.map((reason) => m.notRead(reason))
  return {
    statement: m.states[check.id],
    outcome: m.outcome[isYoursToJudge(check) ? 'judge' : check.outcome],
    detail: [checkSentence(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}

/**
 * Whether everything was read, and the statement is not so: whether that was meant, only the co-signers know. What could not
 * be read, or not decided, "could not be checked".
 */
export function isYoursToJudge(check: Check): boolean {
  if (check.outcome !== 'unchecked' || check.unread.length > 0) return false
  return check.id === 'rivals' ? check.evidence.rivals.length > 0 : facts.has(check.id)
}

/** Their evidence is a list of facts: an entry says that the statement is not so. */
const facts: ReadonlySet<CheckId> = new Set([
  'settings',
  'approvals',
  'otherSafes',
  'messages',
  'recipients',
  'modules',
  'guards',
  'fallbackHandler',
])
