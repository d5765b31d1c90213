import { expect, test } from 'vitest'
import { findEqualGifts } from '../../../src/core/giving/earlierGifts'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { WaitingTx } from '../../../src/core/giving/promisedByAsset'
import { addressOf, daiAddress, usdcAddress } from './world'

/** What the user is asked about before giving twice. */

const gift = (overrides: Partial<TrackedGift> = {}): TrackedGift => ({
  causeId: 'wells',
  payeeName: 'Wells',
  recipient: addressOf('a1'),
  symbol: 'USDC',
  decimals: 6,
  token: usdcAddress,
  amount: 100n,
  ...overrides,
})
const waiting = (id: string, ...gifts: readonly TrackedGift[]): WaitingTx => ({
  id,
  nonce: 4n,
  gifts,
  refund: null,
  money: 'promised',
})
const coins = gift({ token: null })

test.each<[string, TrackedGift, TrackedGift]>([
  ['the same token', gift(), gift()],
  ['the chain’s own coin', coins, gift({ token: null })],
  [
    'addresses in another case, and under another name',
    gift(),
    gift({
      payeeName: null,
      symbol: 'usdc',
      token: usdcAddress.toLowerCase() as typeof usdcAddress,
      recipient: addressOf('a1').toLowerCase() as typeof usdcAddress,
    }),
  ],
])('a payment that waits already is found: %s', (_what, given, waits) => {
  const tx = waiting('one', gift({ amount: 7n }), waits)
  expect(findEqualGifts([given], [tx])).toEqual({ payments: [given], waiting: [tx] })
})

test.each<[string, TrackedGift, TrackedGift]>([
  ['another amount', gift(), gift({ amount: 101n })],
  ['another recipient', gift(), gift({ recipient: addressOf('b2') })],
  ['another token', gift(), gift({ token: daiAddress })],
  ['a coin and a token', coins, gift()],
  ['a token and a coin', gift(), coins],
])('%s is no equal payment', (_what, given, waits) => {
  expect(findEqualGifts([given], [waiting('one', waits)])).toBeNull()
})

test('names the payments that wait, and only the transactions that make them', () => {
  const [mine, new_] = [gift(), gift({ amount: 5n })]
  const [one, two, other] = [waiting('1', coins, mine), waiting('2', mine), waiting('3', coins)]
  expect(findEqualGifts([new_, mine], [one, other, two])).toEqual({ payments: [mine], waiting: [one, two] })
  expect(findEqualGifts([new_], [one, two, other])).toBeNull()
  expect(findEqualGifts([mine], [])).toBeNull()
})
