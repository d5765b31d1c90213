import { expect, test } from 'vitest'
import { median } from '../../bench/median'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[8, 1, 2, 4], 3],
  [[null, 7, null, 5, 100], 7],
  [[null], null],
  [[], null],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})
