import type { AssetNames } from './assetNames'
import { type Check, definitionOf } from './check'
import { m } from './checkMessages'
import type { TxEnd } from './txEnd'

/**
 * Describes a check: its statement, outcome and evidence. `detail` empty: nothing to add.
 *
 * @param end - What has become of the transaction: of one that has ended nothing is left to decide.
 */
export function checkWords(
  check: Check,
  names: AssetNames,
  end: TxEnd = 'open',
): {
  readonly statement: string
  readonly outcome: string
  readonly detail: string
} {
  const unread = unreadWords(check)
  const definition = definitionOf(check)
  return {
    statement: definition.states,
    outcome: m.outcome[outcomeOf(check, end)],
    detail: [definition.detail(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}

/** Returns why a check is not settled, one sentence each: what could not be read, or is still being read. */
export function unreadWords({ unread, isComing }: Pick<Check, 'unread' | 'isComing'>): readonly string[] {
  return isComing ? unread : unread.map((reason) => m.notRead(reason))
}

/** Of a used nonce nothing is left to decide, whatever else is known. */
function outcomeOf(check: Check, end: TxEnd): keyof typeof m.outcome {
  if (check.outcome === 'unchecked' && check.isComing) return 'coming'
  if (!isYoursToJudge(check)) return check.outcome
  return check.id === 'nonce' || end !== 'open' ? 'fails' : 'judge'
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
  { isPartial = false, end = 'open' }: { readonly isPartial?: boolean; readonly end?: TxEnd } = {},
): readonly UncheckedGroup[] {
  const groups = new Map<string, UncheckedGroup>()
  for (const check of checks) {
    if (check.outcome !== 'unchecked') continue
    const { statement, outcome: settled, detail } = checkWords(check, names, end)
    const isComing = check.isComing === true || (isPartial && check.unread.length > 0)
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
