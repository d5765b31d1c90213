import * as fc from 'fast-check'
import { type Hex, hexToBigInt, slice } from 'viem'
import { describe, expect, test } from 'vitest'
import { PackSignaturesError, packSignatures } from '../../../src/core/safe/packSignatures'
import { anyAddress } from './arbitraries'
import { goldenTx } from './goldenTxs'

const { signatures = [] } = goldenTx('1.1.1, the Bybit theft')
// The blob that went into execTransaction.
const blob = `0x${signatures.map(({ signature }) => signature.slice(2)).join('')}`

test('signatures are packed as they were in a published transaction, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...signatures], { minLength: 3 }), (shuffled) => {
      expect(packSignatures(shuffled)).toBe(blob)
    }),
  )
})

test('signers come in ascending order as numbers, whatever their checksums look like', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyAddress, { minLength: 2, maxLength: 6 }), (signers) => {
      // The signature names its signer, so that it can be read back.
      const packed = packSignatures(
        signers.map((signer) => ({ signer, signature: `${signer}${'00'.repeat(45)}` as Hex })),
      )
      const order = signers.map((_, index) => hexToBigInt(slice(packed, index * 65, index * 65 + 20)))
      expect(order).toEqual(signers.map((signer) => BigInt(signer)).sort((a, b) => (a < b ? -1 : 1)))
    }),
  )
})

describe('what cannot be packed', () => {
  const [first, second] = signatures as [(typeof signatures)[0], (typeof signatures)[0]]

  test('the same signer twice, in any spelling', () => {
    const again = { signer: first.signer.toLowerCase() as Hex, signature: second.signature }
    expect(() => packSignatures([first, second, again])).toThrow(PackSignaturesError)
  })

  test.each(['0x', `0x${'00'.repeat(64)}`, `0x${'00'.repeat(66)}`, `0x${'zz'.repeat(65)}`])(
    '%s for a signature',
    (signature) => {
      expect(() => packSignatures([first, { ...second, signature: signature as Hex }])).toThrow(
        /is not 65 bytes long/,
      )
    },
  )
})

test('no signatures are no bytes', () => {
  expect(packSignatures([])).toBe('0x')
})
