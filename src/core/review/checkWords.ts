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
    outcome: m.outcome[outcomeOf(check)],
    detail: [definition.detail(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}

/** Of a used nonce nothing is left to decide. */
function outcomeOf(check: Check): keyof typeof m.outcome {
  if (!isYoursToJudge(check)) return check.outcome
  return check.id === 'nonce' ? 'fails' : 'judge'
}

/**
 * Returns true when everything was read and the statement does not hold: only the co-signers know whether that was
 * meant. Otherwise an unread or undecided check "could not be checked".
 */
export function isYoursToJudge(check: Check): boolean {
  if (check.outcome !== 'unchecked' || check.unread.length > 0) return false
  return definitionOf(check).isJudged(check)
}

/** Checks that could not be made for the same reason. */
export type UncheckedGroup = {
  /** The outcome in words, the same for all of them. */
  readonly outcome: string
  /** True while a source of them is still being read. */
  readonly isComing: boolean
  /** Statements of the checks. */
  readonly statements: readonly string[]
  readonly reason: string
  /** The block at which all of them were read; null: none, or different ones. */
  readonly block: bigint | null
}

/**
 * Groups the checks that could not be made by their reason, in the order of first occurrence. `isPartial`: a source is still
 * being read, so a check with something unread is not settled yet.
 */
export function uncheckedGroups(
  checks: readonly Check[],
  names: AssetNames,
  isPartial = false,
): readonly UncheckedGroup[] {
  const groups = new Map<string, UncheckedGroup>()
  for (const check of checks) {
    if (check.outcome !== 'unchecked') continue
    const { statement, outcome: settled, detail } = checkWords(check, names)
    const isComing = isPartial && check.unread.length > 0
    const outcome = isComing ? m.outcome.coming : settled
    const group = groups.get(detail)
    groups.set(detail, {
      outcome,
      isComing,
      statements: [...(group?.statements ?? []), statement],
      reason: detail,
      block: group === undefined || group.block === check.block ? check.block : null,
    })
  }
  return [...groups.values()]
}
