import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCauses } from '../../../src/core/causes/parseCauses'
import { finish } from '../../support/finish'

// The examples of EIP-55.
const addresses = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

const proof = { url: 'https://wells.example/give', checkedOn: '2026-02-28' }

const wells = {
  id: 'open-wells',
  name: 'Open Wells',
  summary: 'Repairs wells.',
  description: ['It repairs wells.', 'And keeps them.'],
  field: 'Water',
  place: 'Turkana, Kenya',
  website: 'https://wells.example',
  registration: { authority: 'Register', number: '44', url: 'https://register.example/44' },
  image: 'causes/open-wells.svg',
  confirmed: true,
  recipients: [
    { chainId: 1, address: addresses[0], accepts: ['native', 'USDC'], proof },
    { chainId: 100, address: addresses[1], proof },
  ],
}

const school = {
  id: 'night-school',
  name: 'Escola Noturna de São Bento',
  summary: 'Classes in the evening.',
  description: [],
  field: 'Education',
  place: 'Recife',
  confirmed: false,
  recipients: [{ chainId: 1, address: addresses[2], proof }],
}

/** What version 1 wrote as one proof is a list with one page. */
const inModel = ({
  recipients,
  ...cause
}: {
  recipients: readonly (object & { proof: typeof proof })[]
}) => ({
  ...cause,
  recipients: recipients.map(({ proof: { url, checkedOn }, ...recipient }) => ({
    ...recipient,
    proofs: [{ type: 'page', url, retrievedOn: checkedOn }],
  })),
})

const fileOf = (...causes: readonly unknown[]) => JSON.stringify({ version: 1, causes }, null, 2)

function problemsOf(text: string): readonly { line: number | null; path: string; reason: string }[] {
  const parsed = finish(parseCauses(text))
  if (parsed.kind === 'ok') return []
  return parsed.problems.map(({ line, path, reason }) => ({ line, path, reason }))
}

/** Open Wells with one recipient, changed in this way. */
const wellsAt = (recipient: object) => ({
  ...wells,
  recipients: [{ chainId: 1, address: addresses[0], proof, ...recipient }],
})

describe('parseCauses', () => {
  test('pauses twice for each cause, so that a long directory holds nothing up', () => {
    const countSteps = (causes: number) => {
      const entries = Array.from({ length: causes }, (_, index) => ({ ...school, id: `school-${index}` }))
      return Array.from(parseCauses(fileOf(...entries))).length
    }
    expect(countSteps(30) - countSteps(10)).toBe(40)
  })

  test('reads a good file as it is', () => {
    expect(finish(parseCauses(fileOf(wells, school)))).toEqual({
      kind: 'ok',
      causes: [inModel(wells), inModel(school)],
      about: null,
    })
    expect(finish(parseCauses('{"version":1,"causes":[]}'))).toEqual({
      kind: 'ok',
      causes: [],
      about: null,
    })
  })

  test.each([
    [
      'a checksum that does not fit',
      { address: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      'address',
      /EIP-55 checksum\. Copy it again/,
    ],
    ['no checksum', { address: addresses[0].toLowerCase() }, 'address', /EIP-55 checksum\. Copy it again/],
    ['the zero address', { address: `0x${'0'.repeat(40)}` }, 'address', /^The zero address/],
    [
      'an address that is too short',
      { address: addresses[0].slice(0, -1) },
      'address',
      /^This is not an address/,
    ],
    ['an ENS name for an address', { address: 'wells.eth' }, 'address', /^This is not an address/],
    ['a space around an address', { address: `${addresses[0]} ` }, 'address', /^This is not an address/],
    ['a number for an address', { address: 12 }, 'address', /^Expected text but found 12/],
    ['nothing that it accepts', { accepts: [] }, 'accepts', /^An empty list/],
    ['accepts that is no list', { accepts: 'USDC' }, 'accepts', /^Expected a list in \[ \] but found "USDC"/],
    ['a chain id in quotes', { chainId: '1' }, 'chainId', /^Expected number but found "1"/],
    ['a broken chain id', { chainId: 1.5 }, 'chainId', /^A chain id is a whole number/],
    ['chain zero', { chainId: 0 }, 'chainId', /^A chain id is 1 or more/],
    ['http', { proof: { ...proof, url: 'http://wells.example' } }, 'proof.url', /^Only https/],
    ['javascript', { proof: { ...proof, url: 'javascript:alert(1)' } }, 'proof.url', /^Only https/],
    [
      'a user name in a url',
      { proof: { ...proof, url: 'https://wells.example@evil.example/' } },
      'proof.url',
      /user name/,
    ],
    [
      'an url that is none',
      { proof: { ...proof, url: 'https://wells.example:port' } },
      'proof.url',
      /not a web address/,
    ],
    [
      'an url with a space',
      { proof: { ...proof, url: 'https://wells.example/a b' } },
      'proof.url',
      /not a web address/,
    ],
    [
      '30 February',
      { proof: { ...proof, checkedOn: '2026-02-30' } },
      'proof.checkedOn',
      /not a day of the calendar/,
    ],
    [
      '29 February of a common year',
      { proof: { ...proof, checkedOn: '2025-02-29' } },
      'proof.checkedOn',
      /not a day of the calendar/,
    ],
    [
      'a day the other way round',
      { proof: { ...proof, checkedOn: '28-02-2026' } },
      'proof.checkedOn',
      /not a day of the calendar/,
    ],
    [
      'a day without its zeros',
      { proof: { ...proof, checkedOn: '2026-2-8' } },
      'proof.checkedOn',
      /not a day of the calendar/,
    ],
    [
      'a day before Ethereum',
      { proof: { ...proof, checkedOn: '1999-01-01' } },
      'proof.checkedOn',
      /Correct the year/,
    ],
    [
      'a day in another century',
      { proof: { ...proof, checkedOn: '2206-01-01' } },
      'proof.checkedOn',
      /Correct the year/,
    ],
    ['no day', { proof: { url: proof.url } }, 'proof.checkedOn', /^This is missing/],
    ['no proof', { proof: undefined }, 'proof', /^This is missing/],
  ])('rejects a recipient with %s, and says where', (_, change, path, reason) => {
    const problems = problemsOf(fileOf(school, wellsAt(change)))
    expect(problems).toEqual([
      {
        line: expect.any(Number),
        path: `causes[1].recipients[0].${path}`,
        reason: expect.stringMatching(reason),
      },
    ])
  })

  test.each([
    ['capitals in its id', { id: 'Open-Wells' }, 'id', /lower-case/],
    ['a path in its id', { id: '../wells' }, 'id', /lower-case/],
    ['a name in two alphabets', { name: 'Open W\u0435lls' }, 'name', /mixes letters of several alphabets/],
    ['full-width letters in its name', { name: 'Ｏpen Wells' }, 'name', /plain letters/],
    [
      'a zero-width space in its name',
      { name: 'Open\u200b Wells' },
      'name',
      /hidden or control character in it \(U\+200B\)/,
    ],
    ['a bidirectional override in its name', { name: 'Open \u202eslleW' }, 'name', /U\+202E/],
    ['a Hangul filler in its name', { name: 'Open\u1160 Wells' }, 'name', /U\+1160/],
    ['another Hangul filler in its name', { name: 'Open\u115f Wells' }, 'name', /U\+115F/],
    ['a grapheme joiner in its name', { name: 'Op\u034fen Wells' }, 'name', /U\+034F/],
    ['a variation selector in its name', { name: 'Open\ufe0f Wells' }, 'name', /U\+FE0F/],
    ['a Mongolian selector in its name', { name: 'Open\u180b Wells' }, 'name', /U\+180B/],
    ['a Khmer filler in its name', { name: 'Open\u17b4 Wells' }, 'name', /U\+17B4/],
    ['blank Braille in its name', { name: 'Open\u2800Wells' }, 'name', /U\+2800/],
    ['a line break in its summary', { summary: 'Two\nlines' }, 'summary', /U\+000A/],
    ['an empty name', { name: ' ' }, 'name', /^There is nothing in it/],
    ['a name with a space before it', { name: ' Open Wells' }, 'name', /spaces around it/],
    [
      'a name that is too long',
      { name: 'a'.repeat(101) },
      'name',
      /^It has 101 characters\. Shorten it to 100/,
    ],
    [
      'an image elsewhere',
      { image: 'https://evil.example/a.svg' },
      'image',
      /^An image is a file beside the app/,
    ],
    ['an image above the app', { image: '../a.svg' }, 'image', /^An image is a file beside the app/],
    ['an image at the root', { image: '/a.svg' }, 'image', /^An image is a file beside the app/],
    ['a website over http', { website: 'http://wells.example' }, 'website', /^Only https/],
    ['text for confirmed', { confirmed: 'yes' }, 'confirmed', /^Expected boolean but found "yes"/],
    ['one text for its description', { description: 'It.' }, 'description', /^Expected a list/],
    ['a key that is not known', { adress: 'x' }, 'adress', /^The key “adress” is not known/],
    [
      'no recipients though confirmed',
      { recipients: [] },
      'recipients',
      /^A confirmed cause needs an address/,
    ],
    ['null for its website', { website: null }, 'website', /but found null/],
  ])('rejects a cause with %s, and says where', (_, change, path, reason) => {
    expect(problemsOf(fileOf({ ...wells, ...change }))).toEqual([
      { line: expect.any(Number), path: `causes[0].${path}`, reason: expect.stringMatching(reason) },
    ])
  })

  test('takes names in any one alphabet, and several alphabets in several words', () => {
    const names = [
      'Врачи без границ',
      'Γιατροί Χωρίς Σύνορα',
      'UNICEF Україна',
      '国境なき医師団 Japan',
      'Médecins d’ici',
      'أطباء',
    ]
    const causes = names.map((name, index) => ({ ...school, id: `cause-${index}`, name, recipients: [] }))
    expect(problemsOf(fileOf(...causes))).toEqual([])
  })

  test.each([
    ['the same', 'Open Wells'],
    ['the same but for case and spaces', 'open  WELLS'],
    ['one with l for I or 1', 'Open We11s'],
    ['one with Latin alpha and small capitals', 'Open W\u1d07lls'],
  ])('rejects two causes whose names read alike: %s', (_, name) => {
    expect(problemsOf(fileOf(wells, { ...school, name }))).toEqual([
      {
        line: expect.any(Number),
        path: 'causes[1].name',
        reason: expect.stringMatching(/^causes\[0\]\.name reads the same/),
      },
    ])
  })

  test('rejects a name that is another one in look-alike letters throughout', () => {
    const latin = { ...school, id: 'latin', name: 'COCO', recipients: [] }
    const cyrillic = { ...school, id: 'cyrillic', name: '\u0421\u041e\u0421\u041e', recipients: [] }
    for (const pair of [
      [latin, cyrillic],
      [cyrillic, latin],
    ]) {
      expect(problemsOf(fileOf(...pair)).map(({ path }) => path)).toEqual(['causes[1].name'])
    }
  })

  test('rejects an id, an address or a chain that is there twice', () => {
    const again = {
      ...school,
      id: wells.id,
      recipients: [
        { chainId: 1, address: addresses[2], proof },
        { chainId: 1, address: addresses[3], proof },
        { chainId: 10, address: addresses[0], proof },
      ],
    }
    expect(problemsOf(fileOf(wells, again)).map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'causes[1].id: causes[0].id is the same. Give each cause an id of its own.',
      'causes[1].recipients[1].chainId: This cause has two addresses on chain 1. Keep the one its proof shows; another may stay with the status “retired”.',
      'causes[1].recipients[2].address: causes[0].recipients[0].address is the same. Only one cause can own an address.',
    ])
  })

  test('lets one cause have one address on several chains', () => {
    const recipients = [1, 10, 100].map((chainId) => ({ chainId, address: addresses[0], proof }))
    expect(problemsOf(fileOf({ ...wells, recipients }))).toEqual([])
  })

  test('lists every problem of the file, in its order, with its line', () => {
    const text = `{
  "version": 1,
  "title": "Causes",
  "owner": "Us",
  "causes": [
    ${JSON.stringify(wells)},
    {
      "id": "open-wells",
      "name": "Other",
      "summary": 5,
      "description": [],
      "place": "Here",
      "place": "There",
      "confirmed": false,
      "recipients": [
        { "chainId": 1, "address": "${addresses[0]}",
          "proof": { "url": "ftp://x", "checkedOn": "soon" } },
        7
      ]
    }
  ]
}`
    expect(problemsOf(text).map(({ line, path }) => `${line} ${path}`)).toEqual([
      '3 title',
      '4 owner',
      '7 causes[1].field',
      '8 causes[1].id',
      '10 causes[1].summary',
      '13 causes[1].place',
      '16 causes[1].recipients[0].address',
      '17 causes[1].recipients[0].proof.url',
      '17 causes[1].recipients[0].proof.checkedOn',
      '18 causes[1].recipients[1]',
    ])
  })

  test('refuses a key that is there twice, because readers and programs see different values', () => {
    const text = `{"version":1,"causes":[],\n"causes":[]}`
    expect(problemsOf(text)).toEqual([
      { line: 2, path: 'causes', reason: 'This key is there twice. Remove one.' },
    ])
  })

  test('never throws, and vouches only for addresses with a right checksum, however a file is damaged', () => {
    const good = fileOf(wells, school)
    const damage = fc.tuple(fc.nat({ max: good.length }), fc.nat({ max: 2 }), fc.string({ maxLength: 2 }))
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const text = damages.reduce(
          (text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut),
          good,
        )
        const parsed = finish(parseCauses(text))
        if (parsed.kind === 'rejected') {
          expect(parsed.problems.length).toBeGreaterThan(0)
          for (const { reason } of parsed.problems) expect(reason).toMatch(/[.!]$/)
          return
        }
        const read = parsed.causes.flatMap(({ recipients }) => recipients.map(({ address }) => address))
        expect(addresses).toEqual(expect.arrayContaining(read))
      }),
      { numRuns: 1000 },
    )
  })

  test('never throws on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemsOf(JSON.stringify(value)).length).toBeGreaterThan(0)
        expect(problemsOf(JSON.stringify({ version: 1, causes: [value] })).length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['', 1, /^This is not JSON: at column 1 there should be a value/],
    ['{\n  "version": 1,\n}', 3, /^This is not JSON: at column 1 there should be a key/],
    ['<!doctype html>', 1, /^This is not JSON/],
  ])('says where %j stops being JSON', (text, line, reason) => {
    expect(problemsOf(text)).toEqual([{ line, path: '', reason: expect.stringMatching(reason) }])
  })

  test.each([
    ['[]'],
    ['null'],
    ['"causes"'],
    ['{}'],
    ['{"causes":{}}'],
    ['{"version":1,"causes":[null,[],"x"]}'],
    ['{"__proto__":1}'],
  ])('rejects %s without throwing', (text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0)
  })

  test('rejects a file that is too large, and one with too many causes', () => {
    expect(problemsOf(`${fileOf(wells)}${' '.repeat(10_000_000)}`)).toEqual([
      { line: null, path: '', reason: expect.stringMatching(/Keep it below 10000000 \(10 MB\)/) },
    ])
    const many = Array.from({ length: 5_001 }, (_, index) => ({
      ...school,
      id: `c-${index}`,
      name: `Cause ${index + 10_000}`,
      recipients: [],
    }))
    expect(problemsOf(JSON.stringify({ version: 1, causes: many }))).toContainEqual({
      line: 1,
      path: 'causes',
      reason: 'There are 5001 causes. Keep to 5000 in one file.',
    })
  })
})
