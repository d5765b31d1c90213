import * as fc from 'fast-check'
import { getAddress, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { readPayeeText } from '../../../src/core/giving/readPayeeText'
import { chain as plainChain } from './world'

const chain = { ...plainChain, explorerUrl: 'https://explorer.example' }

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
    ['with a space after its prefix', `${chain.shortName.toUpperCase()}: ${mixed}`, true],
    ['with no-break spaces around it', `\u00a0${mixed}\u00a0`, true],
    ['as a payment link', `ethereum:${mixed}`, true],
    ['as a payment link to this chain', `ethereum:pay-${mixed}@1`, true],
    ['as a link of the chain’s explorer', `https://explorer.example/address/${mixed}`, true],
    [
      'as a link to a part of its page there',
      `https://Explorer.example/address/${lower}/?a=1#tokentxns`,
      false,
    ],
    ['in small letters', lower, false],
    ['in capital letters', `0x${lower.slice(2).toUpperCase()}`, false],
  ])('%s is read', (_, text, isChecked) => {
    expect(read(text)).toEqual({ kind: 'address', address: mixed, isChecked })
  })

  test.each([
    ['with the prefix of another chain', `matic:${mixed}`, /prefix “matic:”/],
    ['with an empty prefix', `:${mixed}`, /prefix/],
    ['as a payment link to another chain', `ethereum:${mixed}@137`, /for the chain 137, and Ethereum is 1/],
    ['as a payment link with an amount', `ethereum:${mixed}?value=1e18`, /more than an address/],
    ['as a payment link that is cut short', `ethereum:${mixed.slice(0, 40)}`, /this has 38/],
    ['as a payment link with a wrong digit', `ethereum:${mixed.replace('aA', 'AA')}`, /EIP-55/],
    [
      'as a link of another explorer',
      `https://polygonscan.example/address/${mixed}`,
      /link to polygonscan\.example/,
    ],
    [
      'as a link of a host that begins alike',
      `https://explorer.example.net/address/${mixed}`,
      /link to explorer/,
    ],
    ['as a link of a user at a host', `https://explorer.example@evil.example/address/${mixed}`, /link to/],
    ['as a link to a token', `https://explorer.example/token/${mixed}`, /neither/],
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

test('a text of 60,000 characters is refused at once', () => {
  const startedAtMs = performance.now()
  for (const text of ['.', 'a.', 'eth:', '0x', 'https://a/address/', ' 0']) {
    expect(read(`${text.repeat(60_000)}@`).kind).toBe('problem')
  }
  expect(performance.now() - startedAtMs).toBeLessThan(200)
})

test('whatever is typed is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(['address', 'name', 'problem']).toContain(read(text).kind)
    }),
  )
})
