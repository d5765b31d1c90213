import {
  concatHex,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { unlessReverted } from '../../src/adapters/chain/nodeErrors'
import type { Confirmation, SafeTxRecord } from '../../src/core/safe/safeTx'
import { safeTxHashes } from '../../src/core/safe/safeTxHash'
import { observeApprovals } from '../../src/flows/tracking/observe/observeTx'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners as keys } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { safeAbi, safeTypes } from '../sandbox/host/safeAbi'
import { aChain, buildRecord, buildTrackedTx } from '../support/safeFixtures'

const approveAbi = parseAbi(['function approveHash(bytes32 hashToApprove)'])

type Version = '1.3.0' | '1.4.1' | '1.5.0'

const [ada, ben] = [privateKeyToAccount(keys[0].privateKey), privateKeyToAccount(keys[1].privateKey)]
const signal = new AbortController().signal
const stranger = '0x00000000000000000000000000000000000000A1'

let local: LocalChain

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
})

afterAll(() => local.stop())

const reader = () => createChainReader({ ...aChain, rpcUrls: [local.rpcUrl] })

/** A Safe that belongs to Ada and to a Safe of Ben's, both of whom it needs, and a gift that waits in its queue. */
async function nestedSafes(version: Version, ownerVersion: Version) {
  const child = await createSafe(local, { owners: [ben.address], threshold: 1, version: ownerVersion })
  const safe = await createSafe(local, {
    owners: [ada.address, child],
    threshold: 2,
    version,
    funds: { native: parseEther('1') },
  })
  const tx = buildRecord({ nonce: 0n, calls: [{ to: stranger, value: 1n, data: '0x' }], signedBy: [] })
  const { hash, domainHash, messageHash } = safeTxHashes(tx, { chainId: aChain.id, safe, version })
  const record: SafeTxRecord = { ...tx, safe, safeTxHash: hash }
  return { safe, child, record, preimage: concatHex(['0x1901', domainHash, messageHash]) }
}

/** Ben signs for his Safe that it agrees to these bytes. */
async function signFor(child: Address, message: Hex): Promise<Hex> {
  const domain = { chainId: aChain.id, verifyingContract: child }
  return ben.signTypedData({ domain, types: safeTypes, primaryType: 'SafeMessage', message: { message } })
}

const ofContract = (owner: Address, bytes: Hex): Confirmation => ({
  owner,
  signature: concatHex([signatureHead(owner, 65), numberToHex(size(bytes), { size: 32 }), bytes]),
  submittedAtMs: null,
})
const signatureHead = (owner: Address, offset: number) =>
  concatHex([pad(owner, { size: 32 }), numberToHex(offset, { size: 32 }), '0x00'])

/** What our question says, and what the Safe itself does with the same signature. */
async function ask({ safe, child, record }: Awaited<ReturnType<typeof nestedSafes>>, bytes: Hex) {
  const onChain = await found(reader().readSafe(safe))
  const shown = { ...record, confirmations: [ofContract(child, bytes)] }
  const item = buildTrackedTx({
    safe,
    safeTxHash: record.safeTxHash,
    calls: [{ to: record.to, value: record.value, data: record.data }],
  })
  const counted = await found(observeApprovals(item, shown, onChain, { chainReader: reader() }, signal))
  const ours = await signedBy(ada, record)
  const heads = [
    { owner: ada.address, head: ours },
    { owner: child, head: signatureHead(child, 130) },
  ].sort((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  const tail = [numberToHex(size(bytes), { size: 32 }), bytes]
  const isExecutable = await executes(record, concatHex([...heads.map(({ head }) => head), ...tail]))
  return { isCounted: counted.includes(child), isExecutable }
}

function signedBy(owner: PrivateKeyAccount, { safe, ...message }: SafeTxRecord): Promise<Hex> {
  const domain = { chainId: aChain.id, verifyingContract: safe }
  return owner.signTypedData({ domain, types: safeTypes, primaryType: 'SafeTx', message })
}

async function executes(tx: SafeTxRecord, signatures: Hex): Promise<boolean> {
  const fees = [tx.safeTxGas, tx.baseGas, tx.gasPrice, tx.gasToken, tx.refundReceiver] as const
  const executing = local.client.simulateContract({
    account: ada,
    address: tx.safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [tx.to, tx.value, tx.data, tx.operation, ...fees, signatures],
  })
  return (await unlessReverted(executing))?.result ?? false
}

async function found<T>(answer: Promise<{ kind: string; value?: T }>): Promise<T> {
  const { kind, value } = await answer
  if (kind !== 'found' || value === undefined) throw new Error(`Expected an answer, got ${kind}`)
  return value
}

const matrix = (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
  (['1.3.0', '1.4.1', '1.5.0'] as const).map((ownerVersion) => [version, ownerVersion] as const),
)

describe.each(matrix)('a Safe %s, owned by a Safe %s', (version, ownerVersion) => {
  it('counts the signature of its owner exactly where it could be executed with it', async () => {
    const nested = await nestedSafes(version, ownerVersion)
    const overBytes = await ask(nested, await signFor(nested.child, nested.preimage))
    const overHash = await ask(nested, await signFor(nested.child, nested.record.safeTxHash))
    const isLegacy = version !== '1.5.0'
    const legacyOwner = ownerVersion !== '1.5.0'
    expect(overBytes).toEqual({ isCounted: isLegacy && legacyOwner, isExecutable: isLegacy && legacyOwner })
    expect(overHash).toEqual({ isCounted: !isLegacy, isExecutable: !isLegacy })
    const ofAda = await ada.signMessage({ message: { raw: nested.record.safeTxHash } })
    expect(await ask(nested, ofAda)).toEqual({ isCounted: false, isExecutable: false })
  })
})

describe('an approval on the chain', () => {
  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)('is read from a Safe %s, owner by owner', async (version) => {
    const owners = [ada.address, ben.address]
    const safe = await createSafe(local, { owners, threshold: 2, version })
    const { safeTxHash } = buildRecord()
    const readApprovals = () => reader().readApprovals(safe, safeTxHash, owners)
    expect(await found(readApprovals())).toEqual([])
    const hash = await local.client.writeContract({
      account: ben,
      address: safe,
      abi: approveAbi,
      functionName: 'approveHash',
      args: [safeTxHash],
    })
    await local.client.waitForTransactionReceipt({ hash })
    expect(await found(readApprovals())).toEqual([ben.address])
    expect(await found(reader().readApprovals(safe, `0x${'12'.repeat(32)}`, owners))).toEqual([])
  })

  it('is nothing that a node can be silent about', async () => {
    const dead = createChainReader({ ...aChain, rpcUrls: ['http://127.0.0.1:9'] })
    const { safeTxHash } = buildRecord()
    expect(await dead.readApprovals(stranger, safeTxHash, [ada.address])).toMatchObject({
      kind: 'unreachable',
    })
    expect(await dead.isValidLegacySignature(stranger, '0x', '0x')).toMatchObject({ kind: 'unreachable' })
  })
})

it('an owner that is no contract accepts no signature', async () => {
  expect(await found(reader().isValidLegacySignature(ben.address, '0x1901', '0x'))).toBe(false)
  expect(await found(reader().isValidSignature(zeroAddress, `0x${'00'.repeat(32)}`, '0x'))).toBe(false)
})
