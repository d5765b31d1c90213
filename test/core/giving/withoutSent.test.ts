import fc from 'fast-check'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { BasketLine } from '../../../src/core/giving/basket'
import type { Gift } from '../../../src/core/giving/gift'
import { formatAmount } from '../../../src/core/money/formatAmount'
import { withoutSent } from '../../../src/core/giving/withoutSent'
import { chain } from '../../ui/fakeCauses'
import { gifts } from '../../ui/fakes'

const [wells, school] = gifts as [Gift, Gift]
const usdc = chain.tokens[0]?.address ?? ''

const line = (id: string, causeId: string, assetKey: string, amountText: string): BasketLine => ({
  id,
  payee: { kind: 'cause', causeId },
  assetKey,
  amountText,
})
const ids = (lines: readonly BasketLine[]) => lines.map(({ id }) => id)

describe('what went out leaves the basket', () => {
  const lines = [
    line('wells', 'open-wells', 'native', '1,25'),
    line('school', 'night-school', usdc.toLowerCase(), '12500'),
    line('other', 'river-watch', 'native', '3'),
  ]

  test('and nothing else does, however the amount and the token are written', () => {
    expect(ids(withoutSent(lines, [wells, school], [0]))).toEqual(['school', 'other'])
    expect(ids(withoutSent(lines, [wells, school], [1]))).toEqual(['wells', 'other'])
    expect(ids(withoutSent(lines, [wells, school], [0, 1]))).toEqual(['other'])
    expect(withoutSent(lines, [wells, school], [])).toEqual(lines)
  })

  test('a line that was changed meanwhile is another gift, and stays', () => {
    const changed = [
      line('more', 'open-wells', 'native', '2.25'),
      line('token', 'open-wells', usdc, '1.25'),
      line('typing', 'open-wells', 'native', '1.2x'),
    ]
    expect(withoutSent(changed, [wells], [0])).toEqual(changed)
  })

  test('of two equal gifts the one that is still to go stays, also after a reload', () => {
    const twice = [
      line('first', 'open-wells', 'native', '1.25'),
      line('second', 'open-wells', 'native', '1.25'),
    ]
    const once = withoutSent(twice, [wells, wells], [0])
    expect(ids(once)).toEqual(['second'])
    expect(ids(withoutSent(once, [wells, wells], [0]))).toEqual(['second'])
    expect(withoutSent(once, [wells, wells], [0, 1])).toEqual([])
  })
})

describe('of a plan', () => {
  const part = [wells]
  const twice = [
    line('first', 'open-wells', 'native', '1.25'),
    line('second', 'open-wells', 'native', '1.25'),
  ]

  test('only its own lines leave the basket: an equal one of a later part stays, also when done again', () => {
    const once = withoutSent(twice, part, [0], ['first'])
    expect(ids(once)).toEqual(['second'])
    expect(withoutSent(once, part, [0], ['first'])).toBe(once)
  })

  test('a line of it that was changed meanwhile stays', () => {
    const changed = [line('first', 'open-wells', 'native', '2.25')]
    expect(withoutSent(changed, part, [0], ['first'])).toBe(changed)
  })
})

test.each<[string, Partial<Gift>]>([
  ['cause', { causeId: 'river-watch' }],
  ['amount', { amount: wells.amount + 1n }],
  ['asset', { asset: school.asset }],
])(
  'a gift that differs in its %s and is still to go keeps no line of the one that went out',
  (_what, change) => {
    const lines = [line('wells', 'open-wells', 'native', '1.25')]
    expect(withoutSent(lines, [wells, { ...wells, ...change }], [0])).toEqual([])
  },
)

test('a line of an address leaves when that address was paid, and not when a cause or another address was', () => {
  const [own, other] = [wells.recipient, school.recipient]
  const lineTo = (id: string, address: Address): BasketLine => ({
    ...line(id, '', 'native', '1.25'),
    payee: { kind: 'address', address, name: null, ensName: null },
  })
  const lines = [lineTo('own', own), lineTo('other', other), line('wells', 'open-wells', 'native', '1.25')]
  const gift = { ...wells, causeId: null, payeeName: own }
  expect(ids(withoutSent(lines, [gift], [0]))).toEqual(['other', 'wells'])
  expect(ids(withoutSent(lines, [{ ...gift, recipient: other }], [0]))).toEqual(['own', 'wells'])
  expect(ids(withoutSent(lines, [gift, { ...gift, recipient: other }], [1]))).toEqual(['own', 'wells'])
  expect(ids(withoutSent(lines, [wells], [0]))).toEqual(['own', 'other'])
})

test('a place that is not in the gift takes nothing', () => {
  const lines = [line('wells', 'open-wells', 'native', '1.25')]
  expect(withoutSent(lines, [wells], [1])).toEqual(lines)
})

test('a line of another cause stays, with the same asset and amount', () => {
  const lines = [
    line('rivers', 'river-watch', 'native', '1.25'),
    line('wells', 'open-wells', 'native', '1.25'),
  ]
  expect(ids(withoutSent(lines, [wells], [0]))).toEqual(['rivers'])
})

test('one after the other, in any order and any number of times, leaves exactly the gifts that have not gone out', () => {
  const kinds = gifts.map((gift, place) => ({ gift, place }))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }).chain((chosen) =>
        fc.record({
          chosen: fc.constant(chosen),
          sent: fc.shuffledSubarray(chosen.map((_, index) => index)),
        }),
      ),
      ({ chosen, sent }) => {
        const all = chosen.map(({ gift }) => gift)
        const typed = all.map(({ causeId, asset, amount }, index) =>
          line(
            `line-${index}`,
            causeId ?? '',
            asset.kind === 'native' ? 'native' : asset.address,
            formatAmount(amount, asset.decimals),
          ),
        )
        const left = sent.reduce<readonly BasketLine[]>((lines, _, index) => {
          const once = withoutSent(lines, all, sent.slice(0, index + 1))
          return withoutSent(once, all, sent.slice(0, index + 1))
        }, typed)
        const waiting = all.filter((_, index) => !sent.includes(index)).map(({ causeId }) => causeId ?? '')
        expect(
          left.map(({ payee }) => (payee.kind === 'cause' ? payee.causeId : payee.address)).toSorted(),
        ).toEqual(waiting.map(String).toSorted())
      },
    ),
  )
})
