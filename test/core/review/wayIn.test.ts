import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { readWayIn, type WayIn } from '../../../src/core/review/wayIn'
import { aChain, addressOf, theSafe } from '../../support/safeFixtures'

const other = { ...aChain, id: 100, name: 'Gnosis Chain', shortName: 'gno' }
const chains = [aChain, other]
const own = 'https://good.example/app/'
const hash = `0x${'a1'.repeat(32)}`
const otherHash = `0x${'b2'.repeat(32)}`
const read = (text: string, known = chains): WayIn => readWayIn(text, { chains: known, own })

const place = { chain: other, safe: theSafe }
const safe = { kind: 'safe', place, asked: null, query: '' }
const queue = { ...safe, asked: 'queue' }
const record = { ...safe, asked: 'record' }
const tx = { kind: 'tx', place, safeTxHash: hash, asked: 'review', query: '' }
const at = `gno:${theSafe}`

describe('an address', () => {
  test.each([
    ['with its chain', at, safe],
    ['in lower case', at.toLowerCase(), safe],
    ['with spaces around it', `  ${at}\n`, safe],
    ['in groups of four', `gno:${theSafe.replaceAll(/(.{6})/g, '$1 ')}`, safe],
    ['in brackets', `(${at}).`, safe],
    ['with its colon escaped', at.replace(':', '%3A'), safe],
    ['without its chain', theSafe, { kind: 'chainless', safe: theSafe, safeTxHash: null }],
    [
      'on a page of an explorer',
      `https://explorer.example/address/${theSafe}#code`,
      { kind: 'chainless', safe: theSafe, safeTxHash: null },
    ],
  ])('%s is read', (_how, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })

  test('without its chain is on the only chain there is', () => {
    expect(read(theSafe, [other])).toEqual(safe)
  })
})

describe('a link of this app', () => {
  test.each([
    ['to a review', `${own}#/review/${at}/${hash}`, tx],
    ['to a review with a note', `${own}#/review/${at}/${hash}?note=eyJ9`, { ...tx, query: 'note=eyJ9' }],
    ['to a sheet', `${own}#/sheet/${at}/${hash}`, { ...tx, asked: 'sheet' }],
    ['to a queue', `${own}#/queue/${at}`, queue],
    ['to a review without its hash', `${own}#/review/${at}`, queue],
    ['to a record', `${own}#/record/${at}?period=2025`, { ...record, query: 'period=2025' }],
    [
      'to one gift',
      `${own}#/record/${at}/${hash}/3?tx=${otherHash}`,
      { kind: 'gift', place, hash, index: 3, query: `tx=${otherHash}` },
    ],
    ['to a check', `${own}#/check?record=eyJ9`, { kind: 'check', query: 'record=eyJ9' }],
    ['to its file', `https://good.example/app/index.html?lang=de#/queue/${at}`, queue],
    ['the fragment alone', `#/review/${at}/${hash}`, tx],
    ['the path alone', `/review/${at}/${hash}`, tx],
    ['with the mark of the fragment escaped', `https://good.example/app/%23/review/${at}/${hash}`, tx],
    ['with everything escaped', encodeURIComponent(`${own}#/review/${at}/${hash}`), tx],
    ['broken into lines by a mail', `<${own}#/review/${at}/\r\n${hash}>.`, tx],
    ['in a sentence', `Please read ${own}#/review/${at}/${hash}, it is urgent`, tx],
    ['with a hostile query', `${own}#/review/${at}/${hash}?note=<script>`, { ...tx, query: '' }],
  ])('%s is read', (_what, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })
})

describe('of a link to another host only the Safe and the hash are read', () => {
  const wallet = 'https://app.safe.global'
  test.each([
    ['of Safe{Wallet}', `${wallet}/transactions/tx?safe=${at}&id=multisig_${theSafe}_${hash}`, tx],
    ['with the hash as its id', `${wallet}/transactions/tx?safe=${at}&id=${hash}`, tx],
    [
      'escaped',
      `${wallet}/transactions/tx?safe=${at.replace(':', '%3A')}&id=multisig_${theSafe}_${hash}`,
      tx,
    ],
    [
      'with its parts the other way round',
      `${wallet}/transactions/tx?id=multisig_${theSafe}_${hash}&safe=${at}`,
      tx,
    ],
    ['of an old form', `${wallet}/${at}/transactions/multisig_${theSafe}_${hash}`, tx],
    ['to a queue there', `${wallet}/transactions/queue?safe=${at}`, safe],
    ['of this app elsewhere', `https://elsewhere.example/#/review/${at}/${hash}?note=eyJ9&gift=eyJ9`, tx],
    ['of a gift elsewhere', `https://elsewhere.example/#/record/${at}/${hash}/0?tx=${otherHash}`, record],
    [
      'in the same host and another folder',
      `https://good.example/other/#/review/${at}/${hash}?note=eyJ9`,
      tx,
    ],
    ['an id alone', `multisig_${theSafe}_${hash}`, { kind: 'chainless', safe: theSafe, safeTxHash: hash }],
  ])('%s', (_what, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })
})

const stranger = addressOf('a stranger')
test.each([
  ['nothing', '', /Nothing was entered\. Enter an address/],
  ['a word', 'nonsense', /“nonsense” names no Safe/],
  ['a screen by its bare name', 'check', /names no Safe/],
  ['a hash without its Safe', hash, /Enter the address of its Safe/],
  ['an address that is cut short', at.slice(0, -1), /is not an address/],
  ['a plain one that is cut short', theSafe.slice(0, -1), /is not an address/],
  ['a cut one before a word that ends it with a digit', `${theSafe.slice(0, -1)} from Anna`, /names no Safe/],
  ['a wrong checksum', `gno:${theSafe.replace(/[a-f]/, (letter) => letter.toUpperCase())}`, /checksum/],
  ['another chain', `xyz:${theSafe}`, /“xyz” is not a chain/],
  ['another chain in a link', `https://app.safe.global/home?safe=xyz:${theSafe}`, /“xyz” is not a chain/],
  ['a hash that is cut short', `${own}#/review/${at}/${hash.slice(0, -1)}`, /is not a safeTxHash/],
  [
    'two Safes',
    `https://app.safe.global/transactions/tx?safe=${at}&id=multisig_${stranger}_${hash}`,
    /several/,
  ],
  ['two chains', `${at} eth:${theSafe}`, /several/],
  ['two transactions', `multisig_${theSafe}_${hash} multisig_${theSafe}_${otherHash}`, /several/],
  ['a check elsewhere', 'https://elsewhere.example/#/check?record=eyJ9', /another page/],
  ['a gift without its number', `${own}#/record/${at}/${hash}`, /cut short/],
  ['a book', 'a'.repeat(20_001), /too long/],
])('%s is refused, with what was expected', (_what, text, words) => {
  expect(read(text)).toEqual({ kind: 'problem', problem: expect.stringMatching(words) })
})

test('what mail and chat put around a link changes nothing', () => {
  const before = fc.constantFrom('', ' ', '<', '(', '“', '"', '«', 'See: ')
  const after = fc.array(fc.constantFrom('.', ',', ')', '>', '”', '"', '!', '…', '%20', '%22', '%E2%80%9D'), {
    maxLength: 4,
  })
  const links = fc.constantFrom(`${own}#/review/${at}/${hash}`, `${own}%23/review/${at}/${hash}`)
  fc.assert(
    fc.property(before, links, after, (start, link, end) => {
      expect(read(start + link + end.join(''))).toEqual(tx)
    }),
  )
})

test('no text throws, leads to another Safe than it names, or gets a long answer', () => {
  const bit = fc.constantFrom(
    at,
    theSafe,
    hash,
    stranger,
    '#/',
    '%23',
    '/review/',
    '/record/',
    '?',
    '&',
    'id=',
    '_',
    '%',
    ':',
    own,
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.oneof(bit, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (given) => {
      const found = read(given)
      if (found.kind === 'problem') expect(found.problem.length).toBeLessThan(400)
      else if (found.kind !== 'check') {
        const named = found.kind === 'chainless' ? found.safe : found.place.safe
        expect(given.replaceAll(/\s/g, '').toLowerCase()).toContain(named.slice(2).toLowerCase())
        expect(named).toBe(getAddress(named))
      }
    }),
  )
})
