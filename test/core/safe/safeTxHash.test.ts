import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SafeTx } from '../../../src/core/safe/safeTx'
import { SafeVersionError, safeTxHash, safeTxHashes } from '../../../src/core/safe/safeTxHash'
import { anyAddress, anySafeTx } from './arbitraries'
import { goldenTx, goldenTxs } from './goldenTxs'

const { tx, domain } = goldenTx('1.4.1 on Sepolia')

describe('published hashes', () => {
  test.each(goldenTxs)('$title', ({ tx, domain, safeTxHash: published, domainHash, messageHash }) => {
    const hashes = safeTxHashes(tx, domain)

    expect(safeTxHash(tx, domain)).toBe(published)
    expect(hashes).toEqual({
      hash: published,
      domainHash: domainHash ?? hashes.domainHash,
      messageHash: messageHash ?? hashes.messageHash,
    })
  })
})

describe('what the hash depends on', () => {
  test('every field of the transaction changes it', () => {
    fc.assert(
      fc.property(anySafeTx, anySafeTx, fc.constantFrom(...keysOf(tx)), (a, b, field) => {
        const changed = { ...a, [field]: b[field] }
        expect(safeTxHash(changed, domain) === safeTxHash(a, domain)).toBe(a[field] === b[field])
      }),
      { numRuns: 200 },
    )
  })

  test('the Safe and the chain change it, and no two Safes share it', () => {
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 2 }), (safe, chainId) => {
        const hashes = [domain, { ...domain, safe }, { ...domain, chainId }].map((on) => safeTxHash(tx, on))
        expect(new Set(hashes).size).toBe(3)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['1.2.0', '1.2.0', true],
    ['1.3.0', '1.3.0', false],
  ])('a Safe %s has the same hash on each chain: %s', (_, version, isSame) => {
    const hashes = [1, 100].map((chainId) => safeTxHash(tx, { ...domain, chainId, version }))
    expect(hashes[0] === hashes[1]).toBe(isSame)
  })

  test.each(['1.4.1+L2', '1.4.1', '1.5.0', '1.3.0'])('version %s hashes as 1.4.1 does', (version) => {
    expect(safeTxHash(tx, { ...domain, version })).toBe(safeTxHash(tx, domain))
  })
})

describe('versions whose hash nobody knows', () => {
  test.each([null, '', 'unknown', '1.4', '1.4.1-rc.1', '1.4.1 ', 'v1.4.1', '1.6.0', '2.0.0', '1.4.1+'])(
    '%s is refused',
    (version) => {
      expect(() => safeTxHash(tx, { ...domain, version })).toThrow(SafeVersionError)
    },
  )

  test('the newest version that is known still hashes', () => {
    expect(safeTxHash(tx, { ...domain, version: '1.5.9' })).toBe(safeTxHash(tx, domain))
  })
})

test('numbers that fit no uint256 are refused rather than cut', () => {
  expect(() => safeTxHash({ ...tx, value: 2n ** 256n }, domain)).toThrow(/not in safe/)
  expect(() => safeTxHash({ ...tx, nonce: -1n }, domain)).toThrow(/not in safe/)
})

function keysOf(tx: SafeTx) {
  return Object.keys(tx) as (keyof SafeTx)[]
}
