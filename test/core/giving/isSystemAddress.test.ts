import * as fc from 'fast-check'
import { type Address, getAddress, keccak256, slice } from 'viem'
import { expect, test } from 'vitest'
import { isSystemAddress } from '../../../src/core/giving/isSystemAddress'

test.each<[string, Address]>([
  ['ECRECOVER', '0x0000000000000000000000000000000000000001'],
  ['the last of BLS12-381 (EIP-2537)', '0x0000000000000000000000000000000000000011'],
  ['P256VERIFY', '0x0000000000000000000000000000000000000100'],
  ['ArbSys', '0x0000000000000000000000000000000000000064'],
  ['POL on Polygon', '0x0000000000000000000000000000000000001010'],
  ['the message passer of Base', '0x4200000000000000000000000000000000000016'],
  ['beacon roots', '0x000f3df6d732807ef1319fb7b8bb8522d0beac02'],
  ['the caller of system contracts', '0xfffffffffffffffffffffffffffffffffffffffe'],
])('%s belongs to the chain', (_what, address) => {
  expect(isSystemAddress(address)).toBe(true)
})

test.each<[string, Address]>([
  ['the first that is not reserved', '0x0000000000000000000000000000000000010000'],
  ['behind the predeploys', '0x4200000000000000000000000000000000000800'],
  ['a vanity address', '0x0000000000000000000000000000000100000001'],
])('%s does not', (_what, address) => {
  expect(isSystemAddress(address)).toBe(false)
})

test('no address of a key is taken for one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (publicKey) => {
      expect(isSystemAddress(getAddress(slice(keccak256(publicKey), 12)))).toBe(false)
    }),
  )
})
