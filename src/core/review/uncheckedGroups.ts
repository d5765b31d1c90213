import type { AssetNames } from './assetNames'
import type { Check } from './check'
import { checkWords } from './checkWords'

/** Checks that could not be made for the same reason. */
export type UncheckedGroup = {
  /** The outcome in words, the same for all of them. */
  readonly outcome: string
  /** Statements of the checks. */
  readonly statements: readonly string[]
  readonly reason: string
  /** The block at which all of them were read; null: none, or different ones. */
  readonly block: bigint | null
}

/** Groups the checks that could not be made by their reason, in the order of first occurrence. */
export function uncheckedGroups(checks: readonly Check[], names: AssetNames): readonly UncheckedGroup[] {
  const groups = new Map<string, UncheckedGroup>()
  for (const check of checks) {
    if (check.outcome !== 'unchecked') continue
    const { statement, outcome, detail } = checkWords(check, names)
    const group = groups.get(detail)
    groups.set(detail, {
      outcome,
      statements: [...(group?.statements ?? []), statement],
      reason: detail,
      block: group === undefined || group.block === check.block ? check.block : null,
    })
  }
  return [...groups.values()]
}
