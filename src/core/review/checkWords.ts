import type { AssetNames } from './assetNames'
import { type Check, definitionOf } from './check'
import { m } from './checkMessages'

/** Describes a check: its statement, outcome and evidence. `detail` empty: nothing to add. */
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
 * Returns true when everything was read and the statement does not hold: only the co-signers know whether that was
 * meant. Otherwise an unread or undecided check "could not be checked".
 */
export function isYoursToJudge(check: Check): boolean {
  if (check.outcome !== 'unchecked' || check.unread.length > 0) return false
  return definitionOf(check).isJudged(check)
}
