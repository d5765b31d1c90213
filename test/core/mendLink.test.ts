import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mendLink } from '../../src/core/mendLink'

const safe = 'eth:0x5a5A5a5a5A5a5a5a5a5A5a5A5A5a5a5A5A5A5A5A'
const hash = `0x${'a1'.repeat(32)}`
const review = `/review/${safe}/${hash}`

test.each([
  ['the colon escaped', `/review/${safe.replace(':', '%3A')}/${hash}`, review],
  ['in lower case', `/review/${safe.replace(':', '%3a')}/${hash}`, review],
  ['slashes escaped', `/review%2F${safe}%2F${hash}`, review],
  ['everything escaped twice', `/review%252F${safe.replace(':', '%253A')}%252F${hash}`, review],
  ['a full stop', `${review}.`, review],
  ['a bracket and a comma', `${review}),`, review],
  ['a quote', `${review}"`, review],
  ['a typographic quote, escaped', `${review}%E2%80%9D`, review],
  ['a space, escaped', `${review}%20`, review],
  ['a question mark that asks', `${review}?`, review],
  ['what ends a link in angle brackets', `${review}%3E.`, review],
  ['a stop after a note', `${review}?note=eyJ9-_.`, `${review}?note=eyJ9-_`],
  ['an escaped question mark', `${review}%3Fgift=eyJ9`, `${review}?gift=eyJ9`],
  ['a Safe alone', `/queue/${safe}).`, `/queue/${safe}`],
  ['a record to check', '/check?record=eyJ9,', '/check?record=eyJ9'],
])('%s is undone', (_what, mended, meant) => {
  expect(mendLink(mended)).toBe(meant)
})

test.each(['/', '/?q=St.', '/cause/a%3Ab.', '/give', '/reviews/a%3Ab.', review, `${review}?note=a%3D`])(
  '%s stays as it is',
  (path) => {
    expect(mendLink(path)).toBe(path)
  },
)

test('an escape cut short stays as it is', () => {
  expect(mendLink(`/queue/${safe}%2`)).toBe(`/queue/${safe}%2`)
})

test('no text throws, and nothing is added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(mendLink(`/review/${text}`).length).toBeLessThanOrEqual(`/review/${text}`.length)
    }),
  )
})

test('a long run of escapes or punctuation takes no time', () => {
  const atMs = performance.now()
  mendLink(`/review/${'%20'.repeat(300_000)}x`)
  mendLink(`/review/${'.'.repeat(300_000)}x`)
  mendLink(`/review/${'.'.repeat(300_000)}`)
  expect(performance.now() - atMs).toBeLessThan(1_000)
})
