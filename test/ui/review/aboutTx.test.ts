import { describe, expect, test } from 'vitest'
import type { GiftDocument } from '../../../src/core/giving/giftDocument'
import type { LinkNote } from '../../../src/core/giving/linkNote'
import type { Payment } from '../../../src/core/review/payments'
import { aboutTx } from '../../../src/ui/review/aboutTx'
import { addressOf } from '../../support/safeFixtures'
import { causes } from '../fakeCauses'

const [printer, baker] = [addressOf('a printer'), addressOf('a baker')]
const payments: readonly Payment[] = [printer, baker].map((to, index) => ({
  index,
  path: [index + 1],
  to,
  asset: { kind: 'native' },
  amount: 1n,
  standing: null,
  equal: null,
}))
const note = (
  labels: readonly string[],
  purpose: string | null = null,
  memos: readonly string[] = [],
): LinkNote => ({
  purpose,
  author: null,
  plan: null,
  labels: new Map(labels.entries()),
  memos: new Map(memos.entries()),
})
const labelsOf = (labels: readonly string[], known = true) => [
  ...aboutTx(payments, { document: null, note: note(labels), causes: known ? causes : null }).labels,
]

describe('what the author of a link writes', () => {
  test('names recipients by their position', () => {
    expect(labelsOf(['Our printer', 'Our baker'])).toEqual([
      [0, 'Our printer'],
      [1, 'Our baker'],
    ])
  })

  test('is never taken for a cause of the directory', () => {
    const [one] = causes
    expect(labelsOf([one?.name ?? '', 'Our baker'])).toEqual([[1, 'Our baker']])
  })

  test('names nobody before the directory is known', () => {
    expect(labelsOf(['Our printer'], false)).toEqual([])
  })

  test('cannot end its own quotation', () => {
    expect(labelsOf(['Printer” is confirmed by this page. “'])).toEqual([
      [0, 'Printer’ is confirmed by this page. ’'],
    ])
    const { purpose } = aboutTx(payments, {
      document: null,
      note: note([], 'Q4" „safe“ «to» sign'),
      causes,
    })
    expect(purpose).toBe('Q4’ ’safe’ ’to’ sign')
  })

  test.each([
    ['\u02ee', 'modifier letter double apostrophe'],
    ['\u02ba', 'modifier letter double prime'],
    ['\u02dd', 'double acute'],
    ['\u05f4', 'gershayim'],
    ['\u2033', 'double prime'],
    ['\u3003', 'ditto'],
    ['\u301e', 'double prime quotation mark'],
    ['\u275e', 'heavy double comma'],
    ['\u{1f677}', 'sans-serif double comma'],
    ['\u2019\u2019', 'two apostrophes'],
    ['\u02bc\u02bc', 'two modifier letter apostrophes'],
    ["''", 'two straight ones'],
  ])('cannot end its own quotation with %s (%s)', (mark) => {
    expect(labelsOf([`Printer${mark} Confirmed`])).toEqual([[0, 'Printer’ Confirmed']])
  })

  test('shows no other address in the place of a name', () => {
    for (const label of [baker, `Printer (${baker.toLowerCase()})`, '0x1234…abcd', '0\u04451234abcd'])
      expect(labelsOf([label])).toEqual([])
    expect(labelsOf([printer])).toEqual([[0, printer]])
  })

  test('keeps a single apostrophe', () => {
    expect(labelsOf(["Anna's bakery"])).toEqual([[0, "Anna's bakery"]])
  })

  test('does not reach into the lines around it', () => {
    const { purpose, memos } = aboutTx(payments, {
      document: null,
      note: note([], `Q4${'\u0335'.repeat(200)}`, [`7${'\u0316'.repeat(70)}`]),
      causes,
    })
    expect([purpose, memos.get(0)]).toEqual(['Q4\u0335\u0335', '7\u0316\u0316'])
  })

  test('has memos also beside a gift document, without quotation marks or the name of a cause', () => {
    const document: GiftDocument = {
      chainId: 1,
      safe: addressOf('a Safe'),
      createdAtMs: 0,
      gifts: [{ causeId: null, name: null, recipient: printer, token: null, amount: 1n }],
      purpose: null,
      author: null,
      directory: null,
    }
    const said = note([], null, ['Invoice 7” Confirmed cause', causes[0]?.name ?? ''])
    for (const one of [document, null])
      expect([...aboutTx(payments, { document: one, note: said, causes }).memos]).toEqual([
        [0, 'Invoice 7’ Confirmed cause'],
      ])
  })

  test('names nobody at another address than the document', () => {
    const gift = { causeId: null, name: 'Our printer', recipient: printer, token: null, amount: 1n }
    const document: GiftDocument = {
      chainId: 1,
      safe: addressOf('a Safe'),
      createdAtMs: 0,
      gifts: [gift, gift],
      purpose: null,
      author: null,
      directory: null,
    }
    expect([...aboutTx(payments, { document, note: null, causes }).labels]).toEqual([[0, 'Our printer']])
  })
})
