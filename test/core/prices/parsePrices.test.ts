import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePrices } from '../../../src/core/prices/parsePrices'
import { addressOf } from '../giving/world'

const token = addressOf('c1')
const file = {
  version: 1,
  currency: 'USD',
  source: 'Our treasurer',
  at: '2026-11-20T14:05:00Z',
  prices: { '1': { native: '3012.55', [token]: '1' }, '10': { native: '2' } },
}

test('reads the prices of one chain exactly', () => {
  expect(parsePrices(JSON.stringify(file), 1)).toEqual({
    kind: 'ok',
    prices: {
      currency: 'USD',
      source: 'Our treasurer',
      atMs: Date.UTC(2026, 10, 20, 14, 5),
      of: new Map([
        ['native', { value: 301_255n, decimals: 2 }],
        [token.toLowerCase(), { value: 1n, decimals: 0 }],
      ]),
    },
  })
})

test('has none for a chain that is not in it', () => {
  expect(parsePrices(JSON.stringify(file), 137)).toMatchObject({ kind: 'ok', prices: { of: new Map() } })
})

test.each([
  ['<html>', /not JSON/],
  [JSON.stringify({ ...file, version: 2 }), /version/],
  [JSON.stringify({ ...file, currency: 'usd' }), /currency is not a currency/],
  [JSON.stringify({ ...file, source: '\u200b' }), /source is empty/],
  [JSON.stringify({ ...file, at: 'today' }), /at is not a moment/],
  [JSON.stringify({ ...file, prices: { '1': { native: 3012.55 } } }), /prices\.1\.native has another form/],
  [JSON.stringify({ ...file, prices: { '1': { native: '-1' } } }), /native is not a price/],
  [JSON.stringify({ ...file, prices: { '1': { native: '1e3' } } }), /native is not a price/],
  [JSON.stringify({ ...file, prices: { '1': { ETH: '1' } } }), /neither “native” nor/],
  [JSON.stringify({ ...file, prices: { one: {} } }), /not a chain id/],
  [' '.repeat(2_000_001), /longer than 2 MB/],
])('uses nothing of %s', (text, reason) => {
  expect(parsePrices(text, 1)).toEqual({ kind: 'problem', reason: expect.stringMatching(reason) })
})

test('takes what is hidden out of the name of the source', () => {
  expect(parsePrices(JSON.stringify({ ...file, source: 'Our\u202e desk' }), 1)).toMatchObject({
    prices: { source: 'Our desk' },
  })
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePrices(text, 1).kind).toBe('problem')
    }),
  )
})
