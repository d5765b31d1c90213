import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { barsBy, barsByPeriod } from '../../../src/core/record/recordBars'
import {
  quarterOf,
  quartersBetween,
  everyGift,
  filterGifts,
  payeeKey,
  tokenKey,
} from '../../../src/core/record/recordFilter'
import { costsOf, totalsByToken, valuesByCurrency } from '../../../src/core/record/summary'
import { addressOf, anyGiftRecord, giftRecord, inTx } from '../../support/giftRecords'

const tokens = [null, addressOf(0x70), addressOf(0x71)]

/** Gifts of few tokens, causes and transactions, so that they meet. */
const anyGifts = fc.array(
  fc
    .tuple(anyGiftRecord, fc.constantFrom(...tokens), fc.nat(3), fc.constantFrom(addressOf(1), addressOf(2)))
    .map(([gift, token, number, recipient]) =>
      inTx({ ...gift, recipient, asset: { ...gift.asset, token } }, number),
    ),
  { maxLength: 30 },
)

const anyFilter = fc.record({
  cause: fc.constantFrom('', 'wells', 'clean-rivers', addressOf(1)),
  token: fc.constantFrom('', 'native', addressOf(0x70)),
  period: fc.constantFrom('', '2024', '2024-Q2', '2031'),
  status: fc.constantFrom('', 'delivered', 'failed'),
  others: fc.constantFrom('', 'no', 'only'),
})

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

describe('quarters', () => {
  test.each([
    ['2024-12-31T23:59:59.999Z', '2024-Q4'],
    ['2025-01-01T00:00:00.000Z', '2025-Q1'],
    ['2025-03-31T23:59:59.999Z', '2025-Q1'],
    ['2025-04-01T00:00:00.000Z', '2025-Q2'],
  ])('%s is of %s, whatever the time zone of the machine', (time, quarter) => {
    expect(quarterOf(Date.parse(time))).toBe(quarter)
  })

  test('go on over the end of a year', () => {
    expect(quartersBetween('2024-Q3', '2025-Q2')).toEqual(['2024-Q3', '2024-Q4', '2025-Q1', '2025-Q2'])
    expect(quartersBetween('2025-Q1', '2024-Q4')).toEqual([])
  })
})

describe('a filter', () => {
  const listed = giftRecord()
  const unlisted = giftRecord({ cause: null })
  const failed = giftRecord({ outcome: 'failed', arrived: 0n })
  const all = [listed, unlisted, failed]

  test.each<[string, Partial<typeof everyGift>, readonly GiftRecord[]]>([
    ['shows everybody who was paid, if nothing else is asked for', {}, all],
    ['leaves out who is not in the directory', { others: 'no' }, [listed, failed]],
    ['leaves out the causes', { others: 'only' }, [unlisted]],
    ['by a cause among others alone', { others: 'only', cause: 'wells' }, []],
    ['by an address among causes alone', { others: 'no', cause: unlisted.recipient }, [unlisted]],
    ['by cause', { cause: 'wells' }, [listed, failed]],
    ['by an address that is not in the directory', { cause: unlisted.recipient }, [unlisted]],
    ['by token', { token: 'native' }, all],
    ['by a token that was never given', { token: addressOf(9) }, []],
    ['by quarter', { period: '2025-Q1' }, all],
    ['by another quarter', { period: '2025-Q2' }, []],
    ['by year', { period: '2025' }, all],
    ['by status', { status: 'failed' }, [failed]],
    ['by a status that does not exist', { status: 'lost' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(filterGifts(all, { ...everyGift, ...filter })).toEqual(expected)
  })

  test('and what it leaves out are all gifts', () => {
    fc.assert(
      fc.property(anyGifts, (gifts) => {
        expect(filterGifts(gifts, everyGift)).toEqual(gifts)
        const causes = filterGifts(gifts, { ...everyGift, others: 'no' })
        const others = filterGifts(gifts, { ...everyGift, others: 'only' })
        expect(causes.every(({ cause }) => cause !== null)).toBe(true)
        expect(others.every(({ cause }) => cause === null)).toBe(true)
        expect(causes.length + others.length).toBe(gifts.length)
      }),
    )
  })
})

describe('totals', () => {
  test('are the sums of the rows, whatever the filter', () => {
    fc.assert(
      fc.property(anyGifts, anyFilter, (gifts, filter) => {
        const shown = filterGifts(gifts, filter)
        const totals = totalsByToken(shown)
        expect(sum(totals.map(({ arrived }) => arrived))).toBe(sum(shown.map(({ arrived }) => arrived)))
        expect(totals.reduce((count, one) => count + one.gifts, 0)).toBe(shown.length)
        for (const total of totals) {
          const rows = shown.filter(({ asset }) => tokenKey(asset) === tokenKey(total.asset))
          expect(total.arrived).toBe(sum(rows.map(({ arrived }) => arrived)))
          expect(total.asked).toBe(
            sum(rows.filter(({ outcome }) => outcome !== 'failed').map(({ amount }) => amount)),
          )
        }
        expect(new Set(totals.map(({ asset }) => tokenKey(asset))).size).toBe(totals.length)
      }),
    )
  })

  test('to causes and to others are together all, token by token', () => {
    fc.assert(
      fc.property(anyGifts, (gifts) => {
        const causes = totalsByToken(filterGifts(gifts, { ...everyGift, others: 'no' }))
        const others = totalsByToken(filterGifts(gifts, { ...everyGift, others: 'only' }))
        const of = (totals: typeof causes, key: string) =>
          totals.find(({ asset }) => tokenKey(asset) === key) ?? { gifts: 0, arrived: 0n }
        for (const total of totalsByToken(gifts)) {
          const key = tokenKey(total.asset)
          expect(total.toCauses).toMatchObject({
            gifts: of(causes, key).gifts,
            arrived: of(causes, key).arrived,
          })
          expect(total.toOthers.arrived).toBe(of(others, key).arrived)
          expect(total.toCauses.arrived + total.toOthers.arrived).toBe(total.arrived)
          expect(total.toCauses.gifts + total.toOthers.gifts).toBe(total.gifts)
        }
      }),
    )
  })

  test.each([
    ['to a cause', { arrived: 7n }, { gifts: 1, arrived: 7n }, { gifts: 0, arrived: 0n }],
    ['to somebody else', { arrived: 7n, cause: null }, { gifts: 0, arrived: 0n }, { gifts: 1, arrived: 7n }],
  ])('of one payment %s', (_what, gift, toCauses, toOthers) => {
    expect(totalsByToken([giftRecord(gift)])).toMatchObject([{ arrived: 7n, toCauses, toOthers }])
  })

  test('two tokens of one symbol are never added', () => {
    const real = giftRecord({ asset: { token: addressOf(0x70), symbol: 'USDC', decimals: 6 }, arrived: 5n })
    const fake = giftRecord({ asset: { token: addressOf(0x71), symbol: 'USDC', decimals: 6 }, arrived: 900n })
    expect(totalsByToken([real, fake]).map(({ arrived }) => arrived)).toEqual([5n, 900n])
  })

  test('a failed gift asked for nothing that was paid, and a partial one for more than arrived', () => {
    const partial = giftRecord({ amount: 100n, arrived: 98n, outcome: 'partial' })
    const failed = giftRecord({ amount: 100n, arrived: 0n, outcome: 'failed' })
    expect(totalsByToken([partial, failed])).toEqual([
      {
        asset: partial.asset,
        gifts: 2,
        delivered: 0,
        asked: 100n,
        arrived: 98n,
        toCauses: { gifts: 2, arrived: 98n },
        toOthers: { gifts: 0, arrived: 0n },
      },
    ])
  })

  test('in money are of delivered gifts whose value was noted, each currency by itself', () => {
    const { noted } = giftRecord()
    const worth = (currency: string, amount: bigint) => ({
      noted: { ...noted, value: { currency, amount, source: 'A list', atMs: 0 } },
    })
    const gifts = [
      giftRecord(worth('EUR', 100n)),
      giftRecord(worth('EUR', 23n)),
      giftRecord(worth('USD', 7n)),
      giftRecord({ ...worth('EUR', 9_999n), outcome: 'partial' }),
      giftRecord(),
    ]
    expect(valuesByCurrency(gifts)).toEqual([
      { currency: 'EUR', amount: 123n, gifts: 2 },
      { currency: 'USD', amount: 7n, gifts: 1 },
    ])
  })
})

describe('fees and refunds', () => {
  const refund = { token: null, receiver: addressOf(5), amount: 40n }
  const { payer } = giftRecord()
  const refunded = payer.kind === 'safe' ? { ...payer, refund } : payer

  test('are counted once for each transaction, not for each gift in it', () => {
    const batch = [0, 1, 2].map((index) => giftRecord({ index, feeWei: 10n, payer: refunded }))
    expect(costsOf(batch)).toEqual({
      fees: [{ executor: addressOf(0xbe), feeWei: 10n, transactions: 1 }],
      refunds: [{ ...refund, transactions: 1 }],
    })
  })

  test('of two executions in one transaction of the chain: one fee, two refunds', () => {
    const one = inTx(giftRecord({ payer: refunded, feeWei: 10n }), 1)
    const other: GiftRecord = { ...inTx(giftRecord({ payer: refunded, feeWei: 10n }), 2), txHash: one.txHash }
    expect(costsOf([one, other])).toEqual({
      fees: [{ executor: addressOf(0xbe), feeWei: 10n, transactions: 1 }],
      refunds: [{ ...refund, amount: 80n, transactions: 2 }],
    })
  })

  test('do not change when gifts of a batch are split into rows', () => {
    fc.assert(
      fc.property(anyGifts, (gifts) => {
        expect(costsOf([...gifts, ...gifts])).toEqual(costsOf(gifts))
      }),
    )
  })

  test('of a wallet are its own', () => {
    const gift = giftRecord({ payer: { kind: 'wallet', address: addressOf(0xbe), nonce: 3 } })
    expect(costsOf([gift, gift])).toEqual({
      fees: [{ executor: addressOf(0xbe), feeWei: gift.feeWei, transactions: 1 }],
      refunds: [],
    })
  })
})

describe('bars', () => {
  const eth = 'native'

  test('stand for what arrived of one token, the longest first', () => {
    const gifts = [
      giftRecord({ arrived: 10n }),
      giftRecord({ arrived: 30n, cause: null, recipient: addressOf(7) }),
      giftRecord({ arrived: 5n }),
      giftRecord({ arrived: 7n, asset: { token: addressOf(0x70), symbol: 'X', decimals: 0 } }),
    ]
    expect(barsBy(gifts, eth, payeeKey)).toEqual([
      { key: addressOf(7), amount: 30n, share: 1 },
      { key: 'wells', amount: 15n, share: 0.5 },
    ])
  })

  test('count delivered gifts of all tokens', () => {
    const gifts = [giftRecord(), giftRecord({ outcome: 'failed', arrived: 0n }), giftRecord()]
    expect(barsBy(gifts, null, payeeKey)).toEqual([{ key: 'wells', amount: 2n, share: 1 }])
  })

  test('have a place for each quarter in between, empty or not', () => {
    const at = (time: string, arrived: bigint) => giftRecord({ atMs: Date.parse(time), arrived })
    const gifts = [at('2025-05-01', 4n), at('2024-12-01', 8n), at('2025-06-30', 4n)]
    expect(barsByPeriod(gifts, eth)).toEqual([
      { key: '2024-Q4', amount: 8n, share: 1 },
      { key: '2025-Q1', amount: 0n, share: 0 },
      { key: '2025-Q2', amount: 8n, share: 1 },
    ])
  })

  test('are of years where there would be too many', () => {
    const at = (time: string) => giftRecord({ atMs: Date.parse(time), arrived: 1n })
    expect(barsByPeriod([at('2020-01-01'), at('2025-01-01')], eth).map(({ key }) => key)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ])
  })

  test('add up to the total of the token, whatever they tell apart', () => {
    fc.assert(
      fc.property(anyGifts, (gifts) => {
        const total = totalsByToken(gifts).find(({ asset }) => asset.token === null)?.arrived ?? 0n
        expect(sum(barsBy(gifts, eth, payeeKey).map(({ amount }) => amount))).toBe(total)
        const byPeriod = barsByPeriod(gifts, eth)
        expect(sum(byPeriod.map(({ amount }) => amount))).toBe(total)
        for (const { share } of byPeriod) expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })
})
