import { expect, test } from 'vitest'
import { planOfGifts } from '../../../src/core/files/editPlan'
import { offerPart } from '../../../src/core/files/offerPart'
import { lineOf } from '../../../src/core/giving/lineOf'
import { encodePlan, planJson, readPlan } from '../../../src/core/giving/planDocument'
import { addressOf, chain, ether, safe } from '../giving/world'

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

test('a plan keeps the notes for its payees, in a text that an older release refuses as newer', () => {
  const [first, second] = gifts
  const plan = planOfGifts([{ ...first!, memo: 'Invoice 2026-114' }, second!], about)
  const text = encodePlan(plan)
  expect(readPlan(text)).toEqual({ kind: 'plan', plan })
  expect(plan.parts[0]?.gifts.map(({ memo }) => memo)).toEqual(['Invoice 2026-114', undefined])
  expect(JSON.parse(planJson(plan))).toMatchObject({ version: 3 })
  // Without notes it stays a text that every release reads.
  expect(JSON.parse(planJson(planOfGifts(gifts, about)))).toMatchObject({ version: 1 })
})

test('the payments of a plan come into the gift with their notes', () => {
  const [, second] = gifts
  const { parts } = planOfGifts([{ ...second!, memo: 'Invoice 2026-114' }], about)
  const [offer] = offerPart(parts[0]!.gifts, { causes: [], chain, safe, giverName: 'Safe' })
  if (offer === undefined || offer.kind === 'refused') throw new Error('It is not offered.')
  expect(lineOf(offer.payee, offer.gift)).toMatchObject({ memo: 'Invoice 2026-114' })
})
