import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessSign } from '../../../src/core/files/guessSign'
import { parseDeclared } from '../../../src/core/files/parseDeclared'
import { formatAmountFor } from '../../../src/core/money/formatAmount'

test.each([
  [['12.5', '1.000'], 'point', { sign: 'point', asked: null, example: '1.000' }],
  [['12.5', '1.000'], 'comma', { sign: 'point', asked: '1.000', example: '1.000' }],
  [['12,5', '1.000'], 'comma', { sign: 'comma', asked: null, example: '1.000' }],
  [['12,5', '1.000'], 'point', { sign: 'comma', asked: '1.000', example: '1.000' }],
  [['1.000', '250'], 'comma', { sign: null, asked: '1.000', example: '1.000' }],
  [['1,000', '2,500'], 'point', { sign: null, asked: '1,000', example: '1,000' }],
  [['12.5', '12,5', '1.000'], 'point', { sign: null, asked: '1.000', example: '1.000' }],
  [['12.5', '0.5', '12,5', '1.000'], 'point', { sign: 'point', asked: '1.000', example: '1.000' }],
  [['12.5', '0.5', '12,5'], 'comma', { sign: 'point', asked: null, example: null }],
  [['250', '1 000', "1'000", ''], 'comma', { sign: null, asked: null, example: null }],
  [['1.000.000', '１．５'], 'point', { sign: null, asked: null, example: null }],
  [['much', '-1', '1e5', '.'.repeat(60_000)], 'point', { sign: null, asked: null, example: null }],
] as const)('of %j on a page with a %s', (cells, pageSign, guess) => {
  expect(guessSign(cells, pageSign)).toEqual(guess)
})

const locales = fc.constantFrom(['en-GB', 'point'] as const, ['de-DE', 'comma'] as const)
const usdc = { decimals: 6, symbol: 'USDC' }

test('a column that a spreadsheet wrote in one language is read as it was written, or asked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 8 }),
      locales,
      locales,
      (amounts, [written], [, pageSign]) => {
        const cells = amounts.map((amount) => formatAmountFor(amount, 6, written))
        const { sign, asked } = guessSign(cells, pageSign)
        if (asked !== null) return
        const read = cells.map((cell) => parseDeclared(cell, sign ?? 'point', usdc))
        expect(read).toEqual(amounts.map((value) => ({ kind: 'ok', value })))
      },
    ),
    { numRuns: 1_000 },
  )
})
