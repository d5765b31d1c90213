import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encodeFunctionData, keccak256, parseAbi, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import type { AppChain } from '../../src/core/chain'
import type { SafeSetup, SetupPart } from '../../src/core/review/safeSetup'
import { knownContract, knownProxies } from '../../src/core/safe/knownContracts'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { canonicalDeployment, type SafeVersion } from '../sandbox/chain/safeContracts'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { openServer } from '../sandbox/openServer'
import { addressOf } from '../support/safeFixtures'

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const packages: Record<SafeVersion, string> = {
  '1.3.0': '@gnosis.pm/safe-contracts',
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
}
const settingsAbi = parseAbi([
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
  'function setFallbackHandler(address handler)',
  'function enableModule(address module)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
])
const [ada, ben] = owners

let local: LocalChain
let chain: AppChain

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  await deployTokens(local)
  chain = {
    id: 31337,
    name: 'Local chain',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [local.rpcUrl],
    serviceUrl: 'http://service.test/api',
    explorerUrl: null,
    tokens: [],
    confirmations: 1,
    pollMs: 1_000,
  }
})

afterAll(() => local.stop())

type Setting = Parameters<typeof encodeFunctionData<typeof settingsAbi>>[0]

/** Changes a Safe's own settings as the Safe itself. */
async function change(safe: Address, ...settings: readonly Omit<Setting, 'abi'>[]): Promise<void> {
  const { client } = local
  await client.setBalance({ address: safe, value: parseEther('10') })
  await client.impersonateAccount({ address: safe })
  for (const setting of settings) {
    const data = encodeFunctionData({ abi: settingsAbi, ...setting })
    const hash = await client.sendTransaction({ account: safe, to: safe, data })
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
}

/** A guard that Safe ships as an example; from 1.5.0 on it guards modules too. */
async function deployGuard(version: SafeVersion): Promise<{ address: Address; codeHash: Hex }> {
  const name = 'contracts/examples/guards/DebugTransactionGuard.sol/DebugTransactionGuard.json'
  const path = createRequire(import.meta.url).resolve(`${packages[version]}/build/artifacts/${name}`)
  const { bytecode } = JSON.parse(readFileSync(path, 'utf8')) as { bytecode: Hex }
  const hash = await local.client.sendTransaction({ account: ada.address, data: bytecode })
  const { contractAddress } = await local.client.waitForTransactionReceipt({ hash })
  if (contractAddress == null) throw new Error('The guard was not deployed.')
  const code = await local.client.getCode({ address: contractAddress })
  return { address: contractAddress, codeHash: keccak256(code ?? '0x') }
}

async function setupOf(safe: Address): Promise<SafeSetup> {
  const answer = await createChainReader(chain).readSetup(safe)
  if (answer.kind !== 'found') throw new Error(`Expected a setup, got ${JSON.stringify(answer)}`)
  return answer.value
}

const read = <T>(value: T) => ({ kind: 'read', value })
const contract = (address: Address) => ({
  address: expect.stringMatching(new RegExp(address, 'i')),
  codeHash: read(knownContract(address)?.codeHash ?? null),
})
const canonical = (version: SafeVersion, name: 'SafeL2' | 'CompatibilityFallbackHandler') =>
  contract(canonicalDeployment(version, name).address)

describe.each(versions)('a Safe %s', (version) => {
  it('as it was created', async () => {
    const safe = await createSafe(local, { owners: [ada.address, ben.address], threshold: 2, version })
    expect(await setupOf(safe)).toEqual({
      chainId: 31337,
      address: safe,
      blockNumber: await local.client.getBlockNumber(),
      codeHash: read(knownProxies[version]),
      singleton: read(canonical(version, 'SafeL2')),
      version: read(version),
      owners: read([ada, ben].map(({ address }) => ({ address, kind: 'externallyOwned' }))),
      threshold: read(2),
      nonce: read(0n),
      modules: read({ list: [], complete: true }),
      guard: read(null),
      moduleGuard: read(null),
      fallbackHandler: read(canonical(version, 'CompatibilityFallbackHandler')),
    })
  })

  it('with two modules, a guard and another fallback handler', async () => {
    const safe = await createSafe(local, { owners: [ada.address], threshold: 1, version })
    const guard = await deployGuard(version)
    const { LUSD } = localTokens
    const unborn = addressOf('a module without code')
    await change(
      safe,
      { functionName: 'enableModule', args: [unborn] },
      { functionName: 'enableModule', args: [LUSD.address] },
      { functionName: 'setFallbackHandler', args: [LUSD.address] },
      { functionName: 'setGuard', args: [guard.address] },
      ...(version === '1.5.0' ? [{ functionName: 'setModuleGuard', args: [guard.address] } as const] : []),
    )
    const tokenHash = keccak256((await local.client.getCode({ address: LUSD.address })) ?? '0x')
    const token = { address: LUSD.address, codeHash: read(tokenHash) }
    const set = {
      address: expect.stringMatching(new RegExp(guard.address, 'i')),
      codeHash: read(guard.codeHash),
    }
    expect(await setupOf(safe)).toMatchObject({
      modules: read({ list: [token, { address: unborn, codeHash: read(null) }], complete: true }),
      guard: read(set),
      moduleGuard: read(version === '1.5.0' ? set : null),
      fallbackHandler: read(token),
    })
  })

  it('with more modules than anybody reads', async () => {
    const safe = await createSafe(local, { owners: [ada.address], threshold: 1, version })
    const modules = Array.from({ length: 51 }, (_, index) => addressOf(`module ${index}`))
    const enable = (module: Address) => ({ functionName: 'enableModule', args: [module] }) as const
    const [last, ...others] = modules.map(enable)
    if (last === undefined) throw new Error('There are modules.')
    await change(safe, ...others)
    expect((await setupOf(safe)).modules).toMatchObject(read({ complete: true, list: { length: 50 } }))
    await change(safe, last)
    expect((await setupOf(safe)).modules).toMatchObject(read({ complete: false, list: { length: 50 } }))
  })
})

it('tells owners by their code: a key, a delegated key, a Safe, the shared passkey signer, another contract', async () => {
  const inner = await createSafe(local, { owners: [ben.address], threshold: 1 })
  const { LUSD } = localTokens
  const delegated = addressOf('a delegated key')
  await local.client.setCode({ address: delegated, bytecode: `0xef0100${LUSD.address.slice(2)}` })
  const passkeys = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'
  await local.client.setCode({ address: passkeys, bytecode: '0x00' })
  const safe = await createSafe(local, {
    owners: [ada.address, delegated, inner, passkeys, LUSD.address],
    threshold: 1,
  })
  expect((await setupOf(safe)).owners).toEqual(
    read([
      { address: ada.address, kind: 'externallyOwned' },
      { address: delegated, kind: 'delegated', to: LUSD.address },
      { address: inner, kind: 'safe' },
      { address: passkeys, kind: 'passkeySigner' },
      { address: LUSD.address, kind: 'contract' },
    ]),
  )
})

it('does not take a contract for a Safe because it keeps a Safe’s singleton in slot 0', async () => {
  const impostor = addressOf('an impostor')
  await local.client.setCode({ address: impostor, bytecode: '0x60016000f3' })
  const singleton = canonicalDeployment('1.4.1', 'SafeL2').address
  await local.client.setStorageAt({
    address: impostor,
    index: 0,
    value: `0x${singleton.slice(2).padStart(64, '0')}`,
  })
  const safe = await createSafe(local, { owners: [impostor], threshold: 1 })
  expect((await setupOf(safe)).owners).toEqual(read([{ address: impostor, kind: 'contract' }]))
})

describe('what is not there', () => {
  it('is missing where there is no code', async () => {
    expect(await createChainReader(chain).readSetup(addressOf('nobody'))).toEqual({ kind: 'missing' })
  })

  it('is said part by part for a contract that is no Safe', async () => {
    const setup = await setupOf(localTokens.LUSD.address)
    const unread = (name: string) => ({ kind: 'unread', reason: `The contract does not answer ${name}().` })
    expect(setup).toMatchObject({
      version: unread('VERSION'),
      owners: unread('getOwners'),
      threshold: unread('getThreshold'),
      modules: unread('getModulesPaginated'),
      guard: read(null),
    } satisfies { [part in keyof SafeSetup]?: SetupPart<unknown> | object })
  })

  it('is unreachable without a node', async () => {
    const alone = { ...chain, rpcUrls: ['http://127.0.0.1:9'] as const }
    expect(await createChainReader(alone).readSetup(ada.address)).toMatchObject({ kind: 'unreachable' })
  })
})

it('reads everything at one block, although blocks come meanwhile', async () => {
  const safe = await createSafe(local, { owners: [ada.address], threshold: 1 })
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const node = await openServer()
  node.handle(async (request) => {
    const body = await request.text()
    asked.push(...[JSON.parse(body)].flat())
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(local.rpcUrl, { method: 'POST', body, headers })
    await local.client.mine({ blocks: 1 })
    return new Response(answer.body, { headers })
  })
  const before = await local.client.getBlockNumber()
  const alone = { ...chain, rpcUrls: [`http://127.0.0.1:${node.port}`] as const }
  const answer = await createChainReader(alone).readSetup(safe)
  await node.stop()
  expect(answer).toMatchObject({ kind: 'found', value: { blockNumber: before, nonce: read(0n) } })
  const reads = asked.filter(({ method }) => /^eth_(call|getCode|getStorageAt)$/.test(method))
  expect(reads.length).toBeGreaterThan(10)
  expect(new Set(reads.map(({ params }) => params.at(-1)))).toEqual(new Set([`0x${before.toString(16)}`]))
})
