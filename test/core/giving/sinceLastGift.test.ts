import { expect, test } from 'vitest'
import { sinceLastGift } from '../../../src/core/giving/earlierGifts'
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

test('an equal gift has no changes, whatever the order of its lines', () => {
  expect(sinceLastGift([books, wells], [{ atMs: 3, gifts: [wells, books] }])).toEqual({
    atMs: 3,
    changes: [],
  })
})

test('the latest gift to the same payees counts, and no gift to others', () => {
  const earlier = [
    { atMs: 9, gifts: [wells] },
    { atMs: 2, gifts: [wells, { ...books, amount: 1n }] },
    { atMs: 3, gifts: [wells, { ...books, amount: 2n }] },
    { atMs: 8, gifts: [wells, books, printer] },
  ]
  expect(sinceLastGift([wells, books], earlier)).toEqual({
    atMs: 3,
    changes: [{ kind: 'amount', gift: books, before: 2n, now: 7n }],
  })
  expect(sinceLastGift([printer], earlier)).toBeNull()
  expect(sinceLastGift([], [{ atMs: 1, gifts: [] }])).toBeNull()
})

test('several payments of one asset to one payee count together, and another asset is a change', () => {
  const parts = [
    { ...wells, amount: 2n },
    { ...wells, amount: 3n },
  ]
  expect(sinceLastGift(parts, [{ atMs: 1, gifts: [wells] }])?.changes).toEqual([])
  const token = { ...wells, token: usdcAddress, symbol: 'USDC', decimals: 6 }
  expect(sinceLastGift([token], [{ atMs: 1, gifts: [wells] }])?.changes).toEqual([
    { kind: 'amount', gift: token, before: 0n, now: 5n },
    { kind: 'amount', gift: wells, before: 5n, now: 0n },
  ])
})

test('a cause that has another address now is a change, with both addresses', () => {
  const moved = { ...wells, recipient: addressOf('a9') }
  expect(sinceLastGift([moved], [{ atMs: 1, gifts: [wells] }])?.changes).toEqual([
    { kind: 'address', gift: moved, before: addressOf('a1'), now: addressOf('a9') },
  ])
})

test('outside the directory the address is the payee, under any label', () => {
  const renamed = { ...printer, payeeName: 'The printer', amount: 2n }
  expect(sinceLastGift([renamed], [{ atMs: 1, gifts: [printer] }])?.changes).toEqual([
    { kind: 'amount', gift: renamed, before: 1n, now: 2n },
  ])
})
