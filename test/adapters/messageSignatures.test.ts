import { concatHex, hashMessage, numberToHex, pad, parseAbi, size, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import type { Confirmation, SafeMessageRecord } from '../../src/core/safe/safeTx'
import { knownContracts } from '../../src/core/safe/knownContracts'
import { safeMessageHashes } from '../../src/core/safe/safeMessageHash'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { TrackedMessage } from '../../src/core/tracking/trackedItem'
import { observeMessage } from '../../src/flows/tracking/observe/observeMessage'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners as keys } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { safeTypes } from '../sandbox/host/safeAbi'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain } from '../support/safeFixtures'

type Version = '1.3.0' | '1.4.1' | '1.5.0'
type Nested = Awaited<ReturnType<typeof nestedSafes>>

const approveAbi = parseAbi(['function approveHash(bytes32 hashToApprove)'])
const eip1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const [ada, ben] = [privateKeyToAccount(keys[0].privateKey), privateKeyToAccount(keys[1].privateKey)]
const text = 'I am the treasurer.'
const innerHash = hashMessage(text)

let local: LocalChain

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
})

afterAll(() => local.stop())

/** A Safe that belongs to Ada and to a Safe of Ben's, both of whom it needs, and a message that Ada has signed. */
async function nestedSafes(version: Version, ownerVersion: Version) {
  const child = await createSafe(local, { owners: [ben.address], threshold: 1, version: ownerVersion })
  const safe = await createSafe(local, { owners: [ada.address, child], threshold: 2, version })
  const hashes = safeMessageHashes(innerHash, { chainId: aChain.id, safe, version })
  const item: TrackedMessage = {
    kind: 'safeMessage',
    chainId: aChain.id,
    safe,
    messageHash: hashes.hash,
    innerHash,
    title: text,
    createdAtMs: 0,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
    phase: {
      status: 'needsConfirmation',
      signatures: { signed: [], missing: [ada.address, child], threshold: 2 },
    },
  }
  const byAda: Confirmation = {
    owner: ada.address,
    signature: await ada.sign({ hash: hashes.hash }),
    submittedAtMs: 0,
  }
  const preimage = concatHex(['0x1901', hashes.domainHash, hashes.messageHash])
  return { safe, child, item, byAda, preimage }
}

/** What the service would list for the owner: Ben agrees to these bytes for his Safe. */
async function byChild({ child }: Nested, message: Hex): Promise<Confirmation> {
  const domain = { chainId: aChain.id, verifyingContract: child }
  const bytes = await ben.signTypedData({
    domain,
    types: safeTypes,
    primaryType: 'SafeMessage',
    message: { message },
  })
  const word = (value: number) => numberToHex(value, { size: 32 })
  const signature = concatHex([pad(child, { size: 32 }), word(65), '0x00', word(size(bytes)), bytes])
  return { owner: child, signature, submittedAtMs: 0 }
}

/** What a person sees of the message, and what the Safe's own contract says of the signature that came of it. */
async function look({ safe, item, byAda }: Nested, others: readonly Confirmation[]) {
  const record: SafeMessageRecord = {
    safe,
    messageHash: item.messageHash,
    message: text,
    confirmations: [byAda, ...others],
    preparedSignature: null,
    createdAtMs: 0,
    modifiedAtMs: 0,
  }
  const { service, host } = portsOf(createFakeWorld({ messages: [record] }))
  const chainReader = createChainReader({ ...aChain, rpcUrls: [local.rpcUrl] })
  const sources = { chain: aChain, chainReader, service, host }
  const after = advance(item, await observeMessage(item, sources, new AbortController().signal), 0)
  if (after.kind !== 'safeMessage') throw new Error('A message stays a message.')
  const signature = after.phase.status === 'signed' ? after.phase.signature : null
  return { label: statusTable[after.phase.status].label(after), signature }
}

function magicOf(safe: Address, signature: Hex | null): Promise<Hex> {
  return local.client.readContract({
    address: safe,
    abi: eip1271Abi,
    functionName: 'isValidSignature',
    args: [innerHash, signature ?? '0x'],
  })
}

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const matrix = versions.flatMap((version) => versions.map((ownerVersion) => [version, ownerVersion] as const))

describe.each(matrix)(
  'a Safe %s, owned by a key and a Safe %s',
  { timeout: 30_000 },
  (version, ownerVersion) => {
    it('counts the signature of its owner exactly where its own contract takes it', async () => {
      const nested = await nestedSafes(version, ownerVersion)
      // What its handler shows an owner: the hash of the text alone, then the 66 bytes around it, then their hash.
      const shown = { '1.3.0': innerHash, '1.4.1': nested.preimage, '1.5.0': nested.item.messageHash }
      for (const over of versions) {
        const { label, signature } = await look(nested, [await byChild(nested, shown[over])])
        const canBeShown = over === version && (version === '1.5.0' || ownerVersion !== '1.5.0')
        expect(label).toBe(canBeShown ? 'Signed' : 'Needs 1 more signature (1 of 2)')
        if (canBeShown) expect(await magicOf(nested.safe, signature)).toBe('0x1626ba7e')
      }
    })
  },
)

it.each([
  ['1.3.0', '1.4.1'],
  ['1.5.0', '1.4.1'],
] as const)(
  'a Safe %s with the handler of %s counts the signature of its owner as its contract takes it',
  { timeout: 30_000 },
  async (version, handlerVersion) => {
    const nested = await nestedSafes(version, '1.4.1')
    const handler = knownContracts.find(
      (one) => one.name === 'CompatibilityFallbackHandler' && one.version === handlerVersion,
    )
    if (handler === undefined) throw new Error('The handler is a known contract.')
    await local.client.impersonateAccount({ address: nested.safe })
    await local.client.setBalance({ address: nested.safe, value: 10n ** 18n })
    const hash = await local.client.writeContract({
      account: nested.safe,
      address: nested.safe,
      abi: parseAbi(['function setFallbackHandler(address handler)']),
      functionName: 'setFallbackHandler',
      args: [handler.address],
    })
    await local.client.waitForTransactionReceipt({ hash })
    const shown = version === '1.5.0' ? nested.item.messageHash : nested.preimage
    const { label, signature } = await look(nested, [await byChild(nested, shown)])
    expect(label).toBe('Signed')
    expect(await magicOf(nested.safe, signature)).toBe('0x1626ba7e')
  },
)

it.each(versions)(
  'a Safe %s counts an owner Safe that has approved the message on the chain',
  async (version) => {
    // 1.5.0 cannot be asked by an older Safe: to approve is all it can do.
    const nested = await nestedSafes(version, '1.5.0')
    expect((await look(nested, [])).label).toBe('Needs 1 more signature (1 of 2)')
    await local.client.impersonateAccount({ address: nested.child })
    await local.client.setBalance({ address: nested.child, value: 10n ** 18n })
    const hash = await local.client.writeContract({
      account: nested.child,
      address: nested.safe,
      abi: approveAbi,
      functionName: 'approveHash',
      args: [nested.item.messageHash],
    })
    await local.client.waitForTransactionReceipt({ hash })
    const { label, signature } = await look(nested, [])
    expect(label).toBe('Signed')
    expect(await magicOf(nested.safe, signature)).toBe('0x1626ba7e')
  },
)

it('two owner Safes and a key are put together, whatever the order in which they have signed', async () => {
  const nested = await nestedSafes('1.4.1', '1.4.1')
  const second = await createSafe(local, { owners: [ben.address], threshold: 1 })
  await local.client.impersonateAccount({ address: nested.safe })
  await local.client.setBalance({ address: nested.safe, value: 10n ** 18n })
  const hash = await local.client.writeContract({
    account: nested.safe,
    address: nested.safe,
    abi: parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']),
    functionName: 'addOwnerWithThreshold',
    args: [second, 3n],
  })
  await local.client.waitForTransactionReceipt({ hash })
  const byFirst = await byChild(nested, nested.preimage)
  const bySecond = await byChild({ ...nested, child: second }, nested.preimage)
  expect((await look(nested, [byFirst])).label).toBe('Needs 1 more signature (2 of 3)')
  for (const others of [
    [byFirst, bySecond],
    [bySecond, byFirst],
  ]) {
    const { label, signature } = await look(nested, others)
    expect(label).toBe('Signed')
    expect(await magicOf(nested.safe, signature)).toBe('0x1626ba7e')
  }
})
