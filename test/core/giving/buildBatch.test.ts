import { maxUint256, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { EmptyBatchError, InvalidGiftError, buildBatch } from '../../../src/core/giving/buildBatch'
import type { Gift } from '../../../src/core/giving/gift'
import { addressOf, ether, usdc, usdcAddress } from './world'

const gift: Gift = {
  causeId: 'wells',
  causeName: 'Wells',
  recipient: addressOf('a1'),
  asset: usdc,
  amount: 1_500_000n,
}

describe('buildBatch', () => {
  test('sends the own coin of the chain without data', () => {
    expect(buildBatch([{ ...gift, asset: ether }])).toEqual([
      { to: addressOf('a1'), value: 1_500_000n, data: '0x' },
    ])
  })

  test('asks a token for a plain transfer, in the bytes of ERC-20', () => {
    const data = [
      '0xa9059cbb',
      '000000000000000000000000a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      '000000000000000000000000000000000000000000000000000000000016e360',
    ].join('')
    expect(buildBatch([gift])).toEqual([{ to: usdcAddress, value: 0n, data }])
  })

  test('keeps the order and makes one call a gift', () => {
    const gifts = [gift, { ...gift, asset: ether }, { ...gift, recipient: addressOf('a2') }]
    expect(buildBatch(gifts).map(({ to }) => to)).toEqual([usdcAddress, addressOf('a1'), usdcAddress])
  })

  test('refuses to build nothing', () => {
    expect(() => buildBatch([])).toThrow(EmptyBatchError)
  })

  test.each<[string, Partial<Gift>]>([
    ['gives nothing', { amount: 0n }],
    ['gives less than nothing', { amount: -1n }],
    ['gives more than uint256 holds', { amount: maxUint256 + 1n, asset: ether }],
    ['goes to the zero address', { recipient: zeroAddress }],
    ['goes to an address with a wrong checksum', { recipient: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    ['goes to something that is no address', { recipient: '0x' }],
    ['sends a token to its own contract', { recipient: usdcAddress }],
    ['is of a token that has no address', { asset: { ...usdc, kind: 'token', address: '0x12' } }],
  ])('refuses a gift that %s', (_, change) => {
    expect(() => buildBatch([gift, { ...gift, ...change }])).toThrow(InvalidGiftError)
  })
})
