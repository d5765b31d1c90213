import type { GiftText } from './writeGiftDocument'
import { m } from './documentMessages'
import { maxGiftTextLength } from './giftDocument'
import { encodePlan, planJson, type PlanDocument } from './planDocument'
import { readPlan, readPlanFile } from './readPlan'

/** Returns the text of a plan for a link, or why there is none. The text is read back first. */
export function writePlan(plan: PlanDocument): GiftText {
  const text = encodePlan(plan)
  if (text.length > maxGiftTextLength)
    return {
      kind: 'problem',
      problem: m.planTooLong(text.length, maxGiftTextLength),
    }
  const read = readPlan(text)
  return read.kind === 'plan' ? { kind: 'text', text } : problemOf(read)
}

/** Returns the text of a plan for a file, or why there is none. The text is read back first. */
export function writePlanFile(plan: PlanDocument): GiftText {
  const text = planJson(plan)
  const read = readPlanFile(text)
  return read.kind === 'plan' ? { kind: 'text', text: `${text}\n` } : problemOf(read)
}

function problemOf({
  field,
  problem,
}: {
  readonly field: string | null
  readonly problem: string
}): GiftText {
  return { kind: 'problem', problem: m.inPlan(field, problem) }
}
