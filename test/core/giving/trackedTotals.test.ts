import { expect, test } from 'vitest'
import { trackedTotals } from '../../../src/core/giving/trackedGift'
import { aToken, buildTrackedTx } from '../../support/safeFixtures'

const [template] = buildTrackedTx().gifts
const gift = (amount: bigint, decimals: number) => ({
  ...template!,
  token: aToken.address,
  symbol: 'TEST',
  decimals,
  amount,
})

test('one token that a file writes with other decimals is not added up with itself', () => {
  const totals = trackedTotals([gift(1_000_000n, 6), gift(2_000_000n, 6), gift(5n, 0)])
  expect(totals).toEqual([
    { symbol: 'TEST', decimals: 6, amount: 3_000_000n },
    { symbol: 'TEST', decimals: 0, amount: 5n },
  ])
})
