import { describe, expect, test } from 'vitest'
import { sincePlan } from '../../../src/core/files/sincePlan'
import type { DescribedGift } from '../../../src/core/giving/giftDocument'
import { encodePlan } from '../../../src/core/giving/planDocument'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { addressOf, ether, safe, usdc, usdcAddress } from '../giving/world'

const payment = (digits: string, amount: bigint, change: Partial<DescribedGift> = {}): DescribedGift => ({
  causeId: null,
  name: `Clinic ${digits}`,
  recipient: addressOf(digits),
  token: null,
  amount,
  ...change,
})
const gift = ({ name, ...planned }: DescribedGift): TrackedGift => ({
  ...planned,
  payeeName: name,
  ...(planned.token === null ? { symbol: 'ETH', decimals: 18 } : { symbol: 'USDC', decimals: 6 }),
})
const saved = (name: string, gifts: readonly DescribedGift[], of = safe) => ({
  id: name,
  name,
  savedAtMs: 1,
  text: encodePlan({
    name: null,
    createdAtMs: 0,
    purpose: null,
    author: null,
    directory: null,
    parts: [{ chainId: 1, safe: of, gifts }],
  }),
})
const planner = { chainId: 1, address: safe, assets: [ether, usdc] }
const [first, second, third] = [
  payment('a1', 5n),
  payment('a2', 7n, { token: usdcAddress }),
  payment('a3', 9n),
]
const fourth = payment('a4', 2n)
const all = [first, second, third, fourth]

describe('a gift beside the saved plans', () => {
  test('line by line, with the totals of both', () => {
    const now = [gift(first), gift({ ...second, amount: 8n }), gift(fourth), gift(payment('b4', 1n))]
    const compared = sincePlan(now, [saved('Quarter', all)], planner)
    expect(compared?.name).toBe('Quarter')
    expect(compared?.since.lines.map(({ kind, gift: of }) => [of.payeeName, kind])).toEqual([
      ['Clinic a1', 'same'],
      ['Clinic a2', 'more'],
      ['Clinic a4', 'same'],
      ['Clinic b4', 'new'],
      ['Clinic a3', 'gone'],
    ])
    expect(compared?.since.totals.map(({ before, now: today }) => [before, today])).toEqual([
      [16n, 8n],
      [7n, 8n],
    ])
  })

  test('names an address that has changed under the same name', () => {
    const moved = gift({ ...third, recipient: addressOf('b3') })
    const compared = sincePlan(
      [gift(first), gift(second), gift(fourth), moved],
      [saved('Quarter', all)],
      planner,
    )
    expect(compared?.since.moved).toMatchObject([{ before: addressOf('a3'), now: addressOf('b3') }])
  })

  test('of the newest plan that goes mostly to the same payees', () => {
    const others = saved('Others', [payment('c1', 5n), payment('c2', 5n)])
    const compared = sincePlan(all.map(gift), [others, saved('New', all), saved('Old', all)], planner)
    expect(compared?.name).toBe('New')
  })

  test.each([
    ['no plan', []],
    ['a plan of another Safe', [saved('Quarter', all, addressOf('5b'))]],
    [
      'a plan with an asset that is not known',
      [saved('Quarter', [...all, payment('a5', 1n, { token: addressOf('77') })])],
    ],
    ['a text that is no plan', [{ ...saved('Quarter', all), text: 'eyJ2ZXJzaW9uIjo5fQ' }]],
  ])('of %s there is no comparison', (_, plans) => {
    expect(sincePlan(all.map(gift), plans, planner)).toBeNull()
  })
})
