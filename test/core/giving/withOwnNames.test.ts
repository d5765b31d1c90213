import { expect, test } from 'vitest'
import type { Gift } from '../../../src/core/giving/gift'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { withOwnNames } from '../../../src/core/giving/explainCalls'
import { addressOf, ether } from './world'

const read = (digits: string, change: Partial<TrackedGift> = {}): TrackedGift => ({
  causeId: null,
  payeeName: null,
  recipient: addressOf(digits),
  symbol: 'ETH',
  decimals: 18,
  token: null,
  amount: 1n,
  ...change,
})
const meant = (digits: string, payeeName: string, causeId: string | null = null): Gift => ({
  causeId,
  payeeName,
  recipient: addressOf(digits),
  asset: ether,
  amount: 1n,
})
const names = (gifts: readonly TrackedGift[], intended: readonly Gift[]) =>
  withOwnNames(gifts, intended).map(({ payeeName }) => payeeName)

test('the giver’s name stands beside the recipient that it was given to', () => {
  expect(names([read('a1'), read('a2')], [meant('a1', 'Our printer'), meant('a2', 'print.eth')])).toEqual([
    'Our printer',
    'print.eth',
  ])
})

test('an address that stands for its own name is none', () => {
  expect(names([read('a1')], [meant('a1', addressOf('a1'))])).toEqual([null])
})

test('a name never goes to another recipient, and never in place of a cause’s name', () => {
  expect(names([read('a2')], [meant('a1', 'Our printer')])).toEqual([null])
  const listed = read('a1', { causeId: 'wells', payeeName: 'Wells' })
  expect(names([listed], [meant('a1', 'Our printer')])).toEqual(['Wells'])
  expect(names([read('a1')], [meant('a1', 'Wells', 'wells')])).toEqual([null])
  expect(names([read('a1')], [])).toEqual([null])
})
