import { maxUint256, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { EmptyBatchError, InvalidGiftError, buildBatch } from '../../../src/core/giving/buildBatch'
import type { Gift } from '../../../src/core/giving/gift'
import { addressOf, ether, usdc, usdcAddress } from './world'

const gift: Gift = {
  causeId: 'wells',
  payeeName: 'Wells',
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

  test('sends the most that uint256 holds', () => {
    expect(buildBatch([{ ...gift, asset: ether, amount: maxUint256 }])).toEqual([
      { to: addressOf('a1'), value: maxUint256, data: '0x' },
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
    const error = errorOf([])
    expect(error).toBeInstanceOf(EmptyBatchError)
    expect(error).toMatchObject({
      name: 'EmptyBatchError',
      sentence: 'There is no gift to send.',
      hints: ['Put at least one gift into the basket.'],
    })
  })

  const noAddress = 'its recipient is not an EIP-55 address'
  test.each<[string, Partial<Gift>, string]>([
    ['gives nothing', { amount: 0n }, 'its amount is 0 base units'],
    ['gives less than nothing', { amount: -1n }, 'its amount is -1 base units'],
    [
      'gives more than uint256 holds',
      { amount: maxUint256 + 1n, asset: ether },
      `its amount is ${maxUint256 + 1n} base units`,
    ],
    ['goes to the zero address', { recipient: zeroAddress }, 'its recipient is the zero address'],
    [
      'goes to an address with a wrong checksum',
      { recipient: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      noAddress,
    ],
    ['goes to something that is no address', { recipient: '0x' }, noAddress],
    ['sends a token to its own contract', { recipient: usdcAddress }, 'its recipient is the token itself'],
    [
      'is of a token that has no address',
      { asset: { ...usdc, kind: 'token', address: '0x12' } },
      'its token is not an EIP-55 address',
    ],
  ])('refuses a gift that %s, and says that nothing was sent', (_, change, why) => {
    const error = errorOf([gift, { ...gift, ...change, payeeName: 'Hedges' }])
    expect(error).toBeInstanceOf(InvalidGiftError)
    expect(error).toMatchObject({
      name: 'InvalidGiftError',
      sentence: `The gift to Hedges cannot be sent: ${why}.`,
      hints: ['Nothing was sent. Check the basket again.'],
    })
  })
})

function errorOf(gifts: readonly Gift[]): unknown {
  try {
    return buildBatch(gifts)
  } catch (error) {
    return error
  }
}
