import { concatHex, type Hex, slice } from 'viem'
import { expect, test } from 'vitest'
import { readSigned } from '../../../src/core/acting/verifiedSignatures'
import { addressOf, buildRecord, confirmationBy } from '../../support/safeFixtures'

const hash = buildRecord().safeTxHash
const ada = addressOf('Ada')
const signature = confirmationBy('Ada', hash).signature ?? '0x'
const withV = (v: Hex) => concatHex([slice(signature, 0, 64), v])
const rawV: Hex = slice(signature, 64) === '0x1b' ? '0x00' : '0x01'

test('an owner’s signature over the hash is the owner’s', () => {
  expect(readSigned(signature, { hash, owner: ada })).toEqual({ kind: 'ok', signature })
})

test('v as 0 or 1 becomes what a Safe reads', () => {
  expect(readSigned(withV(rawV), { hash, owner: ada })).toEqual({ kind: 'ok', signature })
})

test('a signature over something else, or somebody else’s, is foreign', () => {
  const other = buildRecord({ nonce: 8n }).safeTxHash
  expect(readSigned(signature, { hash: other, owner: ada }).kind).toBe('other')
  expect(readSigned(signature, { hash, owner: addressOf('Ben') })).toEqual({
    kind: 'other',
    recovered: ada,
  })
})

test.each([
  ['nothing', '0x'],
  ['a byte too few', slice(signature, 0, 64)],
  ['a byte too many', concatHex([signature, '0x00'])],
  ['the mark of an eth_sign signature', withV('0x1f')],
  ['a v that nothing has', withV('0x05')],
  ['no point of the curve', concatHex([slice(hash, 0, 32), '0x', `0x${'ff'.repeat(32)}`, '0x1b'])],
] as const)('%s is unreadable', (_name, odd) => {
  expect(readSigned(odd, { hash, owner: ada })).toEqual({ kind: 'unreadable' })
})
