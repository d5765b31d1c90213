import type { AssetNames } from './assetNames'
import type { Check } from './check'
import { m } from './checkMessages'
import { checkWords } from './checkWords'

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
