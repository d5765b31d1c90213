import * as fc from 'fast-check'
import { getAddress, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { readPayeeText } from '../../../src/core/giving/readPayeeText'
import { chain } from './world'

/** From EIP-55. */
const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lower = mixed.toLowerCase()
const read = (text: string) => readPayeeText(text, chain)
const addresses = fc.bigInt(0n, 2n ** 160n - 1n).map((value) => getAddress(toHex(value, { size: 20 })))

describe('an address', () => {
  test.each([
    ['with its checksum', mixed, true],
    ['with spaces around it', `  ${mixed}\n`, true],
    ['with the prefix of its chain', `${chain.shortName}:${mixed}`, true],
    ['in small letters', lower, false],
    ['in capital letters', `0x${lower.slice(2).toUpperCase()}`, false],
  ])('%s is read', (_, text, isChecked) => {
    expect(read(text)).toEqual({ kind: 'address', address: mixed, isChecked })
  })

  test.each([
    ['with the prefix of another chain', `matic:${mixed}`, /prefix “matic:”/],
    ['with an empty prefix', `:${mixed}`, /prefix/],
    ['as a payment link', `ethereum:${mixed}`, /prefix/],
    ['that is cut short', mixed.slice(0, 40), /this has 38/],
    ['with a digit too much', `${mixed}0`, /this has 41/],
    ['with another letter', `${mixed.slice(0, -1)}g`, /from 0 to f/],
    ['with one capital letter changed', mixed.replace('aA', 'AA'), /EIP-55/],
    ['with a hidden character', `${mixed.slice(0, 9)}\u200b${mixed.slice(9)}`, /hidden/],
  ])('%s is refused', (_, text, sentence) => {
    expect(read(text)).toMatchObject({ kind: 'problem', sentence: expect.stringMatching(sentence) })
  })

  test('with one digit changed is never read as another one, unless it is in one case', () => {
    fc.assert(
      fc.property(
        addresses,
        fc.integer({ min: 2, max: 41 }),
        fc.integer({ min: 1, max: 15 }),
        (address, at, by) => {
          const digit = ((Number.parseInt(address.charAt(at), 16) + by) % 16).toString(16)
          const wrong = address.slice(0, at) + digit + address.slice(at + 1)
          const found = read(wrong)
          const isOneCase =
            wrong.slice(2) === wrong.slice(2).toLowerCase() || wrong.slice(2) === wrong.slice(2).toUpperCase()
          if (found.kind === 'address' && !isOneCase) expect(getAddress(wrong.toLowerCase())).toBe(wrong)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('is read back from every form it is written in', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('', `${chain.shortName}:`), (address, prefix) => {
        expect(read(prefix + address)).toEqual({ kind: 'address', address, isChecked: true })
      }),
    )
  })
})

test.each(['vitalik.eth', 'pay.example.eth', 'münze.eth', 'example.xyz'])('%s is a name', (name) => {
  expect(read(name)).toEqual({ kind: 'name', name })
})

test.each([
  '',
  '   ',
  'Open Wells',
  'https://example.eth',
  'somebody@example.org',
  'vitalik',
  '.eth',
  'eth:example.eth',
])('%j is neither, and the remedy says what is', (text) => {
  expect(read(text)).toMatchObject({ kind: 'problem', remedy: expect.stringMatching(/\.$/) })
})

test('whatever is typed is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(['address', 'name', 'problem']).toContain(read(text).kind)
    }),
  )
})
