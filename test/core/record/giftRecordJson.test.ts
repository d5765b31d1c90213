import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftRecordFile, readGiftRecord } from '../../../src/core/record/giftRecordJson'
import { anyGiftRecord, giftRecord } from '../../support/giftRecords'

const text = giftRecordFile(giftRecord()).trimEnd()
/** The same text with one part replaced. */
const changed = (part: string, by: string) => {
  expect(text).toContain(part)
  return text.replace(part, by)
}

describe('a gift record as JSON', () => {
  test('is one line with sorted keys and exact digits', () => {
    expect(text).toContain('"amount":"1500000000000000000","arrived":"1500000000000000000"')
    expect(text.indexOf('"amount"')).toBeLessThan(text.indexOf('"asset"'))
    expect(text).not.toContain('\n')
  })

  test('is read back as it was, and written again to the same text', () => {
    fc.assert(
      fc.property(anyGiftRecord, (gift) => {
        const read = readGiftRecord(giftRecordFile(gift))
        expect(read).toEqual({ kind: 'record', gift })
        if (read.kind === 'record') expect(giftRecordFile(read.gift)).toBe(giftRecordFile(gift))
      }),
    )
  })

  test('is read in any order of its keys, and with line breaks', () => {
    const spaced = JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed()),
      null,
      2,
    )
    expect(readGiftRecord(spaced)).toEqual({ kind: 'record', gift: giftRecord() })
  })

  test.each([
    ['an amount that is no whole number', '"amount":"1500000000000000000"', '"amount":"1.5"', 'amount'],
    [
      'an amount as a JSON number',
      '"amount":"1500000000000000000"',
      '"amount":1500000000000000000',
      'amount',
    ],
    ['leading zeros', '"amount":"15', '"amount":"015', 'amount'],
    ['an amount of zero', '"amount":"1500000000000000000"', '"amount":"0"', 'amount'],
    ['a wrong checksum', '00ca"', '00cA"', 'recipient'],
    ['an unknown outcome', '"delivered"', '"deducted"', 'outcome'],
    ['a key that nobody knows', '"index":0', '"index":0,"receipt":true', 'receipt'],
    ['a missing key', '"index":0,', '', 'index'],
    ['accents over other lines', 'Wells for All', `Wells for All${'\u0335'.repeat(30)}`, 'cause.name'],
    ['a hidden character in a name', 'Wells for All', 'Wells\u202efor All', 'cause.name'],
    ['a short hash', '0000000000003"', '3"', 'blockHash'],
    ['a moment that no calendar has', '"atMs":', '"atMs":99999', 'atMs'],
    ['a day of the directory that is none', '2025-01-01', '2025-02-30', 'directory.date'],
    ['more decimals than a token has', '"decimals":18', '"decimals":256', 'asset.decimals'],
    ['another kind of payer', '"kind":"safe"', '"kind":"bank"', 'payer.kind'],
    ['a chain id of a fraction', '"chainId":1', '"chainId":1.5', 'chainId'],
  ])('names the field: %s', (_what, part, by, field) => {
    const read = readGiftRecord(changed(part, by))
    expect(read).toMatchObject({ kind: 'problem', field })
    if (read.kind === 'problem') expect(read.problem).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['no JSON', text.slice(0, -1)],
    ['a list', `[${text}]`],
    ['nothing', ''],
    ['a number', '7'],
  ])('names the text as a whole: %s', (_what, broken) => {
    expect(readGiftRecord(broken)).toMatchObject({ kind: 'problem', field: null })
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(readGiftRecord(any).kind).toBe('problem')
      }),
    )
  })
})
