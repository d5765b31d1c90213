import { describe, expect, test } from 'vitest'
import { parseCauses } from '../../../src/core/causes/parseCauses'
import { recipientOn } from '../../../src/core/causes/recipientOn'
import { stoppedOn } from '../../../src/core/causes/stoppedOn'
import { finish } from '../../support/finish'

// The examples of EIP-55.
const now = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const before = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const other = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'

const proofs = [
  {
    type: 'page',
    url: 'https://wells.example/give',
    retrievedOn: '2026-02-28',
    quote: `Our address is ${now}.`,
    checkedBy: 'Ada',
  },
  { type: 'ens', url: 'https://ens.example/wells.eth', retrievedOn: '2026-03-01' },
]
const retired = { state: 'retired', since: '2026-01-15', reason: 'The key was lost.', replacedBy: now }

const wells = {
  id: 'open-wells',
  name: 'Open Wells',
  names: { de: 'Offene Brunnen', 'pt-BR': 'Poços Abertos' },
  summary: 'Repairs wells.',
  description: [],
  field: 'Water',
  place: 'Turkana',
  country: 'KE',
  confirmed: true,
  recipients: [
    { chainId: 1, address: before, kind: 'eoa', status: retired, proofs },
    { chainId: 1, address: now, kind: 'safe', accepts: ['native', 'USDC', other], refuses: ['DAI'], proofs },
  ],
  review: { lastChecked: '2026-02-28', nextCheck: '2026-08-28', by: 'Ada' },
}

const about = { version: 7, date: '2026-03-01', name: 'Givers of Ghent', url: 'https://givers.example' }

const read = (causes: readonly unknown[], file: object = { directory: about }) =>
  finish(parseCauses(JSON.stringify({ version: 2, ...file, causes }, null, 2)))

const problems = (causes: readonly unknown[], file?: object) => {
  const parsed = read(causes, file)
  return parsed.kind === 'ok' ? [] : parsed.problems.map(({ path, reason }) => `${path}: ${reason}`)
}

/** Open Wells with its address in use changed in this way. */
const wellsAt = (change: object) => ({
  ...wells,
  recipients: [wells.recipients[0], { ...wells.recipients[1], ...change }],
})

describe('version 2', () => {
  test('is read as it is, with what the file says of itself', () => {
    expect(read([wells])).toEqual({ kind: 'ok', causes: [wells], about })
    expect(read([], { $schema: './causes.schema.json', directory: about }).kind).toBe('ok')
  })

  test('an address that is retired receives nothing, and the one in its place does', () => {
    const parsed = read([wells])
    const cause = parsed.kind === 'ok' ? parsed.causes[0] : undefined
    if (cause === undefined) throw new Error('The file was rejected.')
    expect(recipientOn(cause, 1)?.address).toBe(now)
    expect(stoppedOn(cause, 1)).toEqual([{ ...retired, address: before }])
    expect([recipientOn(cause, 100), stoppedOn(cause, 100)]).toEqual([null, []])
  })

  test.each([
    ['a paused address', { status: { state: 'paused', since: '2026-05-01', reason: 'Under review.' } }],
    ['a retired address', { status: { state: 'retired', since: '2026-05-01', reason: 'Closed.' } }],
  ])('%s is not where a cause receives', (_, change) => {
    const parsed = read([wellsAt(change)])
    const [cause] = parsed.kind === 'ok' ? parsed.causes : []
    expect(cause && recipientOn(cause, 1)).toBeNull()
    expect(cause && stoppedOn(cause, 1).map(({ address }) => address)).toEqual([now, before])
  })

  test.each([
    ['a kind of address that is not known', { kind: 'bank' }, 'kind: Expected'],
    ['no proof', { proofs: [] }, 'proofs: An address without a proof'],
    ['the proof of version 1', { proof: {} }, 'proof: The key “proof” is not known'],
    ['a proof of an unknown type', { proofs: [{ ...proofs[0], type: 'word' }] }, 'proofs[0].type: Expected'],
    ['a proof over http', { proofs: [{ ...proofs[0], url: 'http://a.example' }] }, 'proofs[0].url: Only'],
    ['a proof without a day', { proofs: [{ type: 'page', url: proofs[0]?.url }] }, 'proofs[0].retrievedOn:'],
    ['a token address without checksum', { accepts: [other.toLowerCase()] }, 'accepts[0]: Its capital'],
    ['an empty list of what it refuses', { refuses: [] }, 'refuses: An empty list'],
    ['an asset in both lists', { refuses: ['USDC'] }, 'refuses: “USDC” is in “accepts” too'],
    [
      'a status without a day',
      { status: { state: 'paused', reason: 'Why.' } },
      'status.since: This is missing',
    ],
    ['a status without a reason', { status: { state: 'paused', since: '2026-05-01' } }, 'status: Say why'],
    [
      'a status that is not known',
      { status: { state: 'gone', since: '2026-05-01' } },
      'status.state: Expected',
    ],
    [
      'a successor of an address in use',
      { status: { state: 'active', since: '2026-05-01', replacedBy: before } },
      'status.replacedBy: Only a retired address is replaced',
    ],
    [
      'a successor that is not listed',
      { status: { ...retired, replacedBy: other } },
      'status.replacedBy: This is no other address of this cause on chain 1',
    ],
    [
      'itself as its successor',
      { status: { ...retired, replacedBy: now } },
      'status.replacedBy: This is no other address of this cause on chain 1',
    ],
    ['the address twice', { address: before }, 'address: This cause has the same address twice on chain 1'],
  ])('rejects a recipient with %s', (_, change, start) => {
    expect(problems([wellsAt(change)])).toContainEqual(
      expect.stringContaining(`causes[0].recipients[1].${start}`),
    )
  })

  test('rejects a second address in use on one chain, and one that two causes name', () => {
    const [, active] = wells.recipients
    const second = { ...wells, recipients: [active, { ...active, address: other, accepts: ['DAI'] }] }
    expect(problems([second])).toContainEqual(
      expect.stringContaining('causes[0].recipients[1].chainId: This cause has two addresses on chain 1'),
    )
    const copy = { ...wells, id: 'copy', name: 'Copy', names: {}, recipients: [wells.recipients[0]] }
    expect(problems([wells, copy])).toContainEqual(
      expect.stringMatching(
        /^causes\[1\]\.recipients\[0\]\.address: causes\[0\]\.recipients\[0\]\.address is the same/,
      ),
    )
  })

  test.each([
    ['a country by its name', { country: 'Kenya' }, 'country: A country is two capital letters'],
    [
      'a language by its name',
      { names: { german: 'Brunnen', de_DE: 'Brunnen' } },
      'A language is a BCP 47 tag',
    ],
    ['a name in two alphabets', { names: { de: 'Br\u0443nnen' } }, 'names.de: The word'],
    [
      'a next check before the last',
      { review: { lastChecked: '2026-03-01', nextCheck: '2026-02-01', by: 'Ada' } },
      'review.nextCheck: The next check is before the last one',
    ],
    ['no one who checked', { review: { lastChecked: '2026-03-01', nextCheck: '2026-04-01' } }, 'review.by:'],
  ])('rejects a cause with %s', (_, change, words) => {
    expect(problems([{ ...wells, ...change }])).toContainEqual(expect.stringContaining(words))
  })

  test('a name in another language may not be the name of another cause', () => {
    const copy = {
      ...wells,
      id: 'copy',
      name: 'Copy',
      names: { en: 'Open We11s' },
      recipients: [],
      confirmed: false,
    }
    expect(problems([wells, copy])).toEqual([
      'causes[1].names.en: causes[0].name reads the same. Make the names distinct.',
    ])
    expect(problems([{ ...wells, names: { en: 'Open Wells' } }])).toEqual([])
  })

  test.each([
    ['nothing of itself', {}, 'directory: This is missing'],
    [
      'half a version',
      { directory: { ...about, version: 1.5 } },
      'directory.version: A version is a whole number',
    ],
    ['version zero', { directory: { ...about, version: 0 } }, 'directory.version: A version is 1 or more'],
    ['no day', { directory: { ...about, date: 'soon' } }, 'directory.date: This is not a day'],
    ['a key that is not known', { directory: about, title: 'x' }, 'title: The key “title” is not known'],
  ])('rejects a file that says %s', (_, file, words) => {
    expect(problems([], file)).toContainEqual(expect.stringContaining(words))
  })

  test('a version that is not known is the only problem that is named', () => {
    const text = JSON.stringify({ version: 3, causes: [7] })
    expect(finish(parseCauses(text))).toEqual({
      kind: 'rejected',
      problems: [
        {
          line: 1,
          column: 2,
          path: 'version',
          reason: expect.stringMatching(/^This is a later version than the app reads/),
        },
      ],
    })
  })

  test('what version 2 added is not known in version 1', () => {
    const text = JSON.stringify({ version: 1, causes: [wells] })
    const parsed = finish(parseCauses(text))
    const paths = parsed.kind === 'ok' ? [] : parsed.problems.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['causes[0].country', 'causes[0].review', 'causes[0].recipients[0].proofs']),
    )
  })
})
