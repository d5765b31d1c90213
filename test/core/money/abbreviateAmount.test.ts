import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abbreviateAmount } from '../../../src/core/money/abbreviateAmount'

describe('an amount in the header', () => {
  test.each([
    [0n, 18, '0'],
    [1n, 18, '0'],
    [999_999_999_999_999_999n, 18, '0.999'],
    [1_000_000_000_000_000_000n, 18, '1'],
    [1_239_999_999_999_999_999n, 18, '1.23'],
    [99_999_999n, 6, '99.99'],
    [123_450_000n, 6, '123.4'],
    [9_999_990_000n, 6, '9,999.9'],
    [10_000_000_000n, 6, '10k'],
    [100_000_000n, 6, '100'],
    [1_000_000_000_000n, 6, '1m'],
    [1_234_567_000_000n, 6, '1.2m'],
    [1_000_000_000_000_000n, 6, '1b'],
    [5_000_000_000_000_000n, 6, '5b'],
    [1_234_000_000_000_000_000_000n, 6, '1,234t'],
    [1_234_567_000_000_000_000_000_000n, 6, '1,234,567t'],
    [7n, 0, '7'],
  ] as const)('%s with %s decimals reads %s', (value, decimals, text) => {
    expect(abbreviateAmount(value, decimals)).toBe(text)
  })

  test.each([
    [9_999_990_000n, '9.999,9'],
    [12_500_000_000n, '12,5k'],
    [123_450_000n, '123,4'],
  ])('%s on a German page reads %s', (value, text) => {
    expect(abbreviateAmount(value, 6, 'de-DE')).toBe(text)
  })

  test('is never more than there is', () => {
    const zeros: Record<string, number> = { '': 0, k: 3, m: 6, b: 9, t: 12 }
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.integer({ min: 0, max: 24 }),
        (value, decimals) => {
          const [, whole = '', fraction = '', unit = ''] =
            /^([\d,]+)(?:\.(\d+))?([kmbt]?)$/.exec(abbreviateAmount(value, decimals)) ?? []
          const scale = 10n ** BigInt(decimals + (zeros[unit] ?? 0))
          const shown = BigInt(whole.replaceAll(',', '') + fraction) * scale
          expect(whole).not.toBe('')
          expect(shown <= value * 10n ** BigInt(fraction.length)).toBe(true)
        },
      ),
    )
  })
})
