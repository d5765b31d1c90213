import * as fc from 'fast-check'
import { getAddress, maxUint256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { directoryHash } from '../../../src/core/giving/directoryHash'
import {
  encodeGiftDocument,
  type GiftDocument,
  maxGiftTextLength,
} from '../../../src/core/giving/giftDocument'
import { readGiftDocument } from '../../../src/core/giving/readGiftDocument'
import { writeGiftDocument } from '../../../src/core/giving/writeGiftDocument'
import { addressOf, causeOf, daiAddress, safe, usdcAddress } from './world'

const document: GiftDocument = {
  chainId: 1,
  safe,
  createdAtMs: Date.UTC(2026, 10, 20, 14, 5),
  gifts: [
    {
      causeId: 'wells',
      name: 'Brunnen für alle',
      recipient: addressOf('a1'),
      token: usdcAddress,
      amount: 1_500_000n,
    },
    { causeId: null, name: null, recipient: addressOf('b1'), token: null, amount: 1n },
  ],
  purpose: 'Third quarter',
  author: null,
  directory: null,
}

/** The JSON of the document, changed. */
function textWith(change: (json: Json) => unknown): string {
  return toText(JSON.stringify(change(jsonOf(encodeGiftDocument(document)))))
}
type Json = Record<string, unknown> & { gifts: unknown[][]; tokens: string[] }
const jsonOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Json
const toText = (json: string) => Buffer.from(json).toString('base64url')

function withGift(at: number, value: unknown) {
  return (json: Json) => ({ ...json, gifts: [json.gifts[0]?.with(at, value), json.gifts[1]] })
}

test('the text of a document is base64url of JSON, and stays what it is', () => {
  const text = encodeGiftDocument(document)
  expect(Buffer.from(text, 'base64url').toString()).toBe(
    '{"version":1,"chainId":1,"safe":"0x5a5A5A5A5a5A5A5a5a5a5A5a5A5A5A5A5A5a5A5A",'.replace(
      '0x5a5A5A5A5a5A5A5a5a5a5A5a5A5A5A5A5A5a5A5A',
      safe,
    ) +
      `"created":"2026-11-20T14:05:00.000Z","tokens":["${usdcAddress}"],` +
      `"gifts":[["wells","Brunnen für alle","${addressOf('a1')}",0,"1500000"],` +
      `[null,null,"${addressOf('b1')}",null,"1"]],"purpose":"Third quarter"}`,
  )
  expect(readGiftDocument(text)).toEqual({ kind: 'document', document })
})

describe('nothing is lost', () => {
  const anyAddress = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .filter((bytes) => bytes.some((byte) => byte !== 0))
    .map((bytes) => getAddress(toHex(bytes)))
  const anyLabel = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .map((text) => text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, 'x').slice(0, 64))
  const anyToken = fc.constantFrom(usdcAddress, daiAddress, null)
  const anyDocument: fc.Arbitrary<GiftDocument> = fc.record({
    chainId: fc.integer({ min: 1, max: 2 ** 40 }),
    safe: anyAddress,
    createdAtMs: fc.integer({ min: 0, max: 4e12 }),
    gifts: fc.array(
      fc.record({
        causeId: fc.option(anyLabel),
        name: fc.option(anyLabel),
        recipient: anyAddress,
        token: anyToken,
        amount: fc.bigInt({ min: 1n, max: maxUint256 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    purpose: fc.option(anyLabel),
    author: fc.option(anyLabel),
    directory: fc.option(fc.constant(directoryHash([causeOf('wells', 'a1')]))),
  })

  test('a document becomes a text, and the text the same document', () => {
    fc.assert(
      fc.property(anyDocument, (one) => {
        const text = encodeGiftDocument(one)
        expect(text).toMatch(/^[\w-]*[A-Za-z0-9]$/)
        expect(readGiftDocument(text)).toEqual({ kind: 'document', document: one })
      }),
    )
  })

  test('no other text is read as the same document, and none makes the reader throw', () => {
    fc.assert(
      fc.property(
        anyDocument,
        fc.nat(),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
        (one, place, character) => {
          const text = encodeGiftDocument(one)
          const at = place % text.length
          const other = text.slice(0, at) + character + text.slice(at + 1)
          fc.pre(other !== text)
          expect(readGiftDocument(other)).not.toEqual({ kind: 'document', document: one })
        },
      ),
    )
  })

  test.each(['', '?', '%', 'e30', 'bnVsbA', toText('[]'), toText('"x"'), 'a'.repeat(maxGiftTextLength)])(
    'what is no document is a problem: %j',
    (text) => {
      expect(readGiftDocument(text).kind).toBe('problem')
    },
  )
})

describe('what is not strictly a document is refused, and the field is named', () => {
  test.each<[string, string | null, RegExp, (json: Json) => unknown]>([
    ['another version', 'version', /not known here/, (json) => ({ ...json, version: 2 })],
    ['no version', 'version', /not known here/, (json) => ({ ...json, version: undefined })],
    ['an unknown key', 'tip', /not known here/, (json) => ({ ...json, tip: '1' })],
    ['no Safe', 'safe', /missing/, (json) => ({ ...json, safe: undefined })],
    ['a wrong checksum', 'safe', /EIP-55/, (json) => ({ ...json, safe: safe.toLowerCase() })],
    ['a chain of text', 'chainId', /belongs/, (json) => ({ ...json, chainId: '1' })],
    ['chain 0', 'chainId', /1 or more/, (json) => ({ ...json, chainId: 0 })],
    ['another form of the moment', 'created', /moment/, (json) => ({ ...json, created: '2026-11-20' })],
    ['no gift', 'gifts', /no gift/, (json) => ({ ...json, gifts: [], tokens: [] })],
    [
      'a wrong checksum in a gift',
      'gifts[0].recipient',
      /EIP-55/,
      withGift(2, addressOf('a1').toLowerCase()),
    ],
    [
      'a recipient cut short',
      'gifts[0].recipient',
      /not an address/,
      withGift(2, addressOf('a1').slice(0, -1)),
    ],
    ['the zero address', 'gifts[0].recipient', /zero address/, withGift(2, `0x${'0'.repeat(40)}`)],
    ['the token itself', 'gifts[0].recipient', /token itself/, withGift(2, usdcAddress)],
    ['an amount of zero', 'gifts[0].amount', /above zero/, withGift(4, '0')],
    ['a negative amount', 'gifts[0].amount', /above zero/, withGift(4, '-5')],
    ['a fraction', 'gifts[0].amount', /above zero/, withGift(4, '1.5')],
    ['another spelling of an amount', 'gifts[0].amount', /above zero/, withGift(4, '01')],
    ['an amount as a number', 'gifts[0].amount', /belongs/, withGift(4, 1)],
    ['more than uint256', 'gifts[0].amount', /more than/, withGift(4, (maxUint256 + 1n).toString())],
    ['a token that is not listed', 'gifts[0].token', /no such token/, withGift(3, 7)],
    ['a place below zero', 'gifts[0].token', /not a place/, withGift(3, -1)],
    ['a control character', 'gifts[0].name', /U\+0007/, withGift(1, 'Bell\u0007')],
    ['a bidirectional override', 'gifts[0].name', /U\+202E/, withGift(1, 'sllew\u202e')],
    ['a name that is too long', 'gifts[0].name', /101 characters/, withGift(1, 'x'.repeat(101))],
    ['a purpose that hides something', 'purpose', /U\+200B/, (json) => ({ ...json, purpose: 'a\u200bb' })],
    ['a purpose that is too long', 'purpose', /281/, (json) => ({ ...json, purpose: 'x'.repeat(281) })],
    ['an empty author', 'author', /nothing/, (json) => ({ ...json, author: '' })],
    ['a directory that is no hash', 'directory', /hash/, (json) => ({ ...json, directory: '0x12' })],
    [
      'a longer gift',
      'gifts[0].memo',
      /not known here/,
      (json) => ({ ...json, gifts: [[...(json.gifts[0] ?? []), 1]] }),
    ],
    [
      'a token that nobody gets',
      null,
      /one form/,
      (json) => ({ ...json, tokens: [...json.tokens, daiAddress] }),
    ],
    ['another order of keys', null, /one form/, ({ version, ...json }) => ({ ...json, version })],
  ])('%s', (_name, field, words, change) => {
    expect(readGiftDocument(textWith(change))).toEqual({
      kind: 'problem',
      field,
      problem: expect.stringMatching(words),
    })
  })

  test('spaces, and a key that is there twice', () => {
    const json = Buffer.from(encodeGiftDocument(document), 'base64url').toString()
    for (const other of [` ${json}`, json.replace('{', '{"version":1,')])
      expect(readGiftDocument(toText(other))).toMatchObject({ kind: 'problem', field: null })
  })

  test('a text that was cut short anywhere', () => {
    const text = encodeGiftDocument(document)
    for (let length = 0; length < text.length; length += 1)
      expect(readGiftDocument(text.slice(0, length)).kind).toBe('problem')
  })
})

describe('the size', () => {
  const many = (count: number): GiftDocument => ({
    ...document,
    gifts: Array.from({ length: count }, (_, at) => ({
      causeId: `cause-no-${at}`,
      name: `Cause No. ${at}`,
      recipient: getAddress(`0x${(at + 1).toString(16).padStart(40, 'a')}`),
      token: [usdcAddress, daiAddress, null][at % 3] ?? null,
      amount: 1_250_000_000n + BigInt(at),
    })),
  })

  test('a hundred payments fit a link of some 12 kB', () => {
    const written = writeGiftDocument(many(100))
    expect(written.kind === 'text' && written.text.length).toBeLessThan(13_000)
  })

  test('what is too long is refused in words', () => {
    expect(writeGiftDocument(many(300))).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(/^The description of 300 payments is too long for a link/),
    })
  })

  test('what cannot be read back is not written', () => {
    const hidden = { ...document, gifts: document.gifts.map((gift) => ({ ...gift, name: 'a\u200bb' })) }
    expect(writeGiftDocument(hidden)).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(/^gifts\[0\]\.name: /),
    })
  })
})

test('a directory has one hash, however its keys are ordered', () => {
  const cause = causeOf('wells', 'a1')
  const turned = Object.fromEntries(Object.entries(cause).toReversed()) as typeof cause
  expect(directoryHash([turned])).toBe(directoryHash([cause]))
  expect(directoryHash([{ ...cause, confirmed: false }])).not.toBe(directoryHash([cause]))
})
