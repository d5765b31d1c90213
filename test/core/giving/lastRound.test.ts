import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sinceLastRound } from '../../../src/core/giving/lastRound'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { addressOf, usdcAddress } from './world'

const gift = (
  name: string,
  digits: string,
  amount: bigint,
  change: Partial<TrackedGift> = {},
): TrackedGift => ({
  causeId: name,
  payeeName: name,
  recipient: addressOf(digits),
  symbol: 'ETH',
  decimals: 18,
  token: null,
  amount,
  ...change,
})
const [wells, books] = [gift('Wells', 'a1', 5n), gift('Books', 'a2', 7n)]
const printer = gift('', 'b7', 1n, { causeId: null, payeeName: 'Our printer' })
const round = (atMs: number, gifts: readonly TrackedGift[], of: string | null = null) => ({
  atMs,
  gifts,
  round: of,
})
const kindsOf = (gifts: readonly TrackedGift[], then: readonly TrackedGift[]) =>
  sinceLastRound(gifts, [round(1, then)])?.lines.map(({ kind, gift: of }) => [of.payeeName, kind])

test('an equal gift is the same, whatever the order of its lines', () => {
  const since = sinceLastRound([books, wells], [round(3, [wells, books])])
  expect(since).toMatchObject({ atMs: 3, moved: [], totals: [{ kind: 'same', before: 12n, now: 12n }] })
  expect(since?.lines.map(({ kind }) => kind)).toEqual(['same', 'same'])
})

test('each payee is more, less, new or gone, and the totals of both rounds stand beside each other', () => {
  const then = [wells, books, printer, gift('Roof', 'a4', 2n)]
  const now = [{ ...wells, amount: 6n }, { ...books, amount: 1n }, printer, gift('School', 'a5', 4n)]
  const since = sinceLastRound(now, [round(1, then)])
  expect(since?.lines).toEqual([
    { kind: 'more', gift: now[0], before: 5n, now: 6n },
    { kind: 'less', gift: now[1], before: 7n, now: 1n },
    { kind: 'same', gift: printer, before: 1n, now: 1n },
    { kind: 'new', gift: now[3], before: 0n, now: 4n },
    { kind: 'gone', gift: then[3], before: 2n, now: 0n },
  ])
  expect(since?.totals).toEqual([{ kind: 'less', gift: now[0], before: 15n, now: 12n }])
})

test('the latest round that goes mostly to the same payees counts', () => {
  const earlier = [
    round(9, [printer]),
    round(2, [wells, { ...books, amount: 1n }]),
    round(3, [wells, { ...books, amount: 2n }]),
  ]
  expect(sinceLastRound([wells, books], earlier)?.atMs).toBe(3)
  expect(sinceLastRound([printer, gift('Roof', 'a4', 2n)], earlier)).toBeNull()
  // One of two is not most of them.
  expect(sinceLastRound([wells], [round(1, [wells, books])])).toBeNull()
  expect(sinceLastRound([], [round(1, [])])).toBeNull()
})

test('a round that took several proposals counts as one', () => {
  const earlier = [round(4, [books], 'q3'), round(5, [wells], 'q3'), round(6, [printer])]
  expect(sinceLastRound([wells, books], earlier)).toMatchObject({
    atMs: 5,
    totals: [{ kind: 'same', before: 12n, now: 12n }],
  })
})

test('several payments of one asset to one payee count together, and another asset is a change', () => {
  const parts = [
    { ...wells, amount: 2n },
    { ...wells, amount: 3n },
  ]
  expect(kindsOf(parts, [wells])).toEqual([['Wells', 'same']])
  const token = { ...wells, token: usdcAddress, symbol: 'USDC', decimals: 6 }
  expect(kindsOf([token], [wells])).toEqual([
    ['Wells', 'new'],
    ['Wells', 'gone'],
  ])
})

test.each<[string, TrackedGift, TrackedGift]>([
  ['a cause', wells, { ...wells, recipient: addressOf('a9') }],
  ['a payee by its name', printer, { ...printer, payeeName: 'our printer ', recipient: addressOf('b9') }],
])('%s that has another address now is named, with both addresses', (_name, then, now) => {
  const others = [books, gift('Roof', 'a4', 2n), gift('School', 'a5', 4n)]
  const since = sinceLastRound([...others, now], [round(1, [...others, then])])
  expect(since?.moved).toEqual([{ gift: now, before: then.recipient, now: now.recipient }])
})

test('of two payees with one name, the one whose address has changed is named', () => {
  const volunteers = ['a1', 'b1', 'c1'].map((digits) =>
    gift('', digits, 1n, { causeId: null, payeeName: 'Volunteer' }),
  )
  const [left, stays, came] = volunteers as [TrackedGift, TrackedGift, TrackedGift]
  for (const then of [
    [left, stays],
    [stays, left],
  ])
    expect(sinceLastRound([came, stays, books], [round(1, [...then, books])])?.moved).toEqual([
      { gift: came, before: left.recipient, now: came.recipient },
    ])
})

test('two payees who have swapped their names have not moved', () => {
  const other = gift('', 'b8', 1n, { causeId: null, payeeName: 'Our painter' })
  const swapped = [
    { ...printer, payeeName: 'Our painter' },
    { ...other, payeeName: 'Our printer' },
  ]
  expect(sinceLastRound(swapped, [round(1, [printer, other])])?.moved).toEqual([])
})

test('outside the directory the address is the payee, under any label', () => {
  const renamed = { ...printer, payeeName: 'The printer', amount: 2n }
  expect(kindsOf([renamed], [printer])).toEqual([['The printer', 'more']])
})

test('lines and totals add up to both gifts', () => {
  const payments = fc.array(
    fc.record({ payee: fc.integer({ min: 0, max: 9 }), amount: fc.bigInt({ min: 1n, max: 10n ** 24n }) }),
    { minLength: 1, maxLength: 30 },
  )
  const giftsOf = (list: readonly { payee: number; amount: bigint }[]) =>
    list.map(({ payee, amount }) => gift(`Payee ${payee}`, `c${payee}`, amount))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  fc.assert(
    fc.property(payments, payments, (then, now) => {
      const since = sinceLastRound(giftsOf(now), [round(1, giftsOf(then))])
      if (since === null) return
      const expected = [sum(then.map(({ amount }) => amount)), sum(now.map(({ amount }) => amount))]
      for (const rows of [since.lines, since.totals])
        expect([sum(rows.map(({ before }) => before)), sum(rows.map((row) => row.now))]).toEqual(expected)
    }),
  )
})

test('causes that have swapped addresses are not the same as before', () => {
  const now = [
    { ...wells, recipient: books.recipient },
    { ...books, recipient: wells.recipient },
  ]
  expect(sinceLastRound(now, [round(1, [wells, books])])?.moved).toEqual([
    { gift: now[0], before: wells.recipient, now: books.recipient },
    { gift: now[1], before: books.recipient, now: wells.recipient },
  ])
  const taken = { ...wells, recipient: printer.recipient }
  expect(sinceLastRound([taken, books], [round(1, [wells, books, printer])])?.moved).toEqual([
    { gift: taken, before: wells.recipient, now: printer.recipient },
  ])
})
