import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeTable, payeeTable, quarterTable } from '../../../src/core/record/causeTable'
import { tokenKey } from '../../../src/core/record/recordFilter'
import { totalsByToken } from '../../../src/core/record/summary'
import { addressOf, anyGiftRecord, giftRecord } from '../../support/giftRecords'

const lusd = { token: addressOf(0x70), symbol: 'LUSD', decimals: 6 }
const named = (id: string) => ({ id, name: id, country: null, registration: null })

describe('the table by cause and token', () => {
  test('has a row for each cause, and one for all others', () => {
    const gifts = [
      giftRecord({ cause: named('wells'), arrived: 3n }),
      giftRecord({ cause: named('bread'), asset: lusd, arrived: 40n }),
      giftRecord({ cause: named('wells'), asset: lusd, arrived: 2n }),
      giftRecord({ cause: named('wells'), arrived: 4n }),
      giftRecord({ cause: null, recipient: addressOf(1), arrived: 5n }),
      giftRecord({ cause: null, recipient: addressOf(2), arrived: 6n }),
      giftRecord({ cause: named('empty'), arrived: 0n, outcome: 'failed' }),
    ]
    const key = tokenKey(lusd)
    expect(causeTable(gifts)).toEqual({
      assets: [giftRecord().asset, lusd],
      causes: [
        {
          id: 'wells',
          name: 'wells',
          arrived: new Map([
            ['native', 7n],
            [key, 2n],
          ]),
        },
        { id: 'bread', name: 'bread', arrived: new Map([[key, 40n]]) },
      ],
      others: new Map([['native', 11n]]),
      all: new Map([
        ['native', 18n],
        [key, 42n],
      ]),
    })
  })

  test('adds up to what arrived of each token', () => {
    fc.assert(
      fc.property(fc.array(anyGiftRecord, { maxLength: 30 }), (gifts) => {
        const { causes, others, all } = causeTable(gifts)
        for (const { asset, arrived, toCauses } of totalsByToken(gifts)) {
          const key = tokenKey(asset)
          const inRows = causes.reduce((sum, row) => sum + (row.arrived.get(key) ?? 0n), 0n)
          expect(inRows).toBe(toCauses.arrived)
          expect(inRows + (others.get(key) ?? 0n)).toBe(arrived)
          expect(all.get(key) ?? 0n).toBe(arrived)
        }
      }),
    )
  })
})

describe('the tables on paper', () => {
  const early = Date.UTC(2026, 2, 31, 23)
  const late = Date.UTC(2026, 3, 1)
  const gifts = [
    giftRecord({ cause: named('wells'), arrived: 3n, atMs: late }),
    giftRecord({ cause: null, recipient: addressOf(1), asset: lusd, arrived: 40n, atMs: late }),
    giftRecord({ cause: null, recipient: addressOf(1), arrived: 5n, atMs: early }),
    giftRecord({ cause: null, recipient: addressOf(1), arrived: 6n, atMs: early }),
    giftRecord({ cause: null, recipient: addressOf(2), arrived: 0n, outcome: 'failed', atMs: early }),
  ]
  const rowsOf = ({ rows }: ReturnType<typeof payeeTable>) =>
    rows.map(({ key, arrived }) => [key, Object.fromEntries(arrived)])

  test('have a row for each recipient of whom something arrived, with every token', () => {
    expect(rowsOf(payeeTable(gifts))).toEqual([
      ['wells', { native: 3n }],
      [addressOf(1), { [tokenKey(lusd)]: 40n, native: 11n }],
    ])
  })

  test('have a row for each quarter', () => {
    expect(rowsOf(quarterTable(gifts))).toEqual([
      ['2026-Q2', { native: 3n, [tokenKey(lusd)]: 40n }],
      ['2026-Q1', { native: 11n }],
    ])
  })
})
