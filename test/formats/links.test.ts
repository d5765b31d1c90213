import { expect, test } from 'vitest'
import { readChainTxHash, readSafePlace, readSafeTxHash } from '../../src/core/review/safePlace'
import { linkNoteJson } from '../../src/core/giving/linkNote'
import { readLinkNoteText } from '../../src/flows/review/linkNoteText'
import { paths } from '../../src/ui/paths'
import { screenAt } from '../../src/ui/routes'
import { chain, safe } from '../core/giving/world'
import { chainHash, safeHash } from './hashes'

const place = { chain, safe }
const at = 'eth:0x5a5A5a5a5A5a5a5a5a5A5a5A5A5a5a5A5A5A5A5A'
const a1 = `0x${'a1'.repeat(32)}`
const b1 = `0x${'b1'.repeat(32)}`

// They stand in mails, in chats and on paper: a path is never given up, nor given to another screen.
test.each([
  [`/review/${at}/${a1}`, paths.review(place, safeHash('a1')), 'review'],
  [`/review/${at}/${a1}?gift=eyJ9`, paths.review(place, safeHash('a1'), 'eyJ9'), 'review'],
  [`/review/${at}/${a1}?note=eyJ9`, paths.notedReview(place, safeHash('a1'), 'eyJ9'), 'review'],
  [`/sheet/${at}/${a1}?gift=eyJ9`, paths.sheet(place, safeHash('a1'), 'eyJ9'), 'sheet'],
  [`/queue/${at}`, paths.queue(place), 'queue'],
  [`/record/${at}?period=2025`, paths.record(place, { period: '2025' }), 'record'],
  [
    `/record/${at}/${a1}/3?tx=${b1}`,
    paths.giftRecord(place, safeHash('a1'), 3, chainHash('b1')),
    'giftRecord',
  ],
  ['/check?record=eyJ9', paths.checkRecord('eyJ9'), 'check'],
  ['/gift?doc=eyJ9', paths.gift('eyJ9'), 'gift'],
  ['/cause/open-wells', paths.cause('open-wells'), 'cause'],
])('the link %s is made as ever, and opens the same screen', (link, made, screen) => {
  expect(made).toBe(link)
  expect(screenAt(link.split('?')[0] ?? '')?.name).toBe(screen)
})

test('what stands in a link is read', () => {
  expect(readSafePlace(at, [chain])).toEqual({ kind: 'read', place })
  expect(readSafeTxHash(a1)).toBe(a1)
  expect(readChainTxHash(b1)).toBe(b1)
})

test('the note of a link of version 1 is read', async () => {
  const text =
    'FcmxCoMwEIDhVwn_fIvQ6TafoBTH4hDRhkK4hDMpFPHdxW_9Dn7oIHyKo7weIXm0tiMsf5RxjQg1R0OZqn8tBS_dVoRW0Lf1nIVn93Bn25z5vAA'
  expect(await readLinkNoteText(text)).toEqual({
    purpose: 'Q4 grants',
    author: 'Ada',
    plan: 'Spring round',
    labels: new Map([[1, 'Our printer']]),
    memos: new Map(),
  })
})

test('the note of a link of version 2 is read: it has memos, and is written only where there are any', async () => {
  const text =
    'BcG9CoMwFIDRVwnffAUN4nC3jk7SWTL4E4sgidxGoZS-e8_5cqNe2LKhPFv3simVN8L8QXmsE0LJ6Jiu4xCGy9xpeyrRCIJFdKRPd96X6Hztu6ppWsLvDw'
  const none = new Map<number, string>()
  const note = {
    purpose: 'Q4 grants',
    author: 'Ada',
    plan: null,
    labels: new Map([[1, 'Our printer']]),
    memos: new Map([[0, 'Invoice 2026-114']]),
  }
  expect(await readLinkNoteText(text)).toEqual(note)
  expect(JSON.parse(linkNoteJson(note) ?? '')).toMatchObject({ v: 2, re: ['Invoice 2026-114'] })
  expect(JSON.parse(linkNoteJson({ ...note, memos: none }) ?? '')).toMatchObject({ v: 1 })
})
