import { expect, test } from 'vitest'
import { parseAmount } from '../../../src/core/money/parseAmount'
import { readingWords } from '../../../src/core/money/readingWords'

const lusd = { decimals: 18, symbol: 'LUSD' }

test.each([
  ['1.234', 'Read as 1.234 LUSD, a little more than 1. If you mean 1234, write 1234.'],
  ['12.000', 'Read as 12 LUSD. If you mean 12000, write 12000.'],
  ['1,234.56', 'Read as 1234.56 LUSD.'],
  ['1.234,56', 'Read as 1234.56 LUSD.'],
  ['1,234,567', 'Read as 1234567 LUSD.'],
  [' 1 000 ', 'Read as 1000 LUSD.'],
  ['1,5', 'Read as 1.5 LUSD.'],
  ['.5', 'Read as 0.5 LUSD.'],
  ['1000', null],
  [' 12.5 ', null],
  ['1234.567', null],
  ['1,234', null],
  ['', null],
])('of %j: %s', (text, words) => {
  expect(readingWords(text, parseAmount(text, lusd.decimals, lusd.symbol), lusd)).toBe(words)
})
