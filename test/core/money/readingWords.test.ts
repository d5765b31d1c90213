import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmountFor } from '../../../src/core/money/formatAmount'
import { parseAmount, readingWords } from '../../../src/core/money/parseAmount'

const lusd = { decimals: 18, symbol: 'LUSD' }
const words = (text: string, locale: string) =>
  readingWords(text, parseAmount(text, lusd.decimals, lusd.symbol), lusd, locale)

test.each([
  ['1,234.56', 'en', null],
  ['1,234.56', 'de', 'Read as 1.234,56 LUSD.'],
  ['1.234,56', 'de', null],
  ['1.234,56', 'en', 'Read as 1,234.56 LUSD.'],
  ['1,234,567', 'hi', 'Read as 12,34,567 LUSD.'],
  [' 1 000 ', 'en', 'Read as 1,000 LUSD.'],
  ['1’234.5', 'de-CH', null],
  ['1,5', 'fr', null],
  ['1,5', 'ja', 'Read as 1.5 LUSD.'],
  ['۱٬۲۳۴٫۵', 'fa', null],
  ['۱٬۲۳۴٫۵', 'en', 'Read as 1,234.5 LUSD.'],
  ['.5', 'en', 'Read as 0.5 LUSD.'],
  ['12.50', 'en', 'Read as 12.5 LUSD.'],
  ['1000', 'en', null],
  ['1000', 'de', null],
  ['1.2340', 'en', null],
  ['1.2340', 'de', 'Read as 1,234 LUSD.'],
  [' 12.5 ', 'en', null],
  ['12.5', 'de', 'Read as 12,5 LUSD.'],
  ['1,234', 'en', null],
  ['1.234', 'en', null],
  ['', 'en', null],
])('of %j in %s: %s', (text, locale, said) => {
  expect(words(text, locale)).toBe(said)
})

const locales = fc.constantFrom('de', 'de-CH', 'fr', 'pt-PT', 'pl', 'hi', 'ar-EG', 'fa', 'ja', 'en')

test('a text that the page would not write is said as the page writes it', () => {
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
        const own = formatAmountFor(value, decimals, reading)
        const said = readingWords(text, parsed, { decimals, symbol: 'X' }, reading)
        if (said !== null) expect(said).toBe(`Read as ${own} X.`)
        // Without a group the text is the same in both formats, or it is the page's own.
        else if (/^\d{1,3}\D\d{3}(\D|$)/.test(text))
          expect(text.replace(/\s/g, ' ')).toBe(own.replace(/\s/g, ' '))
      },
    ),
  )
})
