import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmountFor } from '../../../src/core/money/formatAmount'
import { parseAmount, inOwnFormat, readingWords } from '../../../src/core/money/parseAmount'

const lusd = { decimals: 18, symbol: 'LUSD' }
const words = (text: string, locale: string) =>
  readingWords(text, parseAmount(text, lusd.decimals, lusd.symbol), lusd, locale)

test.each([
  [
    '1.234',
    'en',
    'Read as 1.234 LUSD, a little more than 1. If you mean 1234 (1,234 in your number format), write 1234.',
  ],
  [
    '1.234',
    'de',
    'Read as 1.234 LUSD (1,234 in your number format), a little more than 1. If you mean 1234 (1.234 in your number format), write 1234.',
  ],
  ['12.000', 'pl', 'Read as 12 LUSD. If you mean 12000 (12\u00a0000 in your number format), write 12000.'],
  ['1,234.56', 'en', 'Read as 1234.56 LUSD.'],
  ['1,234.56', 'de', 'Read as 1234.56 LUSD (1.234,56 in your number format).'],
  ['1.234,56', 'de', 'Read as 1234.56 LUSD.'],
  ['1.234,56', 'en', 'Read as 1234.56 LUSD (1,234.56 in your number format).'],
  ['1,234,567', 'hi', 'Read as 1234567 LUSD (12,34,567 in your number format).'],
  [' 1 000 ', 'en', 'Read as 1000 LUSD (1,000 in your number format).'],
  ['1’234.5', 'de-CH', 'Read as 1234.5 LUSD.'],
  ['1,5', 'fr', 'Read as 1.5 LUSD.'],
  ['1,5', 'ja', 'Read as 1.5 LUSD.'],
  ['۱٬۲۳۴٫۵', 'fa', 'Read as 1234.5 LUSD.'],
  ['١٢', 'ar-EG', 'Read as 12 LUSD.'],
  ['.5', 'en', 'Read as 0.5 LUSD.'],
  ['1000', 'en', null],
  [' 12.5 ', 'en', null],
  ['1234.567', 'de', null],
  ['1,234', 'en', null],
  ['', 'en', null],
])('of %j in %s: %s', (text, locale, said) => {
  expect(words(text, locale)).toBe(said)
})

const locales = fc.constantFrom('de', 'de-CH', 'fr', 'pt-PT', 'pl', 'hi', 'ar-EG', 'fa', 'ja', 'en')

test('what is written in the visitor’s own format has every digit of the amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.integer({ min: 0, max: 18 }),
      locales,
      (value, decimals, locale) => {
        const one = 10n ** BigInt(decimals)
        const whole = (value / one).toString()
        const fraction = (value % one).toString().padStart(decimals, '0').replace(/0+$/, '')
        const plain = decimals === 0 || fraction === '' ? whole : `${whole}.${fraction}`
        expect(inOwnFormat(plain, locale)).toBe(formatAmountFor(value, decimals, locale))
      },
    ),
  )
})

test('the reading is shown for every text that is not plain digits', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 0, max: 6 }),
      locales,
      locales,
      (value, decimals, typing, reading) => {
        const text = formatAmountFor(value, decimals, typing)
        const parsed = parseAmount(text, decimals)
        if (parsed.kind !== 'ok') return
        const said = readingWords(text, parsed, { decimals, symbol: 'X' }, reading)
        if (said === null) expect(text).toMatch(/^\d+(\.\d+)?$/)
        else
          expect(BigInt(/^Read as (\d+)/.exec(said)?.[1] ?? -1)).toBe(parsed.value / 10n ** BigInt(decimals))
      },
    ),
  )
})
