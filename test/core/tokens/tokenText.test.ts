import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTokenText } from '../../../src/core/tokens/tokenText'

test.each([
  ['USDC', 'USDC'],
  ['  USD\u00a0 Coin\n', 'USD Coin'],
  ['USD\u202eCDSU', 'USDCDSU'],
  ['US\u200bDC\u200d', 'USDC'],
  ['\u0000\u0007', ''],
  ['\u2066pay\u2069', 'pay'],
  ['Wrapped 🌊\ufe0f', 'Wrapped 🌊\ufe0f'],
  ['e\u0301\u0301\u0301\u0301\u0301', 'e\u0301\u0301'],
  ['\ud800X', 'X'],
  ['<b>USDC</b>', '<b>USDC</b>'],
  ['A token that calls itself so', 'A token that calls…'],
])('%j is shown as %j', (text, clean) => {
  expect(cleanTokenText(text, 20)).toBe(clean)
})

test('has nothing hidden in it, is short, and stays as it is when it is cleaned again', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...Array.from('aЖ💧 \u0301\u202e\u200d\ufe0f\u0000\n\u2800\u00ad')),
  })
  fc.assert(
    fc.property(
      fc.oneof(hostile, fc.string({ unit: 'binary' })),
      fc.integer({ min: 2, max: 40 }),
      (text, most) => {
        const clean = cleanTokenText(text, most)
        expect(clean).not.toMatch(/\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/u)
        expect(Array.from(clean).length).toBeLessThanOrEqual(most)
        expect(clean).toBe(clean.trim())
        expect(cleanTokenText(clean, most)).toBe(clean)
      },
    ),
    { numRuns: 2000 },
  )
})
