import { allChecks, type CheckId } from '../../../src/core/review/check'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { type Case, benignCases, hostileCases, oncePassed, silentCases } from './corpus'
import { outcomesOf } from './world'

export type CheckProof = {
  readonly id: CheckId
  /** Cases that are judged wrongly when the check is removed. */
  readonly withoutIt: readonly string[]
  /** Cases that are judged wrongly when it fails for everything. */
  readonly alwaysFailing: readonly string[]
}

const cases = [...hostileCases, ...oncePassed, ...benignCases, ...silentCases]

/** For each check: which cases of the corpus would notice that it is gone, or that it cries wolf. */
export function proveChecks(): readonly CheckProof[] {
  const judged = cases.map((one) => ({ ...one, outcomes: outcomesOf(reviewSafeTx(one.input)) }))
  const wrongWhen = (change: (outcomes: Record<string, string>) => Record<string, string>) =>
    judged.filter(({ outcomes, expected }) => !isAs(change(outcomes), expected)).map(({ title }) => title)
  return allChecks.map(({ id }) => ({
    id,
    withoutIt: wrongWhen((outcomes) => ({ ...outcomes, [id]: 'holds' })),
    alwaysFailing: wrongWhen((outcomes) => ({ ...outcomes, [id]: 'fails' })),
  }))
}

function isAs(outcomes: Record<string, string>, expected: Case['expected']): boolean {
  const all = new Set([...Object.keys(outcomes), ...Object.keys(expected)])
  return [...all].every((id) => (outcomes[id] ?? 'holds') === (expected[id as CheckId] ?? 'holds'))
}
