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
