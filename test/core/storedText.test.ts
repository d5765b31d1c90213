import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { storedText } from '../../src/core/storedText'

const uint = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
)
const note = storedText(v.object({ amount: uint, words: v.string() }))

test('what was written is read again, to the last digit', () => {
  const amount = 2n ** 255n + 1n
  expect(note.read(note.serialise({ amount, words: 'for the well' }))).toEqual({
    kind: 'found',
    value: { amount, words: 'for the well' },
  })
})

test('the same value gives the same text, whoever made the object', () => {
  expect(note.serialise({ words: 'a', amount: 1n })).toBe(note.serialise({ amount: 1n, words: 'a' }))
})

test('nothing stored is none', () => {
  expect(note.read(null)).toEqual({ kind: 'none' })
})

test.each([
  ['a text that is no JSON', '{"version":1,"amount":"1","words":"a"', 'damaged'],
  ['an empty text', '', 'damaged'],
  ['null', 'null', 'damaged'],
  ['a text of somebody else', '"hello"', 'damaged'],
  ['an empty list', '[]', 'damaged'],
  ['no version', '{"amount":"1","words":"a"}', 'damaged'],
  ['a version that is no number', '{"version":"2","amount":"1","words":"a"}', 'damaged'],
  ['a version that never was', '{"version":0,"amount":"1","words":"a"}', 'damaged'],
  ['a later version', '{"version":2,"amount":"1","words":"a"}', 'newer'],
  ['a later version of another shape', '{"version":3,"notes":[]}', 'newer'],
  ['a value of another type', '{"version":1,"amount":1,"words":"a"}', 'damaged'],
  ['a value that is not there', '{"version":1,"amount":"1"}', 'damaged'],
])('%s is not taken for none, and is handed back as it is', (_what, text, why) => {
  expect(note.read(text)).toEqual({ kind: 'unreadable', why, text })
})

describe('a format of a second version', () => {
  const first = v.pipe(
    v.object({ amount: uint, words: v.string() }),
    v.transform(({ amount, words }) => ({ amount, words, place: null })),
  )
  const second = v.object({ amount: uint, words: v.string(), place: v.nullable(v.string()) })
  const noted = storedText(second, [first])
  const ghent = { amount: 1n, words: 'a', place: 'Ghent' }

  test('is written as the second, and reads what the first release has stored', () => {
    expect(noted.serialise(ghent)).toBe('{"amount":"1","place":"Ghent","version":2,"words":"a"}')
    expect(noted.read(noted.serialise(ghent))).toEqual({ kind: 'found', value: ghent })
    const value = { amount: 1n, words: 'a', place: null }
    expect(noted.read(note.serialise({ amount: 1n, words: 'a' }))).toEqual({ kind: 'found', value })
  })

  test('is newer for the first release, which leaves it; and a third is newer for the second', () => {
    const text = noted.serialise(ghent)
    expect(note.read(text)).toEqual({ kind: 'unreadable', why: 'newer', text })
    expect(noted.read('{"version":3}')).toMatchObject({ kind: 'unreadable', why: 'newer' })
  })

  test.each(['{"version":1,"amount":"1"}', '{"version":2,"amount":"1","words":"a"}', '{"version":1.5}'])(
    'does not take one version for the other: %s',
    (text) => {
      expect(noted.read(text)).toEqual({ kind: 'unreadable', why: 'damaged', text })
    },
  )
})
