import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  driftWords,
  worthWords,
  amountFor,
  driftOf,
  minorDigits,
  type Price,
  worthOf,
} from '../../../src/core/prices/prices'
import { serialisePlanned, plannedWorths } from '../../../src/core/prices/planned'

const price = (text: string): Price => {
  const [whole = '', fraction = ''] = text.split('.')
  return { value: BigInt(whole + fraction), decimals: fraction.length }
}

test.each([
  [1_000_000_000_000_000_000n, 18, '3012.55', 'USD', 301_255n],
  [1_240_000_000n, 6, '1.0001', 'USD', 124_012n],
  [1n, 18, '3012.55', 'USD', 0n],
  [5n, 1, '0.01', 'USD', 1n],
  [4n, 1, '0.01', 'USD', 0n],
  [2_000_000n, 6, '151.4', 'JPY', 303n],
  [0n, 6, '1', 'USD', 0n],
])(
  '%s base units of %i decimals at %s %s are worth %s of its smallest unit',
  (amount, decimals, at, currency, worth) => {
    expect(worthOf(amount, decimals, price(at), currency)).toBe(worth)
  },
)

test.each([
  [10_000n, 6, '1', 100_000_000n],
  [10_000n, 6, '3', 33_333_333n],
  [10_000n, 18, '3012.55', 33_194_469_801_331_098n],
  [1n, 0, '3', 0n],
])('%s cents buy so much of an asset of %i decimals at %s: %s', (worth, decimals, at, amount) => {
  expect(amountFor(worth, decimals, price(at), 'USD')).toBe(amount)
})

test('nothing can be bought at a price of zero', () => {
  expect(amountFor(1n, 6, price('0.00'), 'USD')).toBeNull()
})

describe('amounts for a worth', () => {
  const prices = fc.record({
    value: fc.bigInt({ min: 1n, max: 10n ** 20n }),
    decimals: fc.integer({ min: 0, max: 18 }),
  })

  test('are never worth more, and one base unit more would be', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 18 }),
        prices,
        (worth, decimals, at) => {
          const amount = amountFor(worth, decimals, at, 'USD') ?? -1n
          // Both sides times 10^(decimals + price decimals): cents against base units times price.
          const cost = (units: bigint) => units * at.value * 100n
          const limit = worth * 10n ** BigInt(decimals) * 10n ** BigInt(at.decimals)
          expect(cost(amount) <= limit && limit < cost(amount + 1n)).toBe(true)
        },
      ),
    )
  })
})

test.each([
  [100n, 95n, -50],
  [100n, 120n, 200],
  [100n, 100n, 0],
  [100_000n, 99_001n, -9],
  [0n, 5n, null],
])('from %s to %s it drifts by %s tenths of a percent', (before, now, drift) => {
  expect(driftOf(before, now)).toBe(drift)
})

test('a currency has as many decimals as people write', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 2, 0, 3])
})

test.each([
  [124_000n, 'USD', '1,240 USD'],
  [124_005n, 'EUR', '1,240.05 EUR'],
  [1_240n, 'JPY', '1,240 JPY'],
])('%s of %s is written %s', (worth, currency, words) => {
  expect(worthWords(worth, currency)).toBe(words)
})

test.each([
  [124_000n, 117_800n, '\u22125 %'],
  [100_000n, 101_000n, '+1 %'],
  [100_000n, 120_000n, '+20 %'],
  [100_000n, 100_550n, '+0.5 %'],
  [100_000n, 100_005n, 'unchanged'],
  [0n, 5n, ''],
])('from %s to %s: %s', (before, now, words) => {
  expect(driftWords(before, now)).toBe(words)
})

test('planned gifts are summed up by currency, and one without a price leaves its sum open', () => {
  const gift = (currency: string, worth: bigint, amount: bigint) => ({
    amount,
    decimals: 6,
    planned: serialisePlanned({ currency, worth, price: price('1'), source: 'Us', atMs: 0 }),
  })
  const gifts = [
    gift('USD', 10_000n, 100_000_000n),
    gift('EUR', 500n, 1n),
    { amount: 7n, decimals: 6 },
    gift('USD', 5_000n, 50_000_000n),
  ]
  const at = (text: string) => (_: unknown, currency: string) => (currency === 'USD' ? price(text) : null)
  expect(plannedWorths(gifts, at('0.95'))).toEqual([
    { currency: 'USD', before: 15_000n, now: 14_250n },
    { currency: 'EUR', before: 500n, now: null },
  ])
  expect(plannedWorths([], at('1'))).toEqual([])
})
