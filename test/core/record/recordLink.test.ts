import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBase64Url } from '../../../src/core/giving/giftDocument'
import { encodeRecordLink, readRecordLink } from '../../../src/core/record/recordLink'
import { anyGiftRecord, giftRecord } from '../../support/giftRecords'

const nothingNoted = { name: null, memo: null, purpose: null, planId: null, proposer: null, value: null }

test('any record comes back from its link, without what was noted', () => {
  fc.assert(
    fc.property(anyGiftRecord, (gift) => {
      const reading = readRecordLink(encodeRecordLink(gift))
      expect(reading).toEqual({ kind: 'record', gift: { ...gift, noted: nothingNoted } })
    }),
  )
})

test('a link is short enough for a QR code that paper can carry', () => {
  expect(encodeRecordLink(giftRecord()).length).toBeLessThan(1_100)
})

test('any text is read or refused, and throws nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((json) => toBase64Url(JSON.stringify(json))),
      ),
      (text) => {
        expect(readRecordLink(text).kind).toBe('problem')
      },
    ),
  )
})

test.each([
  ['a version to come', { version: 2, record: [] }, 'version'],
  ['an empty list', { version: 1, record: [] }, 'chainId'],
  ['no list', { version: 1, record: 'x' }, 'chainId'],
  ['a wrong type', { version: 1, record: ['1'] }, 'chainId'],
])('%s is refused at a field', (_, json, field) => {
  expect(readRecordLink(toBase64Url(JSON.stringify(json)))).toMatchObject({ kind: 'problem', field })
})

test('a value too many is refused', () => {
  const text = encodeRecordLink(giftRecord())
  const json = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as { record: unknown[] }
  const longer = toBase64Url(JSON.stringify({ ...json, record: [...json.record, 'more'] }))
  expect(readRecordLink(longer)).toMatchObject({ kind: 'problem', field: '16' })
})

test('a key too many is refused', () => {
  const text = encodeRecordLink(giftRecord())
  const json = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as object
  expect(readRecordLink(toBase64Url(JSON.stringify({ ...json, more: 1 })))).toMatchObject({
    kind: 'problem',
    field: 'more',
  })
})

test('a text that is too long is refused before it is read', () => {
  expect(readRecordLink('a'.repeat(12_001))).toMatchObject({ kind: 'problem', field: null })
})

test('a link that was cut short', () => {
  expect(readRecordLink(encodeRecordLink(giftRecord()).slice(0, 300))).toMatchObject({
    kind: 'problem',
    field: null,
  })
})
