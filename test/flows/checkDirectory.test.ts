import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import { type Address, type Hex, hashMessage, keccak256, toHex, zeroHash } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Answer } from '../../src/core/answer'
import { directoryMessage } from '../../src/core/causes/directorySignature'
import { packSignatures, splitSignatures } from '../../src/core/safe/signatureBytes'
import { safeMessageHash } from '../../src/core/safe/safeMessageHash'
import type { SafeOnChain } from '../../src/core/safe/safeTx'
import {
  checkDirectory,
  keepNewestSeen,
  readNewestSeen,
  type SeenDirectory,
} from '../../src/flows/session/checkDirectory'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain } from '../support/safeFixtures'

const keys = ['ada', 'ben', 'cleo', 'stranger'].map((name) => keccak256(toHex(name)))
const [ada, ben, cleo, stranger] = keys.map(privateKeyToAddress) as [Address, Address, Address, Address]
const about = { version: 7, date: '2026-03-01', name: 'Givers', url: 'https://givers.example' }
const sha256 = '5f'.repeat(32)
const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const safe: SafeOnChain = {
  chainId: aChain.id,
  address,
  codeHash: zeroHash,
  singleton: address,
  version: '1.4.1',
  owners: [ada, ben, cleo],
  threshold: 2,
  nonce: 0n,
  blockNumber: 1n,
}
const place = `${aChain.shortName}:${address}`

/** As the owners with these keys sign this file. */
function signatureOf(signing: readonly number[], file: { sha256: string; version?: number }): Hex {
  const text = directoryMessage({
    about: { ...about, version: file.version ?? 7 },
    sha256: file.sha256,
    safe: place,
  })
  const hash = safeMessageHash(hashMessage(text), { chainId: aChain.id, safe: address, version: '1.4.1' })
  const signatures = signing.map((index) => {
    const key = keys[index] ?? '0x'
    return {
      signer: privateKeyToAddress(key),
      signature: serialize(sign({ payload: hash, privateKey: key })),
    }
  })
  return packSignatures(signatures)
}

type Given = {
  readonly signature?: Hex
  readonly file?: Answer<string>
  readonly onChain?: Answer<SafeOnChain>
  readonly valid?: Answer<boolean>
  readonly sha256?: string | null
  readonly about?: typeof about | null
  /** With the owners' signature, as it is kept. */
  readonly newestSeen?: number
  readonly newestText?: string
  /** What the Safe says of the newest version seen. */
  readonly seenValid?: Answer<boolean>
}

const seenSha256 = '7a'.repeat(32)

function seenSigned(newest: number): SeenDirectory {
  const signature = signatureOf([0, 2], { sha256: seenSha256, version: newest })
  return { newest, proof: { date: about.date, sha256: seenSha256, signature } }
}

function seenHash(version: number): Hex {
  return hashMessage(directoryMessage({ about: { ...about, version }, sha256: seenSha256, safe: place }))
}

async function check(given: Given) {
  const asked: { contract: Address; hash: Hex }[] = []
  const text = JSON.stringify({ version: 1, safe: place, signature: given.signature })
  const { trust, signed } = await checkDirectory({
    place: { chain: aChain, safe: address },
    about: given.about === undefined ? about : given.about,
    newestSeen: readNewestSeen(
      {
        get: () =>
          given.newestText ??
          (given.newestSeen === undefined
            ? null
            : JSON.stringify({ version: 1, ...seenSigned(given.newestSeen) })),
      },
      { chain: aChain, safe: address },
    ),
    sha256: given.sha256 === undefined ? sha256 : given.sha256,
    fetchSignature: async () => given.file ?? { kind: 'found', value: text },
    chainReader: {
      readSafe: async () => given.onChain ?? { kind: 'found', value: safe },
      isValidSignature: async (contract, hash) => {
        asked.push({ contract, hash })
        const isSeen = given.newestSeen !== undefined && hash === seenHash(given.newestSeen)
        return (isSeen ? given.seenValid : given.valid) ?? { kind: 'found', value: false }
      },
    },
  })
  return { checked: trust, signed, asked }
}

const good = signatureOf([0, 2], { sha256 })
const yes = { kind: 'found', value: true } as const
const nothing = { kind: 'none' } as const
const away = { kind: 'unreachable', reason: 'No node answered.' } as const

test('who has signed is named once the Safe accepts it, over the bytes of the file', async () => {
  const { checked, asked } = await check({ signature: good, valid: yes })
  expect(checked).toMatchObject({ kind: 'signed', safe: place, owners: 3, threshold: 2 })
  expect(checked.kind === 'signed' && new Set(checked.signers)).toEqual(new Set([ada, cleo]))
  const message = directoryMessage({ about, sha256, safe: place })
  expect(asked).toEqual([{ contract: address, hash: hashMessage(message) }])
  expect(message).toContain('SHA-256: 5f5f')
})

test.each([
  [
    'a changed byte',
    { signature: signatureOf([0, 2], { sha256: '6f'.repeat(32) }) },
    /changed after it was signed/,
  ],
  [
    'another version',
    { signature: signatureOf([0, 2], { sha256, version: 6 }) },
    /changed after it was signed/,
  ],
  [
    'a removed owner',
    { signature: good, onChain: { kind: 'found', value: { ...safe, owners: [ada, ben] } } },
    new RegExp(`in part by ${cleo}, no owner of the Safe today\\. 1 of the 2`),
  ],
  [
    'a stranger’s signature',
    { signature: signatureOf([0, 3], { sha256 }) },
    new RegExp(`in part by ${stranger}`),
  ],
  ['too few signatures', { signature: signatureOf([1], { sha256 }) }, /^1 of the 2 signatures/],
  ['a Safe that says no', { signature: good }, /does not accept the signature/],
  ['no signature', { file: { kind: 'missing' } }, /There is no causes\.sig\.json/],
  ['no JSON', { file: { kind: 'found', value: '{' } }, /is not what causes:sign writes/],
  [
    'a later version',
    { file: { kind: 'found', value: '{"version":2}' } },
    /is of a later version than this page reads/,
  ],
  ['a short signature', { signature: '0x12' }, /is not what causes:sign writes/],
  [
    'another Safe',
    { file: { kind: 'found', value: JSON.stringify({ version: 1, safe: `eth:${ada}`, signature: good }) } },
    /of another Safe/,
  ],
  ['nothing at the address', { signature: good, onChain: { kind: 'missing' } }, /There is no Safe at/],
  [
    'an older release, though the Safe would accept it',
    { signature: good, valid: yes, newestSeen: 8, seenValid: yes },
    /version 7 of the directory, of 2026-03-01\. Version 8 was signed/,
  ],
  [
    'an older release while the chain is away',
    { onChain: away, newestSeen: 8, seenValid: away },
    /Version 8 was signed/,
  ],
  ['a file of version 1', { signature: good, about: null }, /version 1, which cannot be signed/],
] as const)('%s is refused with the reason', async (_, given: Given, reason) => {
  const { checked } = await check(given)
  expect(checked).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) })
})

test.each([
  ['the signature', { file: away }],
  ['the Safe', { signature: good, onChain: away }],
  ['the Safe’s word', { signature: good, valid: away }],
  ['the checksum', { signature: good, sha256: null }],
] as const)('where %s cannot be had, it is not refused and not signed', async (_, given: Given) => {
  expect((await check(given)).checked.kind).toBe('unchecked')
})

test.each([7, 6])('the version that was seen before, %s, is not older', async (newestSeen) => {
  expect((await check({ signature: good, valid: yes, newestSeen })).checked.kind).toBe('signed')
})

test('a stored number alone takes nothing away: the giver is asked, and the number is forgotten', async () => {
  const newestText = `{"version":1,"newest":${Number.MAX_SAFE_INTEGER}}`
  const { checked, signed } = await check({ signature: good, valid: yes, newestText })
  expect(checked).toEqual({
    kind: 'unchecked',
    mayBeOlder: true,
    reason: expect.stringMatching(/remembers version 9007199254740991, .* may be an older directory/),
  })
  const storage = createFakeBrowser().openTab()
  const here = { chain: aChain, safe: address }
  keepNewestSeen(storage, here, { signed: { newest: 9 }, before: nothing })
  if (signed === null) throw new Error('Nothing was signed.')
  keepNewestSeen(storage, here, { signed, before: { kind: 'found', value: { newest: 9 } } })
  expect(readNewestSeen(storage, here)).toMatchObject({ kind: 'found', value: { newest: 7 } })
})

test('of a newer version whose signature the Safe denies today, the giver is warned each time', async () => {
  const { checked, signed } = await check({ signature: good, valid: yes, newestSeen: 8 })
  expect(checked).toMatchObject({ kind: 'unchecked', reason: expect.stringContaining('version 8') })
  expect(signed).toBeNull()
})

test('a stored number excuses no bad signature', async () => {
  const { checked } = await check({ signature: good, newestText: '{"version":1,"newest":9}' })
  expect(checked).toMatchObject({ kind: 'refused', reason: expect.stringContaining('does not accept') })
})

test('what is kept of a version refuses an older one later', async () => {
  const { signed } = await check({ signature: good, valid: yes })
  expect(signed).toEqual({ newest: 7, proof: { date: about.date, sha256, signature: good } })
  const storage = createFakeBrowser().openTab()
  const here = { chain: aChain, safe: address }
  if (signed !== null) keepNewestSeen(storage, here, { signed, before: nothing })
  const [key = ''] = storage.keys()
  const older = { ...about, version: 6 }
  const newestText = storage.get(key) ?? ''
  const later = await check({ about: older, signature: good, valid: yes, newestText })
  expect(later.checked).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Version 7') })
})

test('the newest version is remembered for each Safe, whatever else is stored', () => {
  const storage = createFakeBrowser().openTab()
  const here = { chain: aChain, safe: address }
  expect(readNewestSeen(storage, here)).toEqual(nothing)
  keepNewestSeen(storage, here, { signed: seenSigned(8), before: nothing })
  // Checked before another tab had stored its own.
  keepNewestSeen(storage, here, { signed: seenSigned(7), before: nothing })
  expect(readNewestSeen(storage, here)).toEqual({ kind: 'found', value: seenSigned(8) })
  expect(readNewestSeen(storage, { chain: aChain, safe: ada })).toEqual(nothing)
  for (const key of storage.keys()) storage.set(key, '{"version":1,"newest":-3}')
  expect(readNewestSeen(storage, here)).toMatchObject({ kind: 'unreadable', why: 'damaged' })
})

test('the proof that another tab has stored meanwhile stays, also of the number that was known', () => {
  const storage = createFakeBrowser().openTab()
  const here = { chain: aChain, safe: address }
  keepNewestSeen(storage, here, { signed: seenSigned(8), before: nothing })
  const before = { kind: 'found', value: { newest: 8 } } as const
  keepNewestSeen(storage, here, { signed: seenSigned(7), before })
  expect(readNewestSeen(storage, here)).toEqual({ kind: 'found', value: seenSigned(8) })
})

test('where the version that was seen before cannot be read, a good signature is not enough', async () => {
  const { checked } = await check({ signature: good, valid: yes, newestText: '{"version":2,"newest":9}' })
  expect(checked).toMatchObject({ kind: 'unchecked', reason: expect.stringContaining('may be an older one') })
})

test('what a newer release remembers is not written over; what is damaged is', () => {
  const storage = createFakeBrowser().openTab()
  const here = { chain: aChain, safe: address }
  const keep = () => keepNewestSeen(storage, here, { signed: seenSigned(8), before: nothing })
  keep()
  const [key = ''] = storage.keys()
  storage.set(key, '{"version":2,"newest":9}')
  keep()
  expect(storage.get(key)).toBe('{"version":2,"newest":9}')
  storage.set(key, '{"version":1,"new')
  keep()
  expect(readNewestSeen(storage, here)).toEqual({ kind: 'found', value: seenSigned(8) })
})

test('packed signatures come apart as they were put together, those of contracts too', () => {
  const contract =
    `0x${'00'.repeat(12)}${ben.slice(2)}${'00'.repeat(31)}41${'00'.repeat(32)}02abcd`.toLowerCase() as Hex
  const text = directoryMessage({ about, sha256, safe: place })
  const hash = safeMessageHash(hashMessage(text), { chainId: aChain.id, safe: address, version: '1.4.1' })
  const key = serialize(sign({ payload: hash, privateKey: keys[0] ?? '0x' }))
  const packed = packSignatures([
    { signer: ada, signature: key },
    { signer: ben, signature: contract },
  ])
  const heads = splitSignatures(packed)
  expect(heads).toHaveLength(2)
  expect(heads).toContain(key)
  expect(splitSignatures('0x12')).toEqual([])
})
