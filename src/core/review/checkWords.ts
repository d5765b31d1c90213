import type { AssetNames } from './assetNames'
import type { Check } from './check'
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
    outcome: m.outcome[check.outcome],
    detail: [checkSentence(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}
