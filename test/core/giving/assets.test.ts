import { describe, expect, test } from 'vitest'
import { acceptsAsset } from '../../../src/core/giving/acceptsAsset'
import { assetKey, isAssetKey } from '../../../src/core/giving/assetKey'
import { assetsOf } from '../../../src/core/giving/assetsOf'
import type { Gift } from '../../../src/core/giving/gift'
import { totalsByAsset } from '../../../src/core/giving/totalsByAsset'
import { addressOf, chain, dai, ether, usdc, usdcAddress } from './world'

const recipient = {
  chainId: 1,
  address: addressOf('a1'),
  proof: { url: 'https://wells.example', checkedOn: '2026-02-28' },
}

test('lists the own coin of a chain before its tokens', () => {
  expect(assetsOf(chain)).toEqual([ether, usdc, dai])
})

test('knows an asset of a basket line by its address in any case', () => {
  expect(assetKey(ether)).toBe('native')
  expect(assetKey(usdc)).toBe(usdcAddress)
  expect(isAssetKey(usdcAddress.toLowerCase(), usdc)).toBe(true)
  expect(isAssetKey('native', usdc)).toBe(false)
  expect(isAssetKey('ETH', ether)).toBe(false)
})

describe('acceptsAsset', () => {
  test.each([
    ['anything, when nothing is listed', undefined, [true, true, true]],
    ['only the coin', ['native'], [true, false, false]],
    ['only one token', ['USDC'], [false, true, false]],
    ['a coin by its symbol as little as a token in other letters', ['ETH', 'usdc'], [false, false, false]],
  ])('a cause takes %s', (_, accepts, expected) => {
    const listed = accepts === undefined ? recipient : { ...recipient, accepts }
    expect([ether, usdc, dai].map((asset) => acceptsAsset(listed, asset))).toEqual(expected)
  })
})

test('adds up each asset by itself, in the order in which they first appear', () => {
  const gift = (asset: Gift['asset'], amount: bigint): Gift => ({
    causeId: 'wells',
    payeeName: 'Wells',
    recipient: addressOf('a1'),
    asset,
    amount,
  })
  const gifts = [gift(usdc, 2n), gift(ether, 2n ** 200n), gift(usdc, 3n), gift(dai, 4n), gift(ether, 1n)]
  expect(totalsByAsset(gifts)).toEqual([
    { asset: usdc, amount: 5n },
    { asset: ether, amount: 2n ** 200n + 1n },
    { asset: dai, amount: 4n },
  ])
  expect(totalsByAsset([])).toEqual([])
})
