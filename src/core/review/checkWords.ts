import type { AssetNames } from './assetNames'
import { type Check, definitionOf } from './check'
import { m } from './checkMessages'

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
  const definition = definitionOf(check)
  return {
    statement: definition.states,
    outcome: m.outcome[isYoursToJudge(check) ? 'judge' : check.outcome],
    detail: [definition.detail(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}

/**
 * Returns whether everything was read, and the statement is not so: whether that was meant, only the co-signers know. What could
 * not be read, or not decided, "could not be checked".
 */
export function isYoursToJudge(check: Check): boolean {
  if (check.outcome !== 'unchecked' || check.unread.length > 0) return false
  return definitionOf(check).isJudged(check)
}
