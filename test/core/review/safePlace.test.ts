import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { readSafePlace, readSafeTxHash } from '../../../src/core/review/safePlace'
import { safePlaceText } from '../../../src/core/review/safePlaceText'
import { aChain, theSafe } from '../../support/safeFixtures'

const other = { ...aChain, id: 100, name: 'Gnosis Chain', shortName: 'gno' }
const chains = [aChain, other]
const wrongDigit = theSafe.replace(/[a-f]/, (letter) => letter.toUpperCase())

test('a Safe is read back from the text that names it', () => {
  const place = { chain: other, safe: theSafe }
  expect(readSafePlace(safePlaceText(place), chains)).toEqual({ kind: 'read', place })
})

test.each([
  ['in lower case', `gno:${theSafe.toLowerCase()}`],
  ['in upper case', `gno:0x${theSafe.slice(2).toUpperCase()}`],
  ['with the prefix in upper case', `GNO:${theSafe}`],
])('an address %s is read, and shown with its checksum', (_how, text) => {
  expect(readSafePlace(text, chains)).toMatchObject({ place: { chain: other, safe: theSafe } })
})

test.each([
  ['without a chain', theSafe, /should look like eth:0x/],
  ['without an address', 'gno:', /should look like eth:0x/],
  ['with something behind it', `gno:${theSafe}:1`, /should look like eth:0x/],
  ['of a chain that is not here', `xyz:${theSafe}`, /“xyz” is not a chain that this page reads.*gno/],
  ['with a digit less', `gno:${theSafe.slice(0, -1)}`, /is not an address/],
  ['with a letter that is none', `gno:${theSafe.slice(0, -1)}g`, /is not an address/],
  ['with a wrong checksum', `gno:${wrongDigit}`, /checksum of the address does not fit/],
])('a link %s is refused, in words', (_what, text, words) => {
  expect(readSafePlace(text, chains)).toEqual({ kind: 'problem', problem: expect.stringMatching(words) })
})

test('one changed letter of a checksummed address never opens another Safe', () => {
  fc.assert(
    fc.property(fc.nat({ max: 39 }), fc.nat({ max: 15 }), (at, number) => {
      const digit = number.toString(16)
      const changed = `${theSafe.slice(0, at + 2)}${digit}${theSafe.slice(at + 3)}`
      const read = readSafePlace(`gno:${changed}`, chains)
      const opened = read.kind === 'read' ? read.place.safe : null
      expect(opened === null || opened === theSafe || changed === getAddress(changed)).toBe(true)
    }),
  )
})

test('any text is read or refused, and never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void readSafePlace(text, chains)))
})

test('a safeTxHash is 32 bytes, in any case', () => {
  const hash = `0x${'aB'.repeat(32)}`
  expect(readSafeTxHash(hash)).toBe(hash.toLowerCase())
  expect(readSafeTxHash(hash.slice(0, -1))).toBeNull()
  expect(readSafeTxHash(theSafe)).toBeNull()
})
