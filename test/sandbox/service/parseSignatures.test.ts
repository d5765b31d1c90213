import * as fc from 'fast-check'
import { type Hex, concat, numberToHex, pad, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyAddress, anyBytes } from '../../core/safe/arbitraries'
import { goldenTxs } from '../../core/safe/goldenTxs'
import { packContractSignature, parseSignatures } from './parseSignatures'

const hash = `0x${'ab'.repeat(32)}` as const

describe('signatures of real transactions', () => {
  const signed = goldenTxs.filter(({ signatures }) => signatures !== undefined)

  test.each(signed)('$title', async ({ safeTxHash, signatures = [] }) => {
    const parsed = await parseSignatures(concat(signatures.map(({ signature }) => signature)), safeTxHash)
    expect(parsed.map(({ owner, signature }) => ({ signer: owner, signature }))).toEqual(signatures)
    const isEthSign = (signature: Hex) => Number(`0x${signature.slice(-2)}`) > 30
    expect(parsed.map(({ type }) => type === 'ETH_SIGN')).toEqual(
      signatures.map(({ signature }) => isEthSign(signature)),
    )
  })
})

test('an approved hash names its owner', async () => {
  const bytes = concat([pad(zeroAddress), zeroHash, '0x01'])
  expect(await parseSignatures(bytes, hash)).toEqual([
    { owner: zeroAddress, type: 'APPROVED_HASH', signature: bytes, contractSignature: null },
  ])
})

test('contract signatures are found behind all units, and stand alone afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyAddress,
      anyAddress,
      anyBytes(90),
      anyBytes(90),
      async (one, two, oneBytes, twoBytes) => {
        const tail = (bytes: Hex) => concat([numberToHex((bytes.length - 2) / 2, { size: 32 }), bytes])
        const unit = (owner: Hex, offset: number) =>
          concat([pad(owner), numberToHex(offset, { size: 32 }), '0x00'])
        const secondOffset = 130 + (tail(oneBytes).length - 2) / 2
        const blob = concat([unit(one, 130), unit(two, secondOffset), tail(oneBytes), tail(twoBytes)])
        expect(await parseSignatures(blob, hash)).toEqual([
          {
            owner: one,
            type: 'CONTRACT_SIGNATURE',
            signature: packContractSignature(one, oneBytes),
            contractSignature: oneBytes,
          },
          {
            owner: two,
            type: 'CONTRACT_SIGNATURE',
            signature: packContractSignature(two, twoBytes),
            contractSignature: twoBytes,
          },
        ])
      },
    ),
    { numRuns: 50 },
  )
})

test('whatever the bytes, somebody or nobody is named, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes(300), async (blob) => {
      const parsed = await parseSignatures(blob, hash)
      expect(parsed.length).toBeLessThanOrEqual(Math.floor((blob.length - 2) / 130))
      for (const { owner } of parsed) expect(owner).toMatch(/^0x[0-9a-fA-F]{40}$/)
    }),
    { numRuns: 200 },
  )
})
