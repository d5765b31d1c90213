import * as fc from 'fast-check'
import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { passkeyOrigin } from '../../../src/core/safe/signatureBytes'
import { anyBytes } from './arbitraries'

const parameters = [{ type: 'bytes' }, { type: 'string' }, { type: 'uint256' }, { type: 'uint256' }] as const
const signed = (fields: string) => encodeAbiParameters(parameters, ['0x12', fields, 1n, 2n])

test.each([
  ['"origin":"https://app.safe.global","crossOrigin":false', 'https://app.safe.global'],
  ['"crossOrigin":false,"origin":"https://phish.example"', 'https://phish.example'],
  [
    '"origin":"android:apk-key-hash:7d1043473d55bfa90e8530d35801d4e381bc69f0"',
    'android:apk-key-hash:7d1043473d55bfa90e8530d35801d4e381bc69f0',
  ],
])('a passkey names the page where it signed: %s', (fields, origin) => {
  expect(passkeyOrigin(signed(fields))).toBe(origin)
})

test.each([
  '"crossOrigin":false',
  '"origin":7',
  '"origin":""',
  '"origin":"https://app.safe.global',
  '"origin":"https://app.safe.global\\u202e"',
  '"origin":"https://аpp.safe.global"',
  `"origin":"https://${'a'.repeat(200)}.example"`,
  '',
])('nothing is shown of what is no origin: %s', (fields) => {
  expect(passkeyOrigin(signed(fields))).toBeNull()
})

test('whatever else a contract takes for a signature names no page', () => {
  fc.assert(
    fc.property(anyBytes(300), (bytes) => {
      expect(passkeyOrigin(bytes)).toBeNull()
    }),
  )
})
