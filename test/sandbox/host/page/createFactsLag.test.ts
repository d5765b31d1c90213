import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createFactsLag } from './createFactsLag'
import type { SafeFacts } from './readSafeFacts'

const before: SafeFacts = {
  owners: [zeroAddress],
  threshold: 1,
  nonce: 3n,
  version: '1.4.1',
  implementation: zeroAddress,
  modules: null,
  fallbackHandler: null,
  guard: null,
}
const after: SafeFacts = { ...before, nonce: 4n }
const later: SafeFacts = { ...before, nonce: 5n }

test('without a lag every reading is passed on', () => {
  const lag = createFactsLag()
  expect(lag.pass(before, 0, 1_000)).toBe(before)
  expect(lag.pass(after, 0, 1_000)).toBe(after)
})

test('a change is passed on this long after it was first read, with what changed meanwhile', () => {
  const lag = createFactsLag()
  lag.pass(before, 60_000, 0)
  expect(lag.pass({ ...before }, 60_000, 100_000)).toEqual(before)
  expect(lag.pass(after, 60_000, 100_000)).toEqual(before)
  expect(lag.pass(later, 60_000, 159_999)).toEqual(before)
  expect(lag.pass(later, 60_000, 160_000)).toBe(later)
  expect(lag.pass(after, 60_000, 170_000)).toBe(later)
})

test('another Safe starts without a past', () => {
  const lag = createFactsLag()
  lag.pass(before, 60_000, 0)
  lag.forget()
  expect(lag.pass(after, 60_000, 1)).toBe(after)
})
