import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { tokenKey } from '../../../src/core/record/recordFilter'
import { periodSpan, statedAssets, statementOf } from '../../../src/core/record/statement'
import { addressOf, anyGiftRecord, giftRecord, inTx } from '../../support/giftRecords'

const coin = { token: null, symbol: 'ETH', decimals: 18 }
const lusd = { token: addressOf(0x70), symbol: 'LUSD', decimals: 6 }
const { payer } = giftRecord()
const refunded = (amount: bigint): GiftRecord['payer'] =>
  payer.kind === 'safe' ? { ...payer, refund: { token: null, receiver: addressOf(5), amount } } : payer

describe('a statement of a period', () => {
  test('derives what came in from the balances, the payments and the refunds', () => {
    const gifts = [
      giftRecord({ asset: lusd, arrived: 2_000n }),
      giftRecord({ asset: lusd, arrived: 700n, cause: null, index: 1 }),
      giftRecord({ asset: coin, arrived: 5n, payer: refunded(2n), index: 2 }),
      giftRecord({ asset: coin, arrived: 6n, payer: refunded(2n), index: 3 }),
    ]
    const balances = { opening: [100n, 10_000n], closing: [90n, 9_000n] }
    expect(statementOf(gifts, [coin, lusd], balances)).toEqual([
      // 100 + 3 - 11 - 2 = 90: the refund of one transaction counts once.
      { asset: coin, opening: 100n, closing: 90n, toCauses: 11n, toOthers: 0n, costs: 2n, other: 3n },
      // 10,000 + 1,700 - 2,000 - 700 = 9,000
      {
        asset: lusd,
        opening: 10_000n,
        closing: 9_000n,
        toCauses: 2_000n,
        toOthers: 700n,
        costs: 0n,
        other: 1_700n,
      },
    ])
  })

  test('has a difference below zero where more went out than is in the record', () => {
    const [only] = statementOf([giftRecord({ asset: coin, arrived: 5n })], [coin], {
      opening: [100n],
      closing: [60n],
    })
    expect(only?.other).toBe(-35n)
  })

  test('counts the network fee of a wallet once, and never one that another account paid', () => {
    const wallet = { kind: 'wallet', address: addressOf(0xbe), nonce: 3 } as const
    const own = giftRecord({ payer: wallet, feeWei: 7n, arrived: 1n })
    const relayed = inTx(giftRecord({ payer: wallet, feeWei: 9n, arrived: 1n, executor: addressOf(1) }), 4)
    const ofSafe = inTx(giftRecord({ feeWei: 50n, arrived: 1n }), 5)
    const [only] = statementOf([own, { ...own, index: 1 }, relayed, ofSafe], [coin], {
      opening: [100n],
      closing: [89n],
    })
    expect(only).toMatchObject({ costs: 7n, toCauses: 4n, other: 0n })
  })

  test('derives nothing from a balance that is not known', () => {
    const balances = { opening: [null], closing: [60n] }
    expect(statementOf([giftRecord({ asset: coin })], [coin], balances)).toMatchObject([
      { opening: null, closing: 60n, other: null },
    ])
  })

  test('always reconciles: opening and receipts less payments and costs are the closing balance', () => {
    const anyBalances = fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(
        fc.array(anyGiftRecord, { maxLength: 20 }),
        anyBalances,
        anyBalances,
        (gifts, opening, closing) => {
          const assets = statedAssets(gifts, coin)
          for (const one of statementOf(gifts, assets, { opening, closing })) {
            const rows = gifts.filter(({ asset }) => tokenKey(asset) === tokenKey(one.asset))
            const paid = rows.reduce((sum, { arrived }) => sum + arrived, 0n)
            expect(one.toCauses + one.toOthers).toBe(paid)
            expect((one.opening ?? 0n) + (one.other ?? 0n) - paid - one.costs).toBe(one.closing)
          }
        },
      ),
    )
  })
})

describe('the span of a period', () => {
  test.each([
    ['2025', '2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['2024-Q1', '2024-01-01T00:00:00.000Z', '2024-04-01T00:00:00.000Z'],
    ['2025-Q4', '2025-10-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ])('of %s is from %s to before %s, in UTC', (period, from, to) => {
    expect(periodSpan(period)).toEqual({ fromMs: Date.parse(from), toMs: Date.parse(to) })
  })

  test.each(['', '2025-Q5', 'yesterday', '20255'])('of "%s" is none', (period) => {
    expect(periodSpan(period)).toBeNull()
  })
})
