import { expect, test } from 'vitest'
import { planOfGifts } from '../../../src/core/files/editPlan'
import { encodePlan, readPlan } from '../../../src/core/giving/planDocument'
import { addressOf, ether, safe } from '../giving/world'

const gifts = [
  { causeId: 'wells', payeeName: 'Wells', recipient: addressOf('a1'), asset: ether, amount: 5n },
  { causeId: null, payeeName: addressOf('99'), recipient: addressOf('99'), asset: ether, amount: 6n },
]
const about = { chainId: 1, safe, createdAtMs: 0, directory: null }

test.each(['Winter round', null])('a plan says what it is for (%s), and reads back as it is', (purpose) => {
  const plan = planOfGifts(gifts, { ...about, purpose })
  expect(plan.purpose).toBe(purpose)
  expect(readPlan(encodePlan(plan))).toEqual({ kind: 'plan', plan })
})
