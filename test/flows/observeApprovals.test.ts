import { concatHex, numberToHex, pad, size, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { observeTx } from '../../src/flows/tracking/observe/observeTx'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  addressOf,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  confirmationBy,
  owners,
  theCalls,
  theSafe,
} from '../support/safeFixtures'

const [ada, ben, chidi] = [addressOf('Ada'), addressOf('Ben'), addressOf('Chidi')]
const plain = buildRecord()

/** What the service lists for an owner that is a contract: who, where the bytes are, v = 0, and the bytes. */
function contractSignatureOf(owner: Hex, bytes: Hex = '0xabcd') {
  const word = (value: number) => numberToHex(value, { size: 32 })
  const signature = concatHex([pad(owner, { size: 32 }), word(65), '0x00', word(size(bytes)), bytes])
  return { owner, signature, submittedAtMs: 0 }
}

const nested: SafeTxRecord = {
  ...plain,
  confirmations: [confirmationBy('Ada', plain.safeTxHash), contractSignatureOf(ben)],
}

async function round(wishes: Partial<FakeWorld>, item = buildTrackedTx()) {
  const world = createFakeWorld(wishes)
  const sources = { chain: aChain, ...portsOf(world) }
  const observation = await observeTx(item, sources, new AbortController().signal)
  const after = advance(item, observation, 0)
  // The first reading of a proposal asks the host too.
  const asked = world.asked.filter((what) => what !== 'host.getTransaction')
  return { label: statusTable[after.phase.status].label(after), after, asked }
}

describe('an owner that is a contract', () => {
  test('counts when it accepts its signature', async () => {
    const { label, after } = await round({ records: [nested] })
    expect(label).toBe('Ready to execute')
    expect(after.phase).toMatchObject({ signatures: { signed: [ada, ben], missing: [chidi] } })
  })

  test('does not count when it refuses', async () => {
    const { label } = await round({ records: [nested], acceptsSignatures: false })
    expect(label).toBe('Needs 1 more signature (1 of 2)')
  })

  test.each([
    ['1.3.0', 'chain.isValidLegacySignature'],
    ['1.4.1', 'chain.isValidLegacySignature'],
    ['1.5.0', 'chain.isValidSignature'],
  ])('is asked in the form that a Safe %s uses', async (version, question) => {
    const hash = safeTxHash(nested, { chainId: aChain.id, safe: theSafe, version })
    expect(hash).toBe(nested.safeTxHash)
    const { asked } = await round({ records: [nested], onChain: buildOnChain({ version }) })
    expect(asked.slice(2)).toEqual(['chain.readApprovals', question])
  })

  test('is shown one signature, however many are listed for it', async () => {
    const many = { ...nested, confirmations: Array.from({ length: 50 }, () => contractSignatureOf(ben)) }
    const { asked } = await round({ records: [many] })
    expect(asked.filter((what) => what === 'chain.isValidLegacySignature')).toHaveLength(1)
  })

  test('is not asked when it is not an owner (any more)', async () => {
    const onChain = buildOnChain({ owners: [ada, chidi] })
    const { asked, label } = await round({ records: [nested], onChain })
    expect(asked).not.toContain('chain.isValidLegacySignature')
    expect(label).toBe('Needs 1 more signature (1 of 2)')
  })
})

test('an owner who approved on the chain counts, whether the service lists it or not', async () => {
  expect((await round({ records: [plain], approvedBy: [chidi] })).label).toBe('Ready to execute')
})

describe('nobody is asked', () => {
  const nobody = ['chain.readSafe', 'service.getTransaction']

  test('when every signature can be recovered', async () => {
    const { asked } = await round({ records: [buildRecord({ signedBy: ['Ada', 'Ben', 'Chidi'] })] })
    expect(asked).toEqual(nobody)
    expect(owners).toHaveLength(3)
  })

  test('about a record that is not what was asked for', async () => {
    const forged = { ...nested, value: 7n }
    expect((await round({ records: [forged] })).asked).toEqual(nobody)
    const elsewhere = buildTrackedTx({ calls: [...theCalls, ...theCalls] })
    expect((await round({ records: [nested] }, elsewhere)).asked).toEqual(nobody)
  })

  test('when its nonce is used', async () => {
    const { asked } = await round({ records: [nested], onChain: buildOnChain({ nonce: 8n }) })
    expect(asked).toEqual([...nobody, 'chain.findExecution'])
  })
})

test('one that the service says was executed long ago, and the chain does not, waits with every signature counted', async () => {
  const claimed = {
    ...nested,
    isExecuted: true,
    isSuccessful: true,
    txHash: chainTxHash('execution'),
    modifiedAtMs: null,
  }
  const { label, asked } = await round({ records: [claimed] })
  expect(label).toBe('Ready to execute')
  expect(asked).toContain('chain.findExecution')
})

test('while the chain answers only half, who was counted stays counted', async () => {
  const { after } = await round({ records: [nested] })
  if (after.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  const world = createFakeWorld({ records: [nested] })
  const ports = portsOf(world)
  const silent = () => Promise.resolve({ kind: 'unreachable', reason: 'The chain is down.' } as const)
  const chainReader = { ...ports.chainReader, isValidLegacySignature: silent }
  const sources = { chain: aChain, ...ports, chainReader }
  const seen = await observeTx(after, sources, new AbortController().signal)
  expect(advance(after, seen, 1)).toMatchObject({
    phase: after.phase,
    note: { kind: 'unreachable', reason: 'The chain is down.' },
  })
})
