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
  /** The same where neither the head nor the sentences of the calls name what the calls do. */
  readonly drawnAlone: number
}

/** Takes each rule of the page out, one by one, and counts the cases in which what it says is not what the chain did. */
export async function proveRules(lab: Lab, asked: { readonly runs: number; readonly seed: number }) {
  const written = await lab.judgeAll(found.map((each) => drawnOf(lab.world, each)))
  const sample = fc.sample(anyCase(lab.world), { numRuns: asked.runs, seed: asked.seed })
  const drawn = await lab.judgeAll(sample)
  const countWithout = (...rules: readonly Rule[]) =>
    drawn.filter(({ breachesWithout }) => breachesWithout(...rules).length > 0).length
  return everyRule.map((rule): RuleProof => ({
    rule,
    written: found
      .filter((_each, index) => (written[index]?.breachesWithout(rule).length ?? 0) > 0)
      .map(({ name }) => name),
    drawn: countWithout(rule),
    drawnAlone: countWithout(rule, 'lead', 'callSentences'),
  }))
}
