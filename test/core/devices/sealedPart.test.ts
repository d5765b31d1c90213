import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDeviceFile, writeDeviceFile } from '../../../src/core/devices/deviceFile'
import { passwordProblem, type SealedPart } from '../../../src/core/devices/sealedPart'
import { finish } from '../../support/finish'

const bytes = (count: number) => fc.uint8Array({ minLength: count, maxLength: count })
const base64 = (array: Uint8Array) => Buffer.from(array).toString('base64')
const sealed: SealedPart = {
  cipher: 'AES-256-GCM',
  kdf: 'PBKDF2-SHA-256',
  iterations: 600_000,
  salt: base64(new Uint8Array(16)),
  iv: base64(new Uint8Array(12)),
  data: base64(new Uint8Array(40)),
}

const read = (part: object) =>
  readDeviceFile(
    JSON.stringify({ kind: 'do-some-good device', version: 1, savedAtMs: 1, kept: {}, sealed: part }),
  )

test('any sealed part is read as it was written', () => {
  const any = fc.record({
    iterations: fc.integer({ min: 100_000, max: 2_000_000 }),
    salt: bytes(16).map(base64),
    iv: bytes(12).map(base64),
    data: fc.uint8Array({ minLength: 16, maxLength: 80 }).map(base64),
  })
  fc.assert(
    fc.property(any, (part) => {
      const file = { savedAtMs: 1, kept: {}, notes: {}, sealed: { ...sealed, ...part } }
      expect(readDeviceFile(finish(writeDeviceFile(file)))).toEqual({ kind: 'file', file })
    }),
  )
})

test('a file of an earlier release has none', () => {
  const text = '{"kind":"do-some-good device","version":1,"savedAtMs":1,"kept":{}}'
  expect(readDeviceFile(text)).toMatchObject({ kind: 'file', file: { sealed: null } })
})

describe('a part that could keep the device busy, or has two spellings, is refused', () => {
  test.each<[string, object, string]>([
    ['too few rounds', { iterations: 99_999 }, 'sealed.iterations'],
    ['too many rounds', { iterations: 2_000_001 }, 'sealed.iterations'],
    ['half a round', { iterations: 100_000.5 }, 'sealed.iterations'],
    ['a short salt', { salt: base64(new Uint8Array(15)) }, 'sealed.salt'],
    ['a long salt', { salt: base64(new Uint8Array(17)) }, 'sealed.salt'],
    ['as many characters, not as many bytes', { salt: base64(new Uint8Array(18)) }, 'sealed.salt'],
    ['unused bits', { salt: `${'A'.repeat(21)}B==` }, 'sealed.salt'],
    ['a long vector', { iv: base64(new Uint8Array(16)) }, 'sealed.iv'],
    ['no base64', { iv: '-'.repeat(16) }, 'sealed.iv'],
    ['no data', { data: '' }, 'sealed.data'],
    ['too much data', { data: 'A'.repeat(2_000_004) }, 'sealed.data'],
    ['far too much data', { data: 'A'.repeat(40_000_000) }, 'sealed.data'],
    ['a line break', { data: 'AAAA\n' }, 'sealed.data'],
    ['another cipher', { cipher: 'none' }, 'sealed.cipher'],
    ['something more', { more: 1 }, 'sealed.more'],
  ])('%s', (_, change, field) => {
    expect(read({ ...sealed, ...change })).toMatchObject({ kind: 'problem', field })
  })
})

test('a password has 12 characters, each of them one', () => {
  expect(passwordProblem('elevenchars')).toMatch(/fewer than 12/)
  expect(passwordProblem('twelve chars')).toBeNull()
  expect(passwordProblem('🔑'.repeat(11))).not.toBeNull()
  expect(passwordProblem('🔑'.repeat(12))).toBeNull()
})
