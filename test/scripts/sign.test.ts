import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, type Hex, hashTypedData, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import type { AppChain } from '../../src/core/chain'
import { checkDirectory } from '../../src/flows/session/checkDirectory'
import { sandboxCauses } from '../sandbox/causes'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { aChain, addressOf, keyOf } from '../support/safeFixtures'
import { runCausesCommand, runCausesScript } from './runCausesScript'

const owners = ['Ada', 'Ben', 'Chidi'].map(addressOf)
const content = sandboxCauses()
const text = JSON.stringify(content)
const folder = mkdtempSync(join(tmpdir(), 'causes-sign-'))
const file = join(folder, 'causes.json')
const signatureFile = join(folder, 'causes.sig.json')
let local: LocalChain
let chain: AppChain
let safe: Address
let typedData: TypedDataDefinition

beforeAll(async () => {
  writeFileSync(file, text)
  local = await startChain()
  await deploySafeContracts(local)
  chain = { ...aChain, rpcUrls: [local.rpcUrl], serviceUrl: 'http://127.0.0.1:8803/api' }
  safe = await createSafe(local, { owners, threshold: 2 })
  typedData = await typedDataOf(safe)
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await local.stop()
})

/** Signs for the organisation's Safe. */
function runSign(...args: readonly string[]) {
  const place = args.includes('--safe') ? [] : ['--safe', `${chain.shortName}:${safe}`]
  return runCausesScript('sign', [...place, ...args], environment())
}

const environment = () => ({ VITE_CUSTOM_CHAIN: JSON.stringify(chain) })

/** The typed data that the script prints to be signed, beside its hash. */
async function typedDataOf(place: Address): Promise<TypedDataDefinition> {
  const { code, out } = await runSign(file, '--safe', `${chain.shortName}:${place}`)
  expect(code).toBe(0)
  const typedData = JSON.parse(out.slice(out.indexOf('{\n'), out.lastIndexOf('}') + 1)) as TypedDataDefinition
  expect(out).toContain(`(EIP-712): ${hashTypedData(typedData)}`)
  return typedData
}

/** As arguments of the script. */
async function signaturesBy(names: readonly string[], asked = typedData): Promise<readonly string[]> {
  const signed = await Promise.all(names.map((name) => privateKeyToAccount(keyOf(name)).signTypedData(asked)))
  return signed.flatMap((signature) => ['--signature', signature])
}

/** What the app makes of these bytes beside the file that the script has written. */
async function check(served = text) {
  const { trust } = await checkDirectory({
    place: { chain, safe },
    about: content.directory,
    newestSeen: { kind: 'none' },
    sha256: createHash('sha256').update(served).digest('hex'),
    fetchSignature: () => Promise.resolve({ kind: 'found', value: readFileSync(signatureFile, 'utf8') }),
    chainReader: createChainReader(chain),
  })
  return trust
}

test('the text to be signed names the file, its version, its SHA-256 and the Safe', async () => {
  const place = `${chain.shortName}:${safe}`
  const { out } = await runCausesCommand('sign', [file, '--safe', place], environment())
  expect(out).toContain(`Version: ${content.directory.version} of ${content.directory.date}`)
  expect(out).toContain(`SHA-256: ${createHash('sha256').update(text).digest('hex')}`)
  expect(out).toContain(`Safe: ${chain.shortName}:${safe}`)
  expect(existsSync(signatureFile)).toBe(false)
})

test('what two of three owners sign is accepted by the Safe on chain, and a changed byte is refused', async () => {
  const { code, out } = await runSign(file, ...(await signaturesBy(['Chidi', 'Ada'])))
  expect(code).toBe(0)
  for (const name of ['Ada', 'Chidi']) expect(out).toContain(addressOf(name))

  const checked = await check()
  expect(checked).toMatchObject({ kind: 'signed', owners: 3, threshold: 2 })
  expect(checked.kind === 'signed' && new Set(checked.signers)).toEqual(
    new Set(['Ada', 'Chidi'].map(addressOf)),
  )
  expect(await check(text.replace('Repairs village wells', 'Repairs village walls'))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('was changed after it was signed') as string,
  })
})

test.each([
  [['Ben'], '1 of the 2 signatures'],
  [['Ben', 'Mallory'], 'no owner of the Safe today'],
  [['Mallory', 'Eve'], 'No owner of the Safe has signed'],
])('signed by %j alone the directory is refused', async (names, reason) => {
  const { code, out } = await runSign(file, ...(await signaturesBy(names)))
  expect(code).toBe(0)
  for (const name of names) expect(out).toContain(addressOf(name))
  expect(await check()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(reason) as string,
  })
})

test('an owner who has signed and leaves the Safe takes the signature along', async () => {
  const before = safe
  safe = await createSafe(local, { owners: owners.slice(1), threshold: 2 })
  await runSign(file, ...(await signaturesBy(['Ada', 'Ben'], await typedDataOf(safe))))
  expect(await check()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(`in part by ${addressOf('Ada')}`) as string,
  })
  safe = before
})

test('what cannot be signed writes nothing and is named', async () => {
  const wrong = [join(folder, 'version1.json'), join(folder, 'problems.json')] as const
  writeFileSync(wrong[0], '{"version":1,"causes":[]}')
  writeFileSync(wrong[1], JSON.stringify({ ...content, causes: [{}] }))
  rmSync(signatureFile)
  const cases: readonly (readonly [number, RegExp, ReturnType<typeof runSign>])[] = [
    [2, /^Usage: npm run causes:sign/, runSign()],
    [2, /^Usage/, runSign(file, '--sign')],
    [2, /^--safe: /, runSign(file, '--safe', 'here')],
    [
      2,
      /^VITE_CUSTOM_CHAIN: name: /,
      runCausesScript('sign', [file, '--safe', `test:${safe}`], { VITE_CUSTOM_CHAIN: '{"id":31337}' }),
    ],
    [1, /could not be read/, runSign('no/such/file.json')],
    [1, /version 1, which cannot be signed/, runSign(wrong[0])],
    [1, /has problems\. See them/, runSign(wrong[1])],
    [1, /not a signature of a Safe's owner/, runSign(file, '--signature', '0x1234')],
  ]
  for (const [code, words, running] of cases) {
    const ran = await running
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.err).toMatch(words)
  }
  expect(existsSync(signatureFile)).toBe(false)
})

test('one owner who signs twice counts once, which the script says', async () => {
  const [flag, signature] = (await signaturesBy(['Ada'])) as readonly [string, Hex]
  const { code, err } = await runSign(file, flag, signature, flag, signature)
  expect(code).toBe(1)
  expect(err).not.toBe('')
})
