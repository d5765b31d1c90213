import * as fc from 'fast-check'
import { concat, encodeAbiParameters, type Hex, pad, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeDecimals, decodeTokenText } from '../../../src/core/tokens/decodeTokenText'

const asString = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

test.each<[string, Hex | null, string | null]>([
  ['a string', asString('USD Coin'), 'USD Coin'],
  ['a bytes32, as MKR has', stringToHex('MKR', { size: 32 }), 'MKR'],
  ['an empty string', asString(''), null],
  ['an empty bytes32', pad('0x'), null],
  ['nothing', '0x', null],
  ['a revert', null, null],
  ['an offset into nowhere', concat([pad('0xffff'), pad('0x01')]), null],
  ['a length that is not there', concat([pad('0x20'), pad('0xffffffff')]), null],
  ['a whole book', asString('x'.repeat(5_000)), null],
])('%s', (_, data, text) => {
  expect(decodeTokenText(data)).toBe(text)
})

test.each<[string, Hex | null, bigint | null]>([
  ['six', pad('0x06'), 6n],
  ['more than fit into a uint8', pad('0x0100'), 256n],
  ['nothing', '0x', null],
  ['a revert', null, null],
  ['two numbers', concat([pad('0x06'), pad('0x07')]), null],
])('decimals: %s', (_, data, decimals) => {
  expect(decodeDecimals(data)).toBe(decimals)
})

test('any bytes have an answer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const data: Hex = `0x${Buffer.from(bytes).toString('hex')}`
      expect(typeof (decodeTokenText(data) ?? '')).toBe('string')
    }),
  )
})
