import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storedText } from '../../src/core/storedText'

const uint = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
)
const note = storedText(v.object({ amount: uint, words: v.string() }))

test('what was written is read again, to the last digit', () => {
  const amount = 2n ** 255n + 1n
  expect(note.parse(note.serialise({ amount, words: 'for the well' }))).toEqual({
    amount,
    words: 'for the well',
  })
})

test('the same value gives the same text, whoever made the object', () => {
  expect(note.serialise({ words: 'a', amount: 1n })).toBe(note.serialise({ amount: 1n, words: 'a' }))
})

test.each([
  ['nothing stored', null],
  ['a text that is no JSON', '{"version":1,"amount":"1","words":"a"'],
  ['a text of somebody else', '"hello"'],
  ['an empty list', '[]'],
  ['no version', '{"amount":"1","words":"a"}'],
  ['a later version', '{"version":2,"amount":"1","words":"a"}'],
  ['a value of another type', '{"version":1,"amount":1,"words":"a"}'],
  ['a value that is not there', '{"version":1,"amount":"1"}'],
])('%s is nothing that was kept', (_what, text) => {
  expect(note.parse(text)).toBeNull()
})
