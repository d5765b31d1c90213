import * as fc from 'fast-check'
import { concatHex, numberToHex, pad, size, slice, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { contractSignature } from '../../../src/core/safe/signatureBytes'

const owner = pad('0x5afe', { size: 32 })

/** As Safe.sol takes it: owner, where the bytes are, v, then what comes before them, their length and they themselves. */
function build(wishes: {
  bytes: Hex
  between?: Hex
  v?: Hex
  offset?: bigint
  length?: bigint
  after?: Hex
}): Hex {
  const { bytes, between = '0x', v = '0x00', after = '0x' } = wishes
  const { offset = 65n + BigInt(size(between)), length = BigInt(size(bytes)) } = wishes
  const word = (value: bigint) => numberToHex(value, { size: 32 })
  return concatHex([owner, word(offset), v, between, word(length), bytes, after])
}

const anyBytes = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)

test('the bytes are found wherever the signature says that they are, with padding or without', () => {
  fc.assert(
    fc.property(anyBytes, anyBytes, anyBytes, (bytes, between, after) => {
      expect(contractSignature(build({ bytes, between, after }))).toBe(bytes)
    }),
  )
})

describe('there are none', () => {
  const bytes: Hex = '0x1234'
  test.each<[string, Hex]>([
    ['in the signature of a key', build({ bytes, v: '0x1b' })],
    ['in an approval', build({ bytes, v: '0x01' })],
    ['where they would begin inside the first 65 bytes', build({ bytes, offset: 64n })],
    ['where they would begin behind the end', build({ bytes, offset: 66n + 32n })],
    ['where they would begin far away', build({ bytes, offset: 2n ** 256n - 1n })],
    ['where they would end behind the end', build({ bytes, length: 3n })],
    ['where they would be longer than anything', build({ bytes, length: 2n ** 256n - 1n })],
    ['in 65 bytes alone', slice(build({ bytes }), 0, 65)],
    ['in less', '0x00'],
    ['in half a byte', `${build({ bytes })}0`],
    ['in what is no hex', 'nonsense' as Hex],
  ])('%s', (_where, signature) => {
    expect(contractSignature(signature)).toBeNull()
  })
})
