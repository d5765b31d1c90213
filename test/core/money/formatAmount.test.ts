import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, withWholeAmounts } from '../../../src/core/money/formatAmount'

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [1_500_000n, 6, '1.5'],
  [1_000_000n, 6, '1'],
  [100n, 0, '100'],
  [123456789012345678123456789012345678n, 18, '123456789012345678.123456789012345678'],
  [-2_500_000n, 6, '-2.5'],
])('writes %s base units with %i decimals as %s', (value, decimals, text) => {
  expect(formatAmount(value, decimals)).toBe(text)
})

test('moving the decimal sign back gives the base units again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), fc.integer({ min: 0, max: 36 }), (value, decimals) => {
      const [whole = '', fraction = ''] = formatAmount(value, decimals).split('.')
      expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(value)
    }),
    { numRuns: 1000 },
  )
})

test('an amount and its symbol stay on one line, and no other space changes', () => {
  expect(withWholeAmounts('4 of the 5 payments, 1,234.5 LUSD in all')).toBe(
    '4\u00a0of the 5\u00a0payments, 1,234.5\u00a0LUSD in all',
  )
  expect(withWholeAmounts('Call 1: 2026')).toBe('Call 1: 2026')
})
