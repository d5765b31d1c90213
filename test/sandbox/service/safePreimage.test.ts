import * as fc from 'fast-check'
import { hashMessage, hashTypedData, keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { safeTxHash } from '../../../src/core/safe/safeTxHash'
import { anyAddress, anySafeTx } from '../../core/safe/arbitraries'
import { goldenTxs } from '../../core/safe/goldenTxs'
import { hashMessageContent, safeMessagePreimage, safeTxPreimage } from './safePreimage'

describe('published hashes', () => {
  test.each(goldenTxs)('$title', ({ domain, safeTxHash: published, tx }) => {
    const version = domain.version ?? 'unknown'
    expect(keccak256(safeTxPreimage({ ...domain, version }, tx))).toBe(published)
  })
})

test('the service and the app agree on the hash of every transaction, though they share no code for it', () => {
  const versions = fc.constantFrom('1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.3.0+L2', '1.4.1', '1.5.0')
  fc.assert(
    fc.property(anySafeTx, anyAddress, fc.nat(), versions, (tx, safe, chainId, version) => {
      const domain = { safe, chainId, version }
      expect(keccak256(safeTxPreimage(domain, tx))).toBe(safeTxHash(tx, domain))
    }),
    { numRuns: 300 },
  )
})

describe('messages', () => {
  const safe = '0x692a70D2e424a56D2C6C27aA97D1a86395877b3A'

  test('are hashed under the domain of their Safe', () => {
    const contentHash = hashMessage('text')
    const hash = keccak256(safeMessagePreimage({ safe, chainId: 5, version: '1.4.1' }, contentHash))
    expect(hash).toBe(
      hashTypedData({
        domain: { chainId: 5, verifyingContract: safe },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: contentHash },
      }),
    )
  })

  test('may leave out which struct is the root', () => {
    const typed = {
      domain: { name: 'Fund' },
      types: {
        EIP712Domain: [{ name: 'name', type: 'string' }],
        Person: [{ name: 'name', type: 'string' }],
        Letter: [{ name: 'to', type: 'Person[]' }],
      },
      message: { to: [{ name: 'Ada' }] },
    } as const
    expect(hashMessageContent(typed)).toBe(hashTypedData({ ...typed, primaryType: 'Letter' }))
  })

  test('that are objects, but no typed data, are refused', () => {
    expect(() => hashMessageContent({ hello: 'world' })).toThrow('not EIP-712 typed data')
  })
})
