import * as fc from 'fast-check'
import { maxUint256 } from 'viem'
import { expect, test, vi } from 'vitest'
import { formatAmount, formatAmountFor } from '../../../src/core/money/formatAmount'

const locales = ['en', 'de', 'de-CH', 'fr', 'es', 'pt-PT', 'pl', 'hi', 'en-IN', 'ar-EG', 'fa', 'ja', 'he']

/** The engine of the tests formats such a string without loss. */
function asDecimalString(text: string): Intl.StringNumericLiteral {
  const isDecimal = (text: string): text is Intl.StringNumericLiteral => /^\d+(\.\d+)?$/.test(text)
  if (!isDecimal(text)) throw new Error(`${text} is not a decimal`)
  return text
}

test.each([
  ['en', '1,234,567.5'],
  ['de', '1.234.567,5'],
  ['fr', '1\u202f234\u202f567,5'],
  ['hi', '12,34,567.5'],
  ['ar-EG', '١٬٢٣٤٬٥٦٧٫٥'],
  ['fa', '۱٬۲۳۴٬۵۶۷٫۵'],
])('writes 1234567.5 as people who read %s do', (locale, text) => {
  expect(formatAmountFor(1_234_567_500_000n, 6, locale)).toBe(text)
})

test('keeps digits that a Number would lose', () => {
  expect(formatAmountFor(123456789012345678123456789012345678n, 18, 'en')).toBe(
    '123,456,789,012,345,678.123456789012345678',
  )
  expect(formatAmountFor(1n, 36, 'en')).toBe(`0.${'0'.repeat(35)}1`)
})

test('keeps the sign of a negative amount below one', () => {
  expect(formatAmountFor(-500_000n, 6, 'en')).toBe('-0.5')
})

test('agrees with the engine where the engine is exact', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: maxUint256 }),
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom(...locales),
      (value, decimals, locale) => {
        const engine = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
        const exact = engine.format(asDecimalString(formatAmount(value, decimals)))
        expect(formatAmountFor(value, decimals, locale)).toBe(exact)
      },
    ),
    { numRuns: 1000 },
  )
})

test('makes the number format of a locale once', () => {
  const { NumberFormat } = Intl
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(...options) {
    return new NumberFormat(...options)
  })
  for (let value = 0n; value < 100n; value += 1n) formatAmountFor(value, 1, 'sv')
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
