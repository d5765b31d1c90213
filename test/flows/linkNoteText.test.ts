import fc from 'fast-check'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesToBase64Url } from '../../src/core/giving/giftDocument'
import { type LinkNote, linkNoteJson, readLinkNote } from '../../src/core/giving/linkNote'
import { readLinkNoteText, writeLinkNote } from '../../src/flows/review/linkNoteText'

const words = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9]([A-Za-zÄÖÜäöüß0-9 .,&-]{0,38}[A-Za-zÄÖÜäöüß0-9.])?$/)
const optional = fc.option(words)
const texts = fc
  .uniqueArray(fc.tuple(fc.nat(200), words), { selector: ([at]) => at, maxLength: 60 })
  .map((some) => new Map(some.toSorted(([a], [b]) => a - b)))
const note: fc.Arbitrary<LinkNote> = fc.record({
  purpose: words,
  author: optional,
  plan: optional,
  labels: texts,
  memos: texts,
})

const empty: LinkNote = { purpose: null, author: null, plan: null, labels: new Map(), memos: new Map() }
const packed = (text: string) => bytesToBase64Url(deflateRawSync(text))

describe('a note in a link', () => {
  test('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(note, async (written) => {
        expect(await readLinkNoteText((await writeLinkNote(written)) ?? '')).toEqual(written)
      }),
    )
  })

  test('is unpacked by another deflate', async () => {
    expect(
      await readLinkNoteText(packed('{"v":1,"for":"Q4 grants","to":[null,"Grandma’s garden"]}')),
    ).toEqual({
      ...empty,
      purpose: 'Q4 grants',
      labels: new Map([[1, 'Grandma’s garden']]),
    })
  })

  test('is none where it has nothing to add', async () => {
    expect(await writeLinkNote(empty)).toBeNull()
  })

  test('of 42 payments with 40 names leaves a link well below the 2,000 characters of a chat', async () => {
    const labels = new Map(
      Array.from({ length: 40 }, (_, at) => [
        at,
        `${['Bakery', 'Clinic', 'School', 'Harbour'][at % 4]} no. ${at * 7919} of Eastwick`,
      ]),
    )
    const text = await writeLinkNote({ ...empty, purpose: 'Q4 grants', labels })
    expect(text?.length).toBeLessThan(900)
  })

  test('of 42 payments with a name and an invoice number each leaves a link below the 2,000 characters', async () => {
    const payments = Array.from({ length: 42 }, (_, at) => at)
    const name = (at: number) =>
      `${['Bakery', 'Clinic', 'School', 'Harbour'][at % 4]} no. ${at * 7919} of Eastwick`
    const text = await writeLinkNote({
      ...empty,
      purpose: 'Q4 grants',
      labels: new Map(payments.map((at) => [at, name(at)])),
      memos: new Map(payments.map((at) => [at, `Invoice 2026-${(at * 6_133) % 10_000}`])),
    })
    expect(text?.length).toBeLessThan(1_250)
  })

  test('drops the memos before the names', async () => {
    const many = (text: string) => new Map(Array.from({ length: 500 }, (_, at) => [at, `${text} ${at}`]))
    const labels = many('The clinic of Eastwick and its surroundings')
    const memos = many(`Invoice ${'x'.repeat(68)}`)
    const text = await writeLinkNote({ ...empty, labels, memos })
    expect(await readLinkNoteText(text ?? '')).toEqual({ ...empty, labels })
  })

  test('drops the names where they are too many to be read, and keeps the purpose', async () => {
    const labels = new Map(Array.from({ length: 500 }, (_, at) => [at, `${at} `.repeat(25).trim()]))
    const text = await writeLinkNote({ ...empty, purpose: 'Q4 grants', labels })
    expect(await readLinkNoteText(text ?? '')).toEqual({ ...empty, purpose: 'Q4 grants' })
  })

  test.each([
    ['nothing', ''],
    ['no base64url', '=='],
    ['not deflated', 'AAAA'],
    ['cut short', packed(`{"v":1,"for":"${'Q4 grants '.repeat(20)}x"}`).slice(0, 20)],
    ['not JSON', packed('Q4 grants')],
    ['a later version', packed('{"v":3,"for":"Q4 grants"}')],
    ['version 1 with a memo', packed('{"v":1,"re":["Invoice 7"]}')],
    ['version 2 without one', packed('{"v":2,"for":"Q4 grants"}')],
    ['a memo that reorders text', packed('{"v":2,"re":["\\u202eInvoice"]}')],
    ['a memo of two lines', packed('{"v":2,"re":["Invoice\\nDelivered"]}')],
    ['a memo that is too long', packed(`{"v":2,"re":["${'a'.repeat(81)}"]}`)],
    ['a memo of a megabyte', packed(`{"v":2,"re":["${'a'.repeat(1_000_000)}"]}`)],
    ['a field that is not known', packed('{"v":1,"for":"Q4 grants","amount":"5"}')],
    ['a purpose that reorders text', packed('{"v":1,"for":"Q4 \\u202egrants"}')],
    ['a label that hides a character', packed('{"v":1,"to":["A\\u200bB"]}')],
    ['a label that is too long', packed(`{"v":1,"to":["${'a'.repeat(101)}"]}`)],
    ['too many labels', packed(`{"v":1,"to":[${'null,'.repeat(1_000)}null]}`)],
    ['no UTF-8', bytesToBase64Url(deflateRawSync(new Uint8Array([0x22, 0xff, 0x22])))],
  ])('is not read from %s', async (_, text) => {
    expect(await readLinkNoteText(text)).toBeNull()
  })

  test('stops unpacking at the limit of a note', async () => {
    const bomb = bytesToBase64Url(deflateRawSync(new Uint8Array(8_000_000)))
    expect(bomb.length).toBeLessThan(16_000)
    expect(await readLinkNoteText(bomb)).toBeNull()
  })

  test('has no other reading', () => {
    fc.assert(
      fc.property(note, (written) => {
        expect(readLinkNote(linkNoteJson(written) ?? '')).toEqual(written)
      }),
    )
  })
})
