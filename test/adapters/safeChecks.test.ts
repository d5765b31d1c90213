import * as fc from 'fast-check'
import {
  concatHex,
  encodeErrorResult,
  hashMessage,
  numberToHex,
  pad,
  parseAbi,
  size,
  slice,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { unlessReverted } from '../../src/adapters/chain/nodeErrors'
import { judgeSignatures } from '../../src/core/safe/judgeSignatures'
import { packSignatures } from '../../src/core/safe/signatureBytes'
import { recoverOwners } from '../../src/core/safe/recoverOwners'
import { safeTxHashes } from '../../src/core/safe/safeTxHash'
import { readSignatureAnswers } from '../../src/flows/review/read/readSignatureAnswers'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners as keys } from '../sandbox/chain/owners'
import type { SafeVersion } from '../sandbox/chain/safeContracts'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { safeTypes } from '../sandbox/host/safeAbi'
import { openServer } from '../sandbox/openServer'
import { aChain, addressOf, buildRecord } from '../support/safeFixtures'

const abi = parseAbi([
  'function checkNSignatures(bytes32 dataHash, bytes data, bytes signatures, uint256 requiredSignatures) view',
  'function approveHash(bytes32 hashToApprove)',
])
const [ada, ben, chidi, dana] = keys.map(({ privateKey }) => privateKeyToAccount(privateKey)) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
]
const nobody = new AbortController().signal
/** Returns the selector that it is called by, which is the magic value of both forms of EIP-1271. */
const accepter: Hex = '0x5f3560e01c60e01b5f5260205ff3'
/** The same to one caller, and zero to all others: as the shared passkey signer reads the key of its caller. */
const accepterOf = (caller: Address): Hex => `0x3373${caller.slice(2)}145f3560e01c60e01b025f5260205ff3`
const refuser: Hex = '0x5f5f5260205ff3'
/** `revert(0, 0)` */
const reverter: Hex = '0x5f5ffd'
const gasBurner: Hex = '0x5b5f56'

const contracts = {
  accepter: addressOf('a contract that accepts'),
  bound: addressOf('a contract that accepts for one Safe'),
  refuser: addressOf('a contract that refuses'),
  reverter: addressOf('a contract that reverts'),
  burner: addressOf('a contract that burns all gas'),
}

let local: LocalChain
beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  const { client } = local
  await client.setCode({ address: contracts.accepter, bytecode: accepter })
  await client.setCode({ address: contracts.refuser, bytecode: refuser })
  await client.setCode({ address: contracts.reverter, bytecode: reverter })
  await client.setCode({ address: contracts.burner, bytecode: gasBurner })
})
afterAll(() => local.stop())

const reader = (rpcUrl = local.rpcUrl) => createChainReader({ ...aChain, rpcUrls: [rpcUrl] })

/** A Safe of every kind of owner, a transaction of it, and what hashes to its safeTxHash. */
async function open(version: SafeVersion) {
  const child = await createSafe(local, { owners: [dana.address], threshold: 1, version })
  const { burner: _, ...calm } = contracts
  const owners = [ada.address, ben.address, chidi.address, child, ...Object.values(calm)]
  const safe = await createSafe(local, { owners, threshold: 3, version })
  await local.client.setCode({ address: contracts.bound, bytecode: accepterOf(safe) })
  const tx = buildRecord({ nonce: 0n })
  const domain = { chainId: aChain.id, safe, version }
  const { hash, domainHash, messageHash } = safeTxHashes(tx, domain)
  const data = concatHex(['0x1901', domainHash, messageHash])
  return { child, owners, safe, record: { ...tx, safe, safeTxHash: hash }, domain, hash, data }
}

type Opened = Awaited<ReturnType<typeof open>>

async function approve(safe: Address, owner: Address, hash: Hex): Promise<void> {
  const { client } = local
  await client.setBalance({ address: owner, value: 10n ** 18n })
  await client.impersonateAccount({ address: owner })
  const args = [hash] as const
  const sent = await client.writeContract({
    account: owner,
    address: safe,
    abi,
    functionName: 'approveHash',
    args,
  })
  expect((await client.waitForTransactionReceipt({ hash: sent })).status).toBe('success')
}

/** Whether the Safe takes this many signatures, as it would while it executes. */
async function accepts({ safe, hash, data }: Opened, signatures: Hex, count = 1): Promise<boolean> {
  const asking = local.client.readContract({
    address: safe,
    abi,
    functionName: 'checkNSignatures',
    args: [hash, data, signatures, BigInt(count)],
    account: zeroAddress,
  })
  return (await unlessReverted(asking)) !== null
}

const marked = (owner: Address, mark: Hex, word: Hex = '0x') =>
  concatHex([pad(owner, { size: 32 }), pad(word, { size: 32 }), mark])
const ofContract = (owner: Address, bytes: Hex, gap: Hex = '0x') =>
  concatHex([
    marked(owner, '0x00', numberToHex(65 + size(gap))),
    gap,
    numberToHex(size(bytes), { size: 32 }),
    bytes,
  ])
const ethSigned = async (account: PrivateKeyAccount, hash: Hex) => {
  const signature = await account.sign({ hash: hashMessage({ raw: hash }) })
  return concatHex([slice(signature, 0, 64), slice(signature, 64) === '0x1b' ? '0x1f' : '0x20'])
}

/** A signature as it may be listed, and whose it is in truth; null: nobody's. */
type Listed = { readonly owner: Address; readonly signature: Hex; readonly by: Address | null }

async function everyKind({ child, hash, data, domain }: Opened): Promise<readonly Listed[]> {
  const keyed = async (account: PrivateKeyAccount): Promise<readonly Listed[]> => {
    const { address: owner } = account
    const plain = await account.sign({ hash })
    return [
      { owner, signature: plain, by: owner },
      { owner, signature: await ethSigned(account, hash), by: owner },
      { owner, signature: await account.sign({ hash: hashMessage({ raw: hash }) }), by: null },
      { owner, signature: await account.sign({ hash: hashMessage(hash) }), by: null },
      { owner, signature: slice(plain, 0, 64), by: null },
      { owner, signature: concatHex([slice(plain, 0, 64), '0x02']), by: null },
      { owner, signature: concatHex([slice(plain, 0, 64), '0x25']), by: null },
      { owner, signature: await dana.sign({ hash }), by: dana.address },
      { owner, signature: await (account === ada ? ben : ada).sign({ hash }), by: null },
      { owner, signature: marked(owner, '0x01'), by: owner },
      { owner, signature: ofContract(owner, '0x12'), by: owner },
    ]
  }
  const message = domain.version === '1.5.0' ? hash : data
  const bySafe = await dana.signTypedData({
    domain: { chainId: aChain.id, verifyingContract: child },
    types: safeTypes,
    primaryType: 'SafeMessage',
    message: { message },
  })
  const ofOwners = Object.values(contracts).flatMap((owner): Listed[] => [
    { owner, signature: ofContract(owner, '0x'), by: owner },
    { owner, signature: ofContract(owner, '0x1234', `0x${'00'.repeat(65)}`), by: owner },
    { owner, signature: slice(ofContract(owner, '0x1234'), 0, 97), by: owner },
    { owner, signature: marked(owner, '0x00', '0x20'), by: owner },
  ])
  const ofChild: Listed[] = [
    { owner: child, signature: ofContract(child, bySafe), by: child },
    { owner: child, signature: ofContract(child, concatHex([bySafe, '0x00'])), by: child },
    { owner: child, signature: ofContract(child, await dana.sign({ hash })), by: child },
    { owner: child, signature: ofContract(contracts.accepter, '0x'), by: contracts.accepter },
    { owner: child, signature: marked(child, '0x01'), by: child },
  ]
  const all = [...(await Promise.all([ada, ben, chidi].map(keyed))).flat(), ...ofOwners, ...ofChild]
  return all.filter(({ owner }) => owner !== contracts.burner)
}

/** The service keeps one signature an owner, and no more than this are looked at. */
const askedPerOwner = 3

async function judge({ record, domain, owners, hash }: Opened, listed: readonly Listed[]) {
  const confirmations = listed.map(({ owner, signature }) => ({ owner, signature, submittedAtMs: null }))
  const question = { record: { ...record, confirmations }, domain, owners, blockNumber: null }
  const answers = await readSignatureAnswers(reader(), question, nobody)
  const signed = { hash, confirmations, owners }
  const recovered = recoverOwners(signed)
  return { ...judgeSignatures(recovered, { ...signed, answers }), invalid: recovered.invalid }
}

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('a Safe %s', (version) => {
  it('takes exactly the signatures that we count, of any mix of kinds, and we say which it does not take', async () => {
    const opened = await open(version)
    await approve(opened.safe, ben.address, opened.hash)
    await approve(opened.safe, contracts.refuser, opened.hash)
    const pool = await everyKind(opened)
    const { owners } = opened
    const best = owners.flatMap((owner) => pool.filter((one) => one.by === owner).slice(0, 1))
    const seen = { clean: 0, unclean: 0, most: 0 }

    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pool), { maxLength: 7 }), async (listed) => {
        fc.pre(owners.every((owner) => listed.filter((one) => one.owner === owner).length <= askedPerOwner))
        const judged = await judge(opened, listed)
        const packed = packSignatures(judged.counted)
        expect(await accepts(opened, packed, judged.counted.length)).toBe(true)

        const counted = judged.counted.map(({ signer }) => signer)
        const verdicts = await Promise.all(listed.map(({ signature }) => accepts(opened, signature)))
        const isGood = listed.map(({ owner, by }, index) => verdicts[index] === true && by === owner)
        const signers = listed.flatMap(({ owner }, index) => (isGood[index] === true ? [owner] : []))
        expect(new Set(counted)).toEqual(new Set([...signers, ben.address, contracts.refuser]))
        expect(judged.approved).toEqual([ben.address, contracts.refuser])
        expect(judged.open).toEqual([])

        const named = new Set([...judged.invalid, ...judged.refusals].map(({ owner }) => owner))
        const lying = listed.filter(({ owner }, index) => isGood[index] === false && !signers.includes(owner))
        for (const { owner } of lying) expect([...named]).toContain(owner)
        if (named.size === 0) expect(lying).toEqual([])
        seen[lying.length === 0 ? 'clean' : 'unclean']++
        seen.most = Math.max(seen.most, counted.length)
      }),
      { numRuns: 60, examples: [[best]] },
    )
    expect(seen.clean).toBeGreaterThan(0)
    expect(seen.unclean).toBeGreaterThan(0)
    expect(seen.most).toBeGreaterThan(4)
  })

  it('refuses in its own codes', async () => {
    const { safe, hash, data } = await open(version)
    const signatures = [await dana.sign({ hash }), marked(ada.address, '0x01'), '0x1234'] as const
    const answer = await reader().checkSignatures({ safe, hash, data, signatures, blockNumber: null })
    expect(answer).toEqual({
      kind: 'found',
      value: ['GS026', 'GS025', 'GS020'].map((code) => ({ kind: 'found', value: { kind: 'refused', code } })),
    })
  })

  it('that approved later had not approved at the block before', async () => {
    const opened = await open(version)
    const { safe, hash, data } = opened
    const before = await local.client.getBlockNumber()
    await approve(safe, ada.address, hash)
    const signatures = [marked(ada.address, '0x01')]
    const at = (blockNumber: bigint | null) =>
      reader().checkSignatures({ safe, hash, data, signatures, blockNumber })
    expect(await at(null)).toMatchObject({ value: [{ value: { kind: 'ok' } }] })
    expect(await at(before)).toMatchObject({ value: [{ value: { kind: 'refused', code: 'GS025' } }] })
  })
})

describe('what is not an answer', () => {
  const hash: Hex = `0x${'12'.repeat(32)}`

  it('an owner that burns all gas has not signed, and takes nothing from the others', async () => {
    const owners = [ada.address, contracts.burner]
    const safe = await createSafe(local, { owners, threshold: 1, version: '1.5.0' })
    const signatures = [await ada.sign({ hash }), ofContract(contracts.burner, '0x')]
    const answer = await reader().checkSignatures({ safe, hash, data: '0x', signatures, blockNumber: null })
    expect(answer).toEqual({
      kind: 'found',
      value: [
        { kind: 'found', value: { kind: 'ok' } },
        { kind: 'found', value: { kind: 'refused', code: null } },
      ],
    })
  })

  it.each([
    ['an address without code', addressOf('nobody')],
    ['a contract that answers everything', contracts.accepter],
  ])('%s accepts anything, so it has no say', async (_, safe) => {
    const signatures = [marked(ada.address, '0x01')]
    const question = {
      safe,
      hash: `0x${'12'.repeat(32)}`,
      data: '0x',
      signatures,
      blockNumber: null,
    } as const
    expect(await reader().checkSignatures(question)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('accepts anything'),
    })
  })

  it('a node that is not there is unreachable', async () => {
    const question = { safe: ada.address, hash, data: '0x', signatures: [], blockNumber: null } as const
    expect(await reader('http://127.0.0.1:9').checkSignatures(question)).toMatchObject({
      kind: 'unreachable',
    })
  })

  /** What is said of one signature by a node that answers every call with this error. */
  async function askFailing(error: object) {
    const node = await openServer()
    const calls: string[] = []
    node.handle(async (request) => {
      const body: unknown = await request.json()
      const one = ({ id, method }: { id: number; method: string }) =>
        calls.push(method) > 0 && method === 'eth_chainId'
          ? { jsonrpc: '2.0', id, result: '0x7a69' }
          : { jsonrpc: '2.0', id, error }
      const asked = body as { id: number; method: string }[]
      return Response.json(Array.isArray(asked) ? asked.map(one) : one(asked))
    })
    const question = {
      safe: ada.address,
      hash,
      data: '0x',
      signatures: ['0x12'],
      blockNumber: null,
    } as const
    const answer = await reader(`http://127.0.0.1:${node.port}`).checkSignatures(question)
    expect(calls).toContain('eth_call')
    await node.stop()
    return answer
  }

  it.each([-32603, -32000, -32005])('trouble of the node (%i) is no refusal', async (code) => {
    expect(await askFailing({ code, message: 'missing trie node' })).toMatchObject({
      kind: 'unreachable',
      reason: 'The node could not run the check.',
    })
  })

  const thrown = encodeErrorResult({
    abi: parseAbi(['error Error(string)']),
    errorName: 'Error',
    args: ['GS026'],
  })
  it.each([
    ['Geth', { code: 3, message: 'execution reverted: GS026', data: thrown }, 'GS026'],
    ['an older Geth', { code: -32000, message: 'execution reverted' }, null],
    ['Nethermind', { code: -32015, message: 'VM execution error.', data: `Reverted ${thrown}` }, 'GS026'],
    ['Erigon', { code: -32603, message: 'internal error', data: thrown }, 'GS026'],
    ['no code of a Safe', { code: 3, message: 'execution reverted', data: '0x08c379a012' }, null],
  ])('a refusal is one in the form of %s', async (_, error, code) => {
    expect(await askFailing(error)).toEqual({
      kind: 'found',
      value: [{ kind: 'found', value: { kind: 'refused', code } }],
    })
  })
})
