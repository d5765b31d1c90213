import * as fc from 'fast-check'
import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../../../src/core/money/formatAmount'
import { parseAmount } from '../../../src/core/money/parseAmount'

describe('parseAmount', () => {
  test.each([
    ['1', 6, 1_000_000n],
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['.5', 6, 500_000n],
    ['5.', 6, 5_000_000n],
    ['007', 0, 7n],
    ['  12.5\n', 1, 125n],
    ['1.234', 6, 1_234_000n],
    ['0.000000000000000001', 18, 1n],
    ['123456789012345678.123456789012345678', 18, 123456789012345678123456789012345678n],
    [maxUint256.toString(), 0, maxUint256],
  ])('reads %j with %i decimals exactly', (text, decimals, value) => {
    expect(parseAmount(text, decimals)).toEqual({ kind: 'ok', value })
  })

  test.each([
    ['1,5', 1_500_000n],
    ['1,50', 1_500_000n],
    ['1,2345', 1_234_500n],
    ['0,125', 125_000n],
    [',125', 125_000n],
    ['1234,567', 1_234_567_000n],
    ['012,345', 12_345_000n],
  ])('reads the comma of %j as a decimal sign, because it cannot group thousands', (text, value) => {
    expect(parseAmount(text, 6)).toEqual({ kind: 'ok', value })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1'.repeat(401), 'tooLong'],
    ['1,234', 'ambiguous'],
    ['12,345', 'ambiguous'],
    ['123,000', 'ambiguous'],
    ['1,234.5', 'grouping'],
    ['1.234,5', 'grouping'],
    ['1,234,567', 'grouping'],
    ['1.234.567', 'grouping'],
    ['12,34,567', 'grouping'],
    ['1 234', 'grouping'],
    ['1\u00a0234', 'grouping'],
    ['1\u202f234,5', 'grouping'],
    ["1'234", 'grouping'],
    ['1\u2019234', 'grouping'],
    ['1_000', 'grouping'],
    ['1..5', 'grouping'],
    ['-1', 'negative'],
    ['-0', 'negative'],
    ['\u22121', 'negative'],
    ['- 1.5', 'negative'],
    ['1e6', 'exponent'],
    ['1.5E-7', 'exponent'],
    ['0x10', 'hex'],
    ['0X', 'hex'],
    ['1\u202e23', 'characters'],
    ['\u200b1', 'characters'],
    ['１２', 'characters'],
    ['١٢', 'characters'],
    ['1\u066b5', 'characters'],
    ['\u0661', 'characters'],
    ['½', 'characters'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['.', 'notANumber'],
    [',', 'notANumber'],
    ['+1', 'notANumber'],
    ['12 USDC', 'notANumber'],
    ['$5', 'notANumber'],
    ['50%', 'notANumber'],
    ['1n', 'notANumber'],
    ['0b11', 'notANumber'],
    ['null', 'notANumber'],
    ['0', 'zero'],
    ['0.000000', 'zero'],
    ['0.0000001', 'tooManyDecimals'],
    ['1.9999999', 'tooManyDecimals'],
    ['1.0000000', 'tooManyDecimals'],
    [(maxUint256 + 1n).toString(), 'tooLarge'],
  ])('refuses %j as %s, in words', (text, code) => {
    const parsed = parseAmount(text, 6)
    expect(parsed).toMatchObject({ kind: 'problem', problem: { code } })
    if (parsed.kind === 'problem') {
      expect(parsed.problem.sentence).toMatch(/^[A-Z].*\.$/)
      expect(parsed.problem.remedy).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('says how many decimals the asset has and how many were typed', () => {
    expect(parseAmount('1.1234567', 6, 'USDC')).toEqual({
      kind: 'problem',
      problem: {
        code: 'tooManyDecimals',
        sentence: 'USDC has 6 decimals; this has 7.',
        remedy: 'Write at most 6 decimals.',
      },
    })
    expect(parseAmount('1.55', 1)).toMatchObject({
      problem: { sentence: 'This asset has 1 decimal; this has 2.' },
    })
    expect(parseAmount('1.5', 0, 'TICKET')).toMatchObject({
      problem: { sentence: 'TICKET has no decimals; this has 1.', remedy: 'Write a whole number.' },
    })
  })

  test('shows both readings of a comma that can be read in two ways', () => {
    expect(parseAmount('1,234', 18)).toMatchObject({
      problem: { sentence: 'This can mean 1234 or 1.234.' },
    })
  })

  test('counts the limit of uint256 in base units', () => {
    expect(parseAmount(formatAmount(maxUint256, 6), 6)).toEqual({ kind: 'ok', value: maxUint256 })
    expect(parseAmount(maxUint256.toString(), 1)).toMatchObject({ problem: { code: 'tooLarge' } })
  })

  test('reads back every amount that formatAmount writes, with a dot or with a clear comma', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: maxUint256 }),
        fc.integer({ min: 0, max: 255 }),
        (value, decimals) => {
          const text = formatAmount(value, decimals)
          expect(parseAmount(text, decimals)).toEqual({ kind: 'ok', value })
          const withComma = parseAmount(text.replace('.', ','), decimals)
          expect(
            withComma.kind === 'ok' ? withComma.value === value : withComma.problem.code === 'ambiguous',
          ).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('never accepts more decimals than the asset has', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'.split('')),
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(digits, digits, fc.integer({ min: 0, max: 29 }), (whole, fraction, decimals) => {
        const parsed = parseAmount(`${whole}.${fraction}`, decimals)
        if (fraction.length > decimals) {
          expect(parsed).toMatchObject({ problem: { code: 'tooManyDecimals' } })
        } else {
          expect(parsed.kind === 'ok' || parsed.problem.code === 'zero').toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('whatever is typed, an accepted text holds nothing but digits and one decimal sign', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+e xE_\u202e\u00a0１'.split('')) }),
    )
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 36 }), (text, decimals) => {
        const parsed = parseAmount(text, decimals)
        if (parsed.kind !== 'ok') return
        expect(text.trim()).toMatch(/^[0-9]*[.,]?[0-9]*$/)
        expect(parsed.value > 0n && parsed.value <= maxUint256).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
