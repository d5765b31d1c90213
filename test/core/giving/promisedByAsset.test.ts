import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFunds, hasEnough } from '../../../src/core/giving/checkFunds'
import { promisedByAsset, type WaitingTx } from '../../../src/core/giving/promisedByAsset'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { addressOf, dai, daiAddress, ether, usdc, usdcAddress } from './world'

const gift = (amount: bigint, token: TrackedGift['token'] = null): TrackedGift => ({
  causeId: null,
  payeeName: null,
  recipient: addressOf('a1'),
  symbol: token === null ? 'ETH' : 'USDC',
  decimals: token === null ? 18 : 6,
  token,
  amount,
})

const waiting = (nonce: bigint | null, gifts: readonly TrackedGift[], change: Partial<WaitingTx> = {}) => ({
  id: `${nonce}`,
  nonce,
  gifts,
  refund: null,
  money: 'promised' as const,
  ...change,
})

describe('promisedByAsset', () => {
  test('adds up different nonces, asset by asset', () => {
    const promised = promisedByAsset([
      waiting(5n, [gift(3n), gift(4n, usdcAddress)]),
      waiting(4n, [gift(1n), gift(2n)]),
    ])
    expect(promised).toEqual([
      { token: null, amount: 6n, nonces: [4n, 5n] },
      { token: usdcAddress, amount: 4n, nonces: [5n] },
    ])
  })

  test('counts the larger of two at one nonce for each asset: only one can be executed', () => {
    const promised = promisedByAsset([
      waiting(4n, [gift(6n), gift(1n, usdcAddress)]),
      waiting(4n, [gift(2n), gift(9n, usdcAddress)]),
    ])
    expect(promised).toEqual([
      { token: null, amount: 6n, nonces: [4n] },
      { token: usdcAddress, amount: 9n, nonces: [4n] },
    ])
  })

  test('counts each transaction whose nonce is unknown, after the known ones', () => {
    const promised = promisedByAsset([
      waiting(null, [gift(1n)]),
      waiting(null, [gift(1n)]),
      waiting(4n, [gift(1n)]),
    ])
    expect(promised).toEqual([{ token: null, amount: 3n, nonces: [4n, null, null] }])
  })

  test('lists the nonces in order, whatever the order of the transactions', () => {
    const txs = [7n, 5n, 9n, 6n].map((nonce) => waiting(nonce, [gift(1n)]))
    for (const listed of [txs, txs.toReversed()])
      expect(promisedByAsset(listed)).toMatchObject([{ nonces: [5n, 6n, 7n, 9n] }])
    const unknown = waiting(null, [gift(1n)])
    for (const listed of [
      [unknown, ...txs],
      [...txs.slice(0, 2), unknown, ...txs.slice(2)],
    ])
      expect(promisedByAsset(listed)).toMatchObject([{ nonces: [5n, 6n, 7n, 9n, null] }])
  })

  test('counts a refund at its most, and takes a token in any case for the same', () => {
    const lower = usdcAddress.toLowerCase() as typeof usdcAddress
    const refund = { atMost: 7n, token: lower, receiver: null }
    expect(promisedByAsset([waiting(4n, [gift(1n, usdcAddress)], { refund })])).toMatchObject([
      { amount: 8n },
    ])
  })

  test('leaves out what a block may have paid already', () => {
    expect(promisedByAsset([waiting(4n, [gift(1n)], { money: 'leaving' })])).toEqual([])
  })

  test('never promises more than all of it together, nor less than the largest', () => {
    const tx = fc
      .record({
        nonce: fc.option(fc.bigInt(0n, 3n)),
        amounts: fc.array(fc.bigInt(1n, 1_000n), { minLength: 1 }),
      })
      .map(({ nonce, amounts }) =>
        waiting(
          nonce,
          amounts.map((amount) => gift(amount)),
        ),
      )
    fc.assert(
      fc.property(fc.array(tx, { minLength: 1 }), (txs) => {
        const sums = txs.map(({ gifts }) => gifts.reduce((sum, { amount }) => sum + amount, 0n))
        const amount = promisedByAsset(txs)[0]?.amount ?? 0n
        expect(amount).toBeLessThanOrEqual(sums.reduce((a, b) => a + b, 0n))
        for (const sum of sums) expect(amount).toBeGreaterThanOrEqual(sum)
      }),
    )
  })
})

describe('checkFunds', () => {
  const context = (amount: bigint, nonces: readonly (bigint | null)[]) => ({
    giverName: 'Safe' as const,
    balances: { native: 10n ** 19n, [usdcAddress]: null },
    promised: [{ token: null, amount, nonces }],
  })
  const eth = (amount: bigint) => ({ asset: ether, amount: amount * 10n ** 18n })

  test('lets a gift take all that is left, and not one base unit more', () => {
    const promised = context(6n * 10n ** 18n, [4n])
    expect(checkFunds(eth(4n), promised)).toBeNull()
    expect(checkFunds({ asset: ether, amount: 4n * 10n ** 18n + 1n }, promised)).toMatchObject({
      severity: 'blocks',
      code: 'balancePromised',
    })
  })

  test.each([
    [[4n], 'gift #4 in the queue.'],
    [[4n, 5n], 'gifts #4 and #5 in the queue.'],
    [[4n, 5n, 6n], 'gifts #4, #5 and #6 in the queue.'],
    [[null], 'a gift that is not in the queue yet.'],
    [[4n, null], 'gift #4 in the queue and a gift that is not there yet.'],
    [[null, null], '2 gifts that are not in the queue yet.'],
  ] as const)('names what the money is promised to: %s', (nonces, end) => {
    expect(checkFunds(eth(5n), context(6n * 10n ** 18n, nonces))?.sentence).toBe(
      `You are 1 ETH short: your Safe holds 10 ETH, and 6 ETH of it is promised to ${end}`,
    )
  })

  test('counts what is not there yet beside what is in the queue', () => {
    expect(checkFunds(eth(5n), context(6n * 10n ** 18n, [4n, null, null]))?.sentence).toContain(
      'promised to gift #4 in the queue and 2 gifts that are not there yet.',
    )
  })

  test('says what to do: of a Safe what waits there can be rejected, of a wallet it has to be awaited', () => {
    const problem = (giverName: 'Safe' | 'wallet') =>
      checkFunds(eth(5n), { ...context(6n * 10n ** 18n, [4n]), giverName })
    expect(problem('Safe')?.remedy).toBe(
      'Give less ETH, bring more into your Safe, or reject what waits in your Safe first.',
    )
    expect(problem('wallet')).toMatchObject({
      sentence: 'You are 1 ETH short: your wallet holds 10 ETH, and 6 ETH of it is already on its way.',
      remedy:
        'Give less ETH, bring more into your wallet, or wait until the chain has confirmed that payment first.',
    })
    const unknown = (giverName: 'Safe' | 'wallet') =>
      checkFunds({ asset: usdc, amount: 5n }, { ...context(1n, []), giverName })
    expect(unknown('Safe')?.remedy).toContain('the whole proposal fails when executed')
    expect(unknown('wallet')?.remedy).toContain('your wallet cannot send it')
  })

  test('takes the promise of this asset, whatever else is promised', () => {
    const promised = [
      { token: daiAddress, amount: 10n ** 20n, nonces: [4n] },
      { token: usdcAddress.toLowerCase() as typeof usdcAddress, amount: 4n, nonces: [5n] },
    ]
    const balances = { native: 10n, [usdcAddress]: 10n, [daiAddress]: 10n ** 20n }
    const funds = { giverName: 'Safe', balances, promised } as const
    expect(checkFunds({ asset: ether, amount: 10n }, funds)).toBeNull()
    expect(checkFunds({ asset: usdc, amount: 6n }, funds)).toBeNull()
    expect(checkFunds({ asset: usdc, amount: 7n }, funds)?.code).toBe('balancePromised')
    expect(checkFunds({ asset: dai, amount: 1n }, funds)?.code).toBe('balancePromised')
  })

  test('there is enough where no asset is proved to be short: unknown is not short', () => {
    const funds = context(6n * 10n ** 18n, [4n])
    const unknown = { asset: usdc, amount: 5n }
    expect(hasEnough([eth(4n), unknown], funds)).toBe(true)
    expect(hasEnough([eth(5n), unknown], funds)).toBe(false)
    expect(hasEnough([unknown, eth(5n)], funds)).toBe(false)
    expect(hasEnough([], funds)).toBe(true)
  })

  test('says nothing of promises where the balance is unknown', () => {
    const promised = [{ token: usdcAddress, amount: 1n, nonces: [4n] }]
    const total = { asset: usdc, amount: 5n }
    expect(checkFunds(total, { ...context(1n, []), promised })?.code).toBe('balanceUnknown')
  })

  test('blames the balance alone where the gift exceeds it anyway', () => {
    expect(checkFunds(eth(11n), context(1n, [4n]))?.code).toBe('balanceTooLow')
  })
})
