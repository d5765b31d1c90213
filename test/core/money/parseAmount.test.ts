import * as fc from 'fast-check'
import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { amountFieldText, formatAmount, formatAmountFor } from '../../../src/core/money/formatAmount'
import { amountProblem, parseAmount, readingText } from '../../../src/core/money/parseAmount'

describe('parseAmount', () => {
  test.each([
    ['0x1F', 'hex'],
    ['10x', 'notANumber'],
    ['0xyz', 'notANumber'],
    ['1e18', 'exponent'],
    ['1.5E-3', 'exponent'],
    ['x1e5', 'notANumber'],
    ['1e5x', 'notANumber'],
    [`${'0'.repeat(400)}1`, 'tooLong'],
  ])('says of %j what is wrong: %s', (text, code) => {
    expect(parseAmount(text, 6)).toMatchObject({ kind: 'problem', problem: { code } })
  })

  test('reads a text of the greatest length', () => {
    expect(parseAmount(`${'0'.repeat(399)}1`, 6)).toMatchObject({ kind: 'ok', value: 1_000_000n })
  })

  test.each([
    ['1', 6, 1_000_000n],
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['.5', 6, 500_000n],
    ['5.', 6, 5_000_000n],
    ['007', 0, 7n],
    ['  12.5\n', 1, 125n],
    ['1.2340', 6, 1_234_000n],
    ['1.00000000000000', 6, 1_000_000n],
    ['0.5000000', 6, 500_000n],
    ['0.000000000000000001', 18, 1n],
    ['123456789012345678.123456789012345678', 18, 123456789012345678123456789012345678n],
    [maxUint256.toString(), 0, maxUint256],
  ])('reads %j with %i decimals exactly', (text, decimals, value) => {
    expect(parseAmount(text, decimals)).toMatchObject({ kind: 'ok', value })
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
    ['1,234.5', '1234.5'],
    ['1,234.56', '1234.56'],
    ['1.234,5', '1234.5'],
    ['1,234.567', '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.567,89', '1234567.89'],
    ['12,34,567', '1234567'],
    ['1,23,456.78', '123456.78'],
    [' 1 000 ', '1000'],
    ['1\u00a0234', '1234'],
    ['1\u2009234 567', '1234567'],
    ['1\u202f234,5', '1234.5'],
    ['1 234.5', '1234.5'],
    ['1 234,567', '1234.567'],
    ["1'234", '1234'],
    ['1\u2019234.50', '1234.5'],
  ])('reads %j, which has one reading in every country, as %s', (text, plain) => {
    const parsed = parseAmount(text, 6)
    expect(parsed).toMatchObject({ kind: 'ok' })
    expect(parsed.kind === 'ok' && formatAmount(parsed.value, 6)).toBe(plain)
  })

  test.each([
    ['١٢', '12'],
    ['١٬٢٣٤٬٥٦٧٫٥', '1234567.5'],
    ['١٬٢٣٤', '1234'],
    ['۱٬۲۳۴٫۵', '1234.5'],
    ['١٫٥', '1.5'],
    ['1\u066b5', '1.5'],
    ['१२,३४,५६७.८', '1234567.8'],
    ['১২.৫', '12.5'],
    ['１２', '12'],
  ])('reads the digits of %j as %s', (text, plain) => {
    const parsed = parseAmount(text, 6)
    expect(parsed).toMatchObject({ kind: 'ok' })
    expect(parsed.kind === 'ok' && formatAmount(parsed.value, 6)).toBe(plain)
  })

  test.each([
    ['1.000', ['1', '1000']],
    ['1.234', ['1.234', '1234']],
    ['1,000', ['1000', '1']],
    ['12,340', ['12340', '12.34']],
    ['999.999', ['999.999', '999999']],
    ['１，２３４', ['1234', '1.234']],
    ['1．000', ['1', '1000']],
    ['१,२३४', ['1234', '1.234']],
  ])('%j is not taken: it can be %j', (text, readings) => {
    expect(parseAmount(text, 18)).toMatchObject({ problem: { code: 'ambiguous', readings } })
  })

  test.each([
    ['1234.567', 1_234_567_000n],
    ['0.125', 125_000n],
    ['.125', 125_000n],
    ['1.23', 1_230_000n],
    ['1.2345', 1_234_500n],
    ['1000', 1_000_000_000n],
    ["1'000", 1_000_000_000n],
    ['1\u2008000,5', 1_000_500_000n],
    ['1\u3000000', 1_000_000_000n],
    ['1．5', 1_500_000n],
    ['１，５', 1_500_000n],
  ])('%j has one reading', (text, value) => {
    expect(parseAmount(text, 6)).toEqual({ kind: 'ok', value })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1'.repeat(401), 'tooLong'],
    ['1,234', 'ambiguous'],
    ['1.234', 'ambiguous'],
    ['12,345', 'ambiguous'],
    ['123,000', 'ambiguous'],
    ['1,234,56', 'grouping'],
    ['1,2345,678', 'grouping'],
    ['0,123,456', 'grouping'],
    ['1.234.56', 'grouping'],
    ['1,234.567,8', 'grouping'],
    ['1 23', 'grouping'],
    ['1  234', 'grouping'],
    ['1 234 ,5', 'grouping'],
    ["1'234,567.8", 'grouping'],
    ["1 234'567", 'grouping'],
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
    ['1٢', 'characters'],
    ['١۲', 'characters'],
    ['१٢', 'characters'],
    ['᠑', 'characters'],
    ['\u061c١', 'characters'],
    ['١٬٢٣', 'characters'],
    ['-١', 'negative'],
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
    ['0.0000000000', 'zero'],
    [(maxUint256 + 1n).toString(), 'tooLarge'],
  ])('refuses %j as %s, in words', (text, code) => {
    const parsed = parseAmount(text, 6)
    expect(parsed).toMatchObject({ kind: 'problem', problem: { code } })
    if (parsed.kind === 'problem') {
      expect(parsed.problem.sentence).toMatch(/^[A-Z\d].*\.$/)
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

  test.each([
    ['1.000', '1.000 could be 1 or 1,000.'],
    ['1,000', '1,000 could be 1,000 or 1.'],
    ['1,234', '1,234 could be 1,234 or 1.234 (a little more than 1).'],
  ])('of %j both readings are named in the number format of the page', (text, sentence) => {
    expect(parseAmount(text, 18)).toMatchObject({
      problem: { sentence, remedy: 'Choose which one is meant.' },
    })
  })

  test('counts the limit of uint256 in base units', () => {
    expect(parseAmount(formatAmount(maxUint256, 6), 6)).toMatchObject({ kind: 'ok', value: maxUint256 })
    expect(parseAmount(maxUint256.toString(), 1)).toMatchObject({ problem: { code: 'tooLarge' } })
  })

  test('reads back every amount that formatAmount writes, with a dot or a comma, or asks', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: maxUint256 }),
        fc.integer({ min: 0, max: 255 }),
        (value, decimals) => {
          const text = formatAmount(value, decimals)
          for (const sign of ['.', ',']) {
            const read = parseAmount(text.replace('.', sign), decimals)
            expect(read.kind === 'ok' ? read.value === value : read.problem.readings?.includes(text)).toBe(
              true,
            )
          }
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
        if (/[1-9]/.test(fraction.slice(decimals)))
          expect(parsed).toMatchObject({
            problem: { code: expect.stringMatching(/tooManyDecimals|ambiguous/) as string },
          })
        else expect(parsed.kind === 'ok' || /zero|ambiguous/.test(parsed.problem.code)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('every amount that a page prints in its locale is read as the same amount, or asked', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'de-CH',
      'fr',
      'pt-PT',
      'pl',
      'hi',
      'ar-EG',
      'fa',
      'ja',
      'en-IN',
      'sv-SE',
    )
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 13n }),
        fc.integer({ min: 0, max: 6 }),
        locales,
        (value, decimals, locale) => {
          const text = formatAmountFor(value, decimals, locale)
          const plain = formatAmount(value, decimals)
          const parsed = parseAmount(text, decimals)
          if (parsed.kind === 'ok') expect(parsed.value).toBe(value)
          else expect(parsed.problem).toMatchObject({ code: 'ambiguous' })
          if (parsed.kind === 'problem') expect(parsed.problem.readings).toContain(plain)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  test('an accepted text has one reading', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,'\u2019 \u00a0")),
      maxLength: 14,
    })
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text, 18)
        if (parsed.kind !== 'ok') return
        const meant = new Set(readers.flatMap((read) => read(text.trim()) ?? []))
        expect(meant).toEqual(new Set([formatAmount(parsed.value, 18)]))
      }),
      { numRuns: 5_000 },
    )
  })

  test('every reading that is offered can be chosen, and is then read as it says', () => {
    const grouped = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }))
    fc.assert(
      fc.property(grouped, fc.constantFrom('.', ','), ([thousands, rest], sign) => {
        const parsed = parseAmount(`${thousands}${sign}${String(rest).padStart(3, '0')}`, 3)
        if (parsed.kind === 'ok') throw new Error('It has two readings.')
        const chosen = (parsed.problem.readings ?? []).map((one) => parseAmount(readingText(one), 3))
        const values = [BigInt(thousands * 1000 + rest), BigInt(thousands * 1000 + rest) * 1000n]
        expect(chosen).toHaveLength(2)
        for (const value of values) expect(chosen).toContainEqual({ kind: 'ok', value })
      }),
    )
  })

  test('what is written into a field is read as the same amount, whatever the language of the page', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.bigInt({ min: 1n, max: maxUint256 }), fc.bigInt({ min: 1n, max: 10n ** 7n })),
        fc.integer({ min: 0, max: 36 }),
        fc.constantFrom('en-GB', 'de-DE', 'fr', 'de-CH', 'sv-SE'),
        (value, decimals, locale) => {
          expect(parseAmount(amountFieldText(value, decimals, locale), decimals)).toEqual({
            kind: 'ok',
            value,
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('a text of 60,000 dots is refused at once', () => {
    const startedAtMs = performance.now()
    for (const text of ['.', '1.', ',', "'", ' 1'].map((part) => part.repeat(60_000)))
      expect(parseAmount(text, 18)).toMatchObject({ problem: { code: 'tooLong' } })
    expect(performance.now() - startedAtMs).toBeLessThan(200)
  })

  test('whatever is typed, an accepted text holds nothing but digits and the separators of numbers', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+e xE_\u202e\u00a0１'.split('')) }),
    )
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 36 }), (text, decimals) => {
        const parsed = parseAmount(text, decimals)
        if (parsed.kind !== 'ok') return
        expect(text.trim()).toMatch(
          /^[\p{Nd}.,'\u066b\u066c\u2019\uff07\uff0c\uff0e \u00a0\u2000-\u200a\u202f\u205f\u3000]+$/u,
        )
        expect(parsed.value > 0n && parsed.value <= maxUint256).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

/** How one country reads a number, written another way than the code: take the groups apart, and count them. */
const reader =
  (group: string, decimal: string, isGroup: (sizes: number[]) => boolean) =>
  (text: string): string[] => {
    const [whole = '', fraction, ...more] = text.split(decimal)
    const groups = whole.split(group)
    const sizes = groups.map(({ length }) => length)
    const digits = groups.join('')
    if (more.length > 0 || !/^\d*$/.test(digits + (fraction ?? '')) || digits + (fraction ?? '') === '')
      return []
    if (groups.length > 1 && (whole.startsWith('0') || sizes[0] === 0 || !isGroup(sizes))) return []
    return [formatAmount(BigInt(digits + (fraction ?? '').padEnd(18, '0')), 18)]
  }
const thousands = ([first = 0, ...rest]: number[]) => first <= 3 && rest.every((size) => size === 3)
const lakhs = ([first = 0, ...rest]: number[]) =>
  first <= 2 && rest.at(-1) === 3 && rest.slice(0, -1).every((size) => size === 2)
const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2019', "'")
const readers = [
  reader(',', '.', thousands),
  reader('.', ',', thousands),
  ...['.', ','].flatMap((decimal) => [reader(' ', decimal, thousands), reader("'", decimal, thousands)]),
  reader(',', '.', lakhs),
].map((read) => (text: string) => read(spaced(text)))

test.each([-1n, 0n, 1n, 2n ** 256n - 1n, 2n ** 256n])(
  '%d base units are judged as their text is',
  (value) => {
    const parsed = parseAmount(formatAmount(value, 6), 6)
    expect(amountProblem(value)).toEqual(parsed.kind === 'problem' ? parsed.problem : null)
  },
)
