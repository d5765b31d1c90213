import * as fc from 'fast-check'
import { concatHex, getAddress, type Hex, hexToBigInt, pad, slice, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { PackSignaturesError, packSignatures } from '../../../src/core/safe/signatureBytes'
import { packContractSignature, parseSignatures } from '../../sandbox/service/parseSignatures'
import { anyAddress, anyBytes } from './arbitraries'
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
        signers.map((signer) => ({ signer, signature: `${signer}${'00'.repeat(44)}1b` as Hex })),
      )
      const order = signers.map((_, index) => hexToBigInt(slice(packed, index * 65, index * 65 + 20)))
      expect(order).toEqual(signers.map((signer) => BigInt(signer)).sort((a, b) => (a < b ? -1 : 1)))
    }),
  )
})

test('the bytes of contracts stand behind the rest, where their own heads say, in whatever order they come', async () => {
  const anyone = fc.record({ signer: anyAddress, bytes: fc.option(anyBytes(200)) })
  const ofKey = concatHex([`0x${'11'.repeat(64)}`, '0x1b'])
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyone, { minLength: 1, maxLength: 6, selector: ({ signer }) => signer }),
      async (people) => {
        const packed = packSignatures(
          people.map(({ signer, bytes }) => ({
            signer,
            signature: bytes === null ? ofKey : packContractSignature(signer, bytes),
          })),
        )
        const read = await parseSignatures(packed, zeroHash)
        const contracts = people.filter(({ bytes }) => bytes !== null)
        expect(read).toHaveLength(people.length)
        expect(
          read
            .filter(({ type }) => type === 'CONTRACT_SIGNATURE')
            .map((one) => [one.owner, one.contractSignature]),
        ).toEqual(
          contracts
            .toSorted((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1))
            .map(({ signer, bytes }) => [getAddress(signer), bytes]),
        )
      },
    ),
  )
})

describe('what cannot be packed', () => {
  const [first, second] = signatures as [(typeof signatures)[0], (typeof signatures)[0]]

  test('the same signer twice, in any spelling', () => {
    const again = { signer: first.signer.toLowerCase() as Hex, signature: second.signature }
    expect(() => packSignatures([first, second, again])).toThrow(PackSignaturesError)
  })

  test('a contract without the bytes of its signature', () => {
    const head = `${pad(second.signer, { size: 32 })}${'00'.repeat(31)}4100` as Hex
    expect(() => packSignatures([first, { ...second, signature: head }])).toThrow(/bytes of its signature/)
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
