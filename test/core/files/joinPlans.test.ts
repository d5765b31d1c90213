import { expect, test } from 'vitest'
import { joinPlans, readPastedPlan } from '../../../src/core/files/editPlan'
import { encodePlan, type PlanDocument, planJson } from '../../../src/core/giving/planDocument'
import { addressOf, safe } from '../giving/world'

const gift = { causeId: null, name: null, recipient: addressOf('a1'), token: null, amount: 5n }
const plan: PlanDocument = {
  name: null,
  createdAtMs: 0,
  purpose: 'Quarter',
  author: null,
  directory: null,
  parts: [{ chainId: 1, safe, gifts: [gift] }],
}
const other = { ...plan, purpose: null, parts: [{ chainId: 10, safe, gifts: [gift] }] }

test('a plan takes the parts of another one, and no second one for the same Safe', () => {
  expect(joinPlans(plan, other)).toEqual({
    kind: 'plan',
    plan: { ...plan, parts: [...plan.parts, ...other.parts] },
  })
  expect(joinPlans(plan, plan)).toMatchObject({ kind: 'problem' })
})

test('a plan is read from its link, its text and its file', () => {
  const text = encodePlan(other)
  for (const pasted of [`https://give.example/#/gift?doc=${text}`, ` ${text}\n`, `${planJson(other)}\n`])
    expect(readPastedPlan(pasted)).toEqual({ kind: 'plan', plan: other })
  expect(readPastedPlan('https://give.example/#/give').kind).toBe('problem')
})
