import { describe, expect, test } from 'vitest'
import { acceptsAsset, assetKey, isAssetKey, assetsOf } from '../../../src/core/giving/assets'
import type { Gift } from '../../../src/core/giving/gift'
import { heldFirst } from '../../../src/core/giving/checkFunds'
import { totalsByAsset } from '../../../src/core/giving/totalsByAsset'
import { addressOf, chain, dai, daiAddress, ether, usdc, usdcAddress } from './world'

const recipient = {
  chainId: 1,
  address: addressOf('a1'),
  proofs: [{ type: 'page' as const, url: 'https://wells.example', retrievedOn: '2026-02-28' }],
}

test('lists the own coin of a chain before its tokens', () => {
  expect(assetsOf(chain)).toEqual([ether, usdc, dai])
})

test('lists what the user has added last, and marks it', () => {
  const euro = { address: addressOf('e7'), symbol: 'EURX', name: 'Euro X', decimals: 6 }
  expect(assetsOf(chain, [euro])).toEqual([ether, usdc, dai, { kind: 'token', ...euro, custom: true }])
})

test('what is held comes first, each in its order', () => {
  const balances = { native: 0n, [usdcAddress.toLowerCase()]: null, [daiAddress]: 5n }
  expect(heldFirst([ether, usdc, dai], balances)).toEqual([
    { asset: dai, held: 5n },
    { asset: ether, held: 0n },
    { asset: usdc, held: null },
  ])
  expect(heldFirst([ether, usdc], null)).toEqual([
    { asset: ether, held: null },
    { asset: usdc, held: null },
  ])
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

test('a custom token that calls itself like an accepted one is taken only where anything is', () => {
  const fake = { ...usdc, custom: true } as const
  expect(acceptsAsset({ ...recipient, accepts: ['USDC'] }, fake)).toBe(false)
  expect(acceptsAsset(recipient, fake)).toBe(true)
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
