import { describe, expect, test } from 'vitest'
import { assetsOf } from '../../../src/core/giving/assets'
import { repeatGift } from '../../../src/core/giving/repeatGift'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { addressOf, causeOf, chain, usdcAddress } from './world'

const gift: TrackedGift = {
  causeId: 'Wells',
  payeeName: 'Wells',
  recipient: addressOf('a1'),
  symbol: 'USDC',
  decimals: 6,
  token: usdcAddress,
  amount: 12_500_000n,
}
const coin = { symbol: 'ETH', decimals: 18, token: null, amount: 1n }
const again = (change: Partial<TrackedGift>, causes = [causeOf('Wells', 'a1')]) =>
  repeatGift([{ ...gift, ...change }], { causes, chain, assets: assetsOf(chain) })[0]

test('a gift to a cause that is as it was is the same line again', () => {
  expect(again({})).toMatchObject({
    line: { payee: { kind: 'cause', causeId: 'Wells' }, assetKey: usdcAddress, amountText: '12.5' },
    recipient: addressOf('a1'),
    difference: null,
  })
  expect(again(coin)?.line).toMatchObject({ assetKey: 'native', amountText: '0.000000000000000001' })
})

test('a cause whose address has changed is given to at the one of today, and that is said', () => {
  expect(again({}, [causeOf('Wells', 'a2')])).toMatchObject({
    line: { payee: { kind: 'cause', causeId: 'Wells' } },
    recipient: addressOf('a2'),
    difference: 'The address of Wells has changed since.',
  })
})

test('a cause that has another name keeps its line', () => {
  expect(again({}, [causeOf('Wells', 'a1', { name: 'Open Wells' })])).toMatchObject({
    recipient: addressOf('a1'),
    difference: 'Wells is called Open Wells now.',
  })
})

const [here] = causeOf('Wells', 'a1').recipients
describe('what cannot be given again makes no line', () => {
  test.each([
    ['is gone', {}, [], 'Wells is no longer in the directory.'],
    [
      'is not confirmed',
      {},
      [causeOf('Wells', 'a1', { confirmed: false })],
      'Wells is not confirmed any more.',
    ],
    [
      'left the chain',
      {},
      [causeOf('Wells', 'a1', { recipients: [] })],
      'Wells has no address on Ethereum any more.',
    ],
    [
      'takes something else',
      {},
      [causeOf('Wells', 'a1', { recipients: here === undefined ? [] : [{ ...here, accepts: ['DAI'] }] })],
      'Wells no longer takes USDC.',
    ],
    [
      'was given an unknown token',
      { token: addressOf('ee') },
      undefined,
      'USDC is not among the assets that can be given now.',
    ],
    [
      'was given a token of other decimals',
      { decimals: 18 },
      undefined,
      'USDC is not among the assets that can be given now.',
    ],
  ])('a cause that %s', (_, change, causes, difference) => {
    expect(again(change, causes)).toMatchObject({ line: null, recipient: null, difference })
  })
})

describe('a payee outside the directory', () => {
  const own = { causeId: null, payeeName: 'Our printer', recipient: addressOf('b7') }

  test('is given to at the same address, under the same label', () => {
    expect(again(own)).toMatchObject({
      line: {
        payee: { kind: 'address', address: addressOf('b7'), name: 'Our printer', ensName: null },
      },
      difference: null,
    })
  })

  test('loses an ENS name, which may mean another address today', () => {
    expect(again({ ...own, payeeName: 'printer.eth' })?.line?.payee).toMatchObject({
      name: null,
      ensName: null,
    })
  })

  test('that is in the directory by now is given to as its cause', () => {
    expect(again(own, [causeOf('Printers', 'b7')])).toMatchObject({
      line: { payee: { kind: 'cause', causeId: 'Printers' } },
      difference: 'The directory has this address for Printers now.',
    })
  })
})
