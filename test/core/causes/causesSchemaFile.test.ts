import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCauses } from '../../../src/core/causes/parseCauses'
import { finish } from '../../support/finish'

const path = fileURLToPath(new URL('../../../public/causes.schema.json', import.meta.url))
const schema = new Ajv2020({ allErrors: true, strictTypes: false }).compile(
  JSON.parse(readFileSync(path, 'utf8')) as object,
)

// The examples of EIP-55.
const active = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const former = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const proof = {
  type: 'page',
  url: 'https://wells.example/give',
  retrievedOn: '2026-02-28',
  quote: 'Send it here.',
  checkedBy: 'Ada',
}

const good = {
  $schema: './causes.schema.json',
  version: 2,
  directory: { version: 7, date: '2026-03-01', name: 'Givers of Ghent', url: 'https://givers.example' },
  causes: [
    {
      id: 'open-wells',
      name: 'Open Wells',
      names: { de: 'Offene Brunnen' },
      summary: 'Repairs wells.',
      description: ['It repairs wells.', 'And keeps them.'],
      field: 'Water',
      place: 'Turkana',
      country: 'KE',
      website: 'https://wells.example',
      registration: { authority: 'Register', number: '44', url: 'https://register.example/44' },
      image: 'causes/open-wells.svg',
      confirmed: true,
      recipients: [
        {
          chainId: 1,
          address: former,
          kind: 'eoa',
          status: { state: 'retired', since: '2026-01-15', reason: 'The key was lost.', replacedBy: active },
          proofs: [proof],
        },
        {
          chainId: 1,
          address: active,
          kind: 'safe',
          accepts: ['native'],
          refuses: ['DAI'],
          proofs: [proof, proof],
        },
      ],
      review: { lastChecked: '2026-02-28', nextCheck: '2026-08-28', by: 'Ada' },
    },
  ],
}

const problemsOf = (content: unknown) => {
  const parsed = finish(parseCauses(JSON.stringify(content)))
  return parsed.kind === 'ok' ? [] : parsed.problems.map(({ reason }) => reason)
}

/** What a schema cannot tell: it compares no value with another one, and computes none. */
const beyondSchema =
  /EIP-55|zero address belongs|not a day of the calendar|Correct the year|reads the same|is the same\. |twice|two addresses on|no other address of|is in “accepts” too|next check is before|mixes letters|special form|hidden or control|not a web address|user name/

/** Every place of a JSON document. */
function placesOf(value: unknown, here: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...here, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => placesOf(item, [...here, key]))
      : []
  return [here, ...inside]
}

const gone = Symbol('gone')

/** The document with another value in one place, or with nothing there. */
function withValue(document: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(document)) {
    const items = document.map((item, index) => (index === key ? withValue(item, rest, value) : item))
    return items.filter((item) => item !== gone)
  }
  const entries = Object.entries(document as object).map(
    ([name, item]) => [name, name === key ? withValue(item, rest, value) : item] as const,
  )
  return Object.fromEntries(entries.filter(([, item]) => item !== gone))
}

const someValue = fc.oneof(
  fc.constant(gone),
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(
    '',
    ' ',
    'a',
    'native',
    '0x',
    former,
    active.toLowerCase(),
    'https://a.example',
    'http://a.example',
    '2026-13-01',
    '2026-02-30',
    '2026-05-01',
    'active',
    'paused',
    'retired',
    'DE',
    [],
    ['native', 'native'],
    {},
    0,
    1,
    1.5,
    2,
    null,
    true,
    false,
    'x'.repeat(3_000),
    Array.from({ length: 101 }, (_, index) => `T${index}`),
  ),
)

const damages = fc.array(fc.tuple(fc.constantFrom(...placesOf(good).slice(1)), someValue), {
  minLength: 1,
  maxLength: 2,
})

test('the published schema and the app take and refuse the same, as far as a schema can tell', () => {
  expect([schema(good), problemsOf(good)]).toEqual([true, []])
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(damages, fc.constantFrom(null, 'note', 'proof'), (changes, extra) => {
      let document: unknown = good
      for (const [place, value] of changes) {
        const isThere = placesOf(document).some((one) => one.join('/') === place.join('/'))
        if (isThere) document = withValue(document, place, value)
      }
      if (extra !== null) document = { ...(document as object), [extra]: 1 }
      const problems = problemsOf(document)
      if (schema(document)) {
        taken += 1
        expect(problems.filter((reason) => !beyondSchema.test(reason))).toEqual([])
      } else {
        refused += 1
        expect(problems, JSON.stringify(schema.errors)).not.toEqual([])
      }
    }),
    { numRuns: 1_000 },
  )
  // Both ways were seen.
  expect(Math.min(taken, refused)).toBeGreaterThan(30)
})

test('each key of the schema is one that the app knows, and each of the app’s is in the schema', () => {
  const keysOf = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(keysOf)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)])
        : []
  // `good` has every key there is: the app takes them all, and the schema names no other.
  const { properties, $defs } = JSON.parse(readFileSync(path, 'utf8')) as {
    properties: object
    $defs: Record<string, { properties?: object }>
  }
  const named = [properties, ...Object.values($defs).map((part) => part.properties ?? {})].flatMap((part) =>
    Object.entries(part).flatMap(([key, item]: [string, { properties?: object }]) => [
      key,
      ...Object.keys(item.properties ?? {}),
    ]),
  )
  expect(new Set(named)).toEqual(new Set(keysOf(good).filter((key) => key !== 'de')))
})
