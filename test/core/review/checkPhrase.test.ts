import * as fc from 'fast-check'
import { english } from 'viem/accounts'
import { expect, test } from 'vitest'
import { checkPhrase } from '../../../src/core/review/digests'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'

const hash = `0x${'23a8d8f9'.repeat(8)}` as SafeTxHash
const phrase = checkPhrase(hash, english)

test('the words are those that another implementation derives', () => {
  // By a Keccak and a bit string written in Python for this test.
  expect(phrase.join(' ')).toBe(
    'frozen bracket fruit spider help romance breeze galaxy icon best fork kidney',
  )
})

test('every bit of the hash changes it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 255 }), (bit) => {
      const other = (BigInt(hash) ^ (1n << BigInt(bit))).toString(16).padStart(64, '0')
      expect(checkPhrase(`0x${other}` as SafeTxHash, english)).not.toEqual(phrase)
    }),
  )
})
