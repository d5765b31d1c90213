import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCustomToken,
  maxCustomTokens,
  parseCustomTokens,
  serialiseCustomTokens,
} from '../../../src/core/tokens/customTokens'
import { addressOf } from '../giving/world'

const euro = { address: addressOf('e7'), symbol: 'EURX', name: 'Euro X', decimals: 6 }

test('what was stored is read again', () => {
  const tokens = [euro, { ...euro, address: addressOf('e8'), decimals: 0 }]
  expect(parseCustomTokens(serialiseCustomTokens(tokens))).toEqual(tokens)
})

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['another version', serialiseCustomTokens([euro]).replace('"version":1', '"version":2')],
  ['an address that is none', serialiseCustomTokens([euro]).replace(/0x\w+/, '0x1234')],
  ['decimals that cannot be given', serialiseCustomTokens([{ ...euro, decimals: 37 }])],
  ['a symbol of nothing', serialiseCustomTokens([{ ...euro, symbol: '\u200b' }])],
])('%s is no token', (_, text) => {
  expect(parseCustomTokens(text)).toEqual([])
})

test('words that were changed in storage are cleaned again', () => {
  expect(parseCustomTokens(serialiseCustomTokens([{ ...euro, symbol: 'EUR\u202eX' }]))).toEqual([euro])
})

test('one is added once, and only while there is room', () => {
  const twice = addCustomToken([euro], { ...euro, symbol: 'OTHER' })
  expect(twice).toEqual([euro])
  const full = Array.from({ length: maxCustomTokens }, (_, index) => ({
    ...euro,
    address: addressOf((index + 16).toString(16)),
  }))
  expect(addCustomToken(full, { ...euro, address: addressOf('ff') })).toBe(full)
  expect(addCustomToken(full.slice(1), { ...euro, address: addressOf('ff') })).toHaveLength(maxCustomTokens)
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseCustomTokens(text)).toEqual([])
    }),
  )
})
