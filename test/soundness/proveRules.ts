import * as fc from 'fast-check'
import { anyCase } from './arbitraries/cases'
import { drawnOf, found } from './found'
import type { Lab } from './judge'
import { everyRule, type Rule } from './pageSays'

/** What the properties find when the page is without a rule. */
export type RuleProof = {
  readonly rule: Rule
  /** Written cases in which they find something. */
  readonly written: readonly string[]
  /** How many of the drawn cases they find something in. */
  readonly drawn: number
}

/** Takes each rule of the page out, one by one, and counts the cases in which what it says is not what the chain did. */
export async function proveRules(lab: Lab, asked: { readonly runs: number; readonly seed: number }) {
  const written = await lab.judgeAll(found.map((each) => drawnOf(lab.world, each)))
  const sample = fc.sample(anyCase(lab.world), { numRuns: asked.runs, seed: asked.seed })
  const drawn = await lab.judgeAll(sample)
  return everyRule.map((rule): RuleProof => ({
    rule,
    written: found
      .filter((_each, index) => (written[index]?.breachesWithout(rule).length ?? 0) > 0)
      .map(({ name }) => name),
    drawn: drawn.filter(({ breachesWithout }) => breachesWithout(rule).length > 0).length,
  }))
}
