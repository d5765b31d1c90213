import * as fc from 'fast-check'
import { english } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { checkPhrase, type Digests, digestsOf } from '../../../src/core/review/digests'
import { type PasteResult, comparePaste } from '../../../src/core/review/pasteCompare'
import { goldenTx } from '../safe/goldenTxs'

const { tx, domain } = goldenTx('1.4.1 on Sepolia')
const digests = digestsOf(tx, domain)
const phrase = checkPhrase(digests.eip712Digest, english)
const compare = (text: string) => comparePaste(text, { digests, phrase })

const names = Object.keys(digests) as (keyof Digests)[]
const anyName = fc.constantFrom(...names)
const { eip712Digest, domainHash, messageHash } = digests

describe('a whole hash is equal in every form that devices and people give it', () => {
  const forms: readonly (readonly [string, (hash: string) => string])[] = [
    ['as it is', (hash) => hash],
    ['without 0x', (hash) => hash.slice(2)],
    ['in capitals, as a Ledger shows it', (hash) => `0x${hash.slice(2).toUpperCase()}`],
    ['with a capital X', (hash) => hash.toUpperCase()],
    ['in groups of four', (hash) => `0x ${hash.slice(2).replaceAll(/(.{4})/g, '$1 ')}`],
    ['on lines of sixteen', (hash) => hash.slice(2).replaceAll(/(.{16})/g, '$1\n')],
    [
      'with no-break and zero-width spaces',
      (hash) => `\u200b${hash.slice(0, 9)}\u00a0${hash.slice(9)}\ufeff`,
    ],
    [
      'in full-width characters',
      (hash) => hash.replaceAll(/[0-9a-f]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
    ['with its label', (hash) => `Message hash: ${hash}`],
    ['in quotes, with a comma', (hash) => `"domainHash": "${hash}",`],
  ]
  test.each(forms)('%s', (_, write) => {
    for (const name of names) expect(compare(write(digests[name]))).toEqual([{ kind: 'same', what: name }])
  })
})

test('several hashes are each told apart, as another tool prints them', () => {
  const foreign = `0x${'1'.repeat(64)}`
  expect(compare(`Domain hash: ${domainHash}\nMessage hash: ${messageHash}\nSafe: ${foreign}`)).toEqual([
    { kind: 'same', what: 'domainHash' },
    { kind: 'same', what: 'messageHash' },
    { kind: 'differs', from: 'hashes', shown: foreign },
  ])
})

describe('what is not the whole hash is never equal', () => {
  test('any one changed digit differs', () => {
    fc.assert(
      fc.property(anyName, fc.nat({ max: 63 }), fc.integer({ min: 1, max: 15 }), (name, place, by) => {
        const hex = digests[name].slice(2)
        const digit = ((Number.parseInt(hex.charAt(place), 16) + by) % 16).toString(16)
        const changed = hex.slice(0, place) + digit + hex.slice(place + 1)
        expect(compare(changed)).toEqual([{ kind: 'differs', from: 'hashes', shown: `0x${changed}` }])
      }),
    )
  })

  test('a beginning, an end or both are too short to decide', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 31 }),
        (name, head, tail) => {
          const hex = digests[name].slice(2)
          const parts = [
            `0x${hex.slice(0, head)}`,
            hex.slice(-tail),
            `${hex.slice(0, head)}…${hex.slice(-tail)}`,
          ]
          for (const part of parts) expect(compare(part).map(({ kind }) => kind)).toEqual(['tooShort'])
        },
      ),
    )
  })

  test('a part that is in none of them differs', () => {
    expect(compare('0x0123456789abcdef')).toEqual([
      { kind: 'differs', from: 'hashes', shown: '0123456789abcdef' },
    ])
    expect(compare(`${eip712Digest.slice(0, 6)}...00000000`)[0]?.kind).toBe('differs')
  })

  test('a digit too few or too many', () => {
    expect(compare(eip712Digest.slice(0, -1))).toEqual([
      { kind: 'tooShort', unit: 'characters', given: 63, needed: 64 },
    ])
    expect(compare(`${eip712Digest}0`)).toEqual([{ kind: 'tooLong', given: 65 }])
  })

  test('no text at all is ever equal unless it has the whole of one of them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(compare(text).some(({ kind }) => kind === 'same')).toBe(false)
      }),
    )
  })
})

describe('the check phrase', () => {
  const table: readonly (readonly [string, string, PasteResult])[] = [
    ['as it is', phrase.join(' '), { kind: 'same', what: 'phrase' }],
    ['in capitals, on lines', phrase.join('\n').toUpperCase(), { kind: 'same', what: 'phrase' }],
    [
      'numbered',
      phrase.map((word, index) => `${index + 1}. ${word}`).join(' '),
      { kind: 'same', what: 'phrase' },
    ],
    [
      'in another order',
      phrase.toReversed().join(' '),
      { kind: 'differs', from: 'phrase', shown: phrase.toReversed().join(' ') },
    ],
    [
      'its first six words',
      phrase.slice(0, 6).join(' '),
      { kind: 'tooShort', unit: 'words', given: 6, needed: 12 },
    ],
    ['some sentence', 'this is what I see', { kind: 'unreadable' }],
    [
      'a label with a hash in groups',
      `domain hash ${domainHash.replaceAll(/(.{6})/g, '$1 ')}`,
      { kind: 'unreadable' },
    ],
    ['the letter O for a zero', domainHash.replace(/\d/, 'O'), { kind: 'unreadable' }],
  ]
  test.each(table)('%s', (_, text, result) => {
    expect(compare(text)).toEqual([result])
  })

  test('any one changed word differs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), fc.constantFrom(...english), (place, word) => {
        fc.pre(word !== phrase[place])
        const changed = phrase.with(place, word).join(' ')
        expect(compare(changed)).toEqual([{ kind: 'differs', from: 'phrase', shown: changed }])
      }),
    )
  })

  test('words are not judged while the list has not been loaded', () => {
    expect(comparePaste(phrase.join(' '), { digests, phrase: null })).toEqual([{ kind: 'unread' }])
    expect(comparePaste(messageHash, { digests, phrase: null })).toEqual([
      { kind: 'same', what: 'messageHash' },
    ])
  })
})

test.each(['', '  \n', '\u200b'])('nothing pasted is nothing compared', (text) => {
  expect(compare(text)).toEqual([])
})
