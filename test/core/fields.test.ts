import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { decimals, partNumber, timeMs } from '../../src/core/fields'
import { amountWords } from '../../src/core/money/formatAmount'
import { parsePlanned } from '../../src/core/prices/planned'
import { parseTracked } from '../../src/core/tracking/stored/storedTracked'
import { serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import { dayText } from '../../src/core/dayText'
import { timeText } from '../../src/ui/parts/format'
import { buildTrackedTx } from '../support/safeFixtures'

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    8.64e15,
    8.64e15 + 1,
    -8.64e15,
    1e300,
    Number.MAX_SAFE_INTEGER,
    255,
    256,
    200_000,
    10_000,
    10_001,
  ),
)

describe('a stored number that is read can be shown', () => {
  test('a time', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        if (!v.is(timeMs, value)) return
        expect(timeText(value)).not.toBe('')
        expect(dayText(new Date(value).toISOString())).not.toBe('')
      }),
    )
    expect(v.is(timeMs, 1_764_000_000_000)).toBe(true)
    expect([1e300, 8.64e15 + 1, Number.NaN].map((value) => v.is(timeMs, value))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('decimals', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        if (v.is(decimals, value))
          expect(amountWords(1n, { symbol: 'ABC', decimals: value }).length).toBeLessThan(300)
      }),
    )
    expect([0, 18, 255, 256, 200_000, 1.5].map((value) => v.is(decimals, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a part of a gift', () => {
    expect([1, 10_000, 10_001, 0, 1e300].map((value) => v.is(partNumber, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

const stored = (change: (item: string) => string) =>
  parseTracked(
    change(serialiseTracked([buildTrackedTx({ createdAtMs: 12345, plan: { id: 'p', part: 1, of: 2 } })], 0)),
  )

test.each<[string, (text: string) => string]>([
  ['a time that no date has', (text) => text.replace('12345', '1e300')],
  ['200,000 decimals', (text) => text.replace('"decimals":18', '"decimals":200000')],
  ['more parts than there can be', (text) => text.replace('"of":2', '"of":1e300')],
])('a followed gift with %s is set aside, and no other stops', (_name, damage) => {
  expect(stored((text) => text).items).toHaveLength(1)
  expect(stored(damage).items).toEqual([])
})

test('a name in a followed gift hides nothing', () => {
  const [gift] = buildTrackedTx().gifts
  const hidden = buildTrackedTx({
    gifts: [{ ...gift!, payeeName: `Wells\u202e${'x'.repeat(5_000)}`, symbol: '\u202eHTE' }],
  })
  const [read] = parseTracked(serialiseTracked([hidden], 0)).items
  if (read?.kind !== 'safeTx') throw new Error('It is not there.')
  expect(read.gifts[0]?.payeeName).toBe(`Wells${'x'.repeat(295)}`)
  expect(read.gifts[0]?.symbol).toBe('HTE')
})

test('the price of a planned amount at a time that no date has is none', () => {
  const planned = {
    version: 1,
    currency: 'EUR',
    worth: '1',
    price: { value: '1', decimals: 2 },
    source: 'a source',
    atMs: 1,
  }
  expect(parsePlanned(JSON.stringify(planned))).not.toBeNull()
  expect(parsePlanned(JSON.stringify({ ...planned, atMs: 8.65e15 }))).toBeNull()
})
