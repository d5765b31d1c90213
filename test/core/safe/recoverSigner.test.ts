import {
  type Hex,
  concat,
  keccak256,
  numberToHex,
  pad,
  parseSignature,
  serializeSignature,
  slice,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { recoverSigner } from '../../../src/core/safe/recoverSigner'
import { goldenTxs } from './goldenTxs'

const hash = keccak256(toHex('a Safe transaction'))
const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const withV = (signature: Hex, v: number) => concat([slice(signature, 0, 64), numberToHex(v, { size: 1 })])
const naming = (v: number, more: Hex = '0x') =>
  concat([pad(ada.address, { size: 32 }), pad('0x41', { size: 32 }), numberToHex(v, { size: 1 }), more])
/** The order of secp256k1. */
const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

describe('signatures of keys', () => {
  const published = goldenTxs.flatMap(({ title, safeTxHash, signatures = [] }) =>
    signatures.map(({ signer, signature }) => ({ title, safeTxHash, signer, signature })),
  )

  test.each(published)('$title: $signer', ({ safeTxHash, signer, signature }) => {
    expect(recoverSigner(safeTxHash, signature)).toEqual({
      kind: 'key',
      signer,
      isPrefixed: /(1f|20)$/.test(signature),
    })
  })

  test('a signature of the hash and one of the prefixed hash give the same signer', async () => {
    const plain = await ada.sign({ hash })
    const prefixed = await ada.signMessage({ message: { raw: hash } })
    const v = Number.parseInt(slice(prefixed, 64), 16)

    expect(recoverSigner(hash, plain)).toEqual({ kind: 'key', signer: ada.address, isPrefixed: false })
    expect(recoverSigner(hash, withV(prefixed, v + 4))).toEqual({
      kind: 'key',
      signer: ada.address,
      isPrefixed: true,
    })
  })

  test('a prefixed signature that was not marked as such is somebody else', async () => {
    const recovered = recoverSigner(hash, await ada.signMessage({ message: { raw: hash } }))
    expect(recovered.kind).toBe('key')
    expect(recovered).not.toEqual({ kind: 'key', signer: ada.address, isPrefixed: false })
  })

  test('a signature of other bytes is somebody else', async () => {
    const recovered = recoverSigner(keccak256(hash), await ada.sign({ hash }))
    expect(recovered).not.toEqual({ kind: 'key', signer: ada.address, isPrefixed: false })
  })

  test('the mirrored signature, which the chain accepts too, is the same signer', async () => {
    const { r, s, yParity } = parseSignature(await ada.sign({ hash }))
    const mirrored = serializeSignature({
      r,
      s: numberToHex(n - BigInt(s), { size: 32 }),
      yParity: yParity === 0 ? 1 : 0,
    })
    expect(recoverSigner(hash, mirrored)).toEqual({ kind: 'key', signer: ada.address, isPrefixed: false })
  })
})

describe('signatures that only name an owner', () => {
  test('v = 1 is an approved hash', () => {
    expect(recoverSigner(hash, naming(1))).toEqual({ kind: 'approvedHash', owner: ada.address })
  })

  test('v = 0 is a contract, with its own bytes behind or without', () => {
    const expected = { kind: 'contractSignature', owner: ada.address }
    expect(recoverSigner(hash, naming(0))).toEqual(expected)
    expect(recoverSigner(hash, naming(0, `0x${'ab'.repeat(99)}`))).toEqual(expected)
  })

  test('the bytes before the address do not count, as on the chain', () => {
    const dirty = concat(['0xff', slice(naming(1), 1)])
    expect(recoverSigner(hash, dirty)).toEqual({ kind: 'approvedHash', owner: ada.address })
  })
})

describe('what is no signature', () => {
  test.each([2, 3, 4, 26, 29, 30, 33, 34, 255])('v = %i', async (v) => {
    expect(recoverSigner(hash, withV(await ada.sign({ hash }), v))).toEqual({ kind: 'invalid' })
  })

  test.each([
    ['nothing', '0x'],
    ['64 bytes', `0x${'00'.repeat(64)}`],
    ['66 bytes of an approved hash', naming(1, '0x00')],
    ['no hex', `0x${'zz'.repeat(65)}`],
    ['r = 0', concat([pad('0x00', { size: 32 }), pad('0x01', { size: 32 }), '0x1b'])],
    ['s = 0', concat([pad('0x01', { size: 32 }), pad('0x00', { size: 32 }), '0x1b'])],
    ['r beyond the curve', concat([numberToHex(n, { size: 32 }), pad('0x01', { size: 32 }), '0x1b'])],
  ] as const)('%s', (_, signature) => {
    expect(recoverSigner(hash, signature)).toEqual({ kind: 'invalid' })
  })

  test('66 bytes of a key', async () => {
    expect(recoverSigner(hash, concat([await ada.sign({ hash }), '0x00']))).toEqual({ kind: 'invalid' })
  })
})
