import { keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { Call } from '../../src/core/safe/safeTx'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildRejection,
  buildTrackedTx,
  chainTxHash,
  theCalls,
} from '../support/safeFixtures'

const ours = buildRecord()
const seen = buildTrackedTx({ nonce: 7n, seen: true })
const used = { onChain: buildOnChain({ nonce: 8n, blockNumber: 101n }) }

/** One round over a world: what becomes of the item, and who was asked. */
async function round(wishes: Partial<FakeWorld>, item: TrackedTx = seen, others: readonly TrackedTx[] = []) {
  const world = createFakeWorld(wishes)
  const observation = await observeItem(
    item,
    { chain: aChain, ...portsOf(world, [item, ...others]) },
    new AbortController().signal,
  )
  const after = advance(item, observation, 0)
  if (after.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  return { label: statusTable[after.phase.status].label(after), after, asked: world.asked }
}

test('a queued gift costs two readings of the chain and one request to the service', async () => {
  const { label, asked } = await round({ records: [ours] })
  expect(label).toBe('Needs 1 more signature (1 of 2)')
  expect(asked).toEqual(['chain.readSafe', 'service.getTransaction', 'chain.readApprovals'])
})

test('an executed gift costs the service nothing', async () => {
  const { label, asked } = await round({
    ...used,
    executions: new Map([[ours.safeTxHash, buildExecution()]]),
  })
  expect(label).toBe('Delivered')
  expect(asked).toEqual(['chain.readSafe', 'chain.findExecution', 'chain.compareNodes'])
})

test('nobody else is asked while the chain cannot be read', async () => {
  const { asked, after } = await round({ records: [ours], down: new Map([['chain', {}]]) })
  expect(asked).toEqual(['chain.readSafe'])
  expect(after.note).toMatchObject({ kind: 'unreachable', reason: 'The chain is down.' })
})

describe('the host', () => {
  test('is asked for the record while the service is down or its budget is spent', async () => {
    const down = await round({ records: [ours], down: new Map([['service', {}]]) })
    expect(down.label).toBe('Needs 1 more signature (1 of 2)')
    expect(down.asked).toEqual([
      'chain.readSafe',
      'service.getTransaction',
      'host.getTransaction',
      'chain.readApprovals',
    ])

    const spent = await round({ records: [ours], budgetWaitMs: 1 })
    expect(spent.label).toBe('Needs 1 more signature (1 of 2)')
    expect(spent.asked).toEqual(['chain.readSafe', 'host.getTransaction', 'chain.readApprovals'])
  })

  test('is asked before a removal is concluded, and refutes what the service says', async () => {
    const gone = { ...seen, missingSinceMs: -120_000 }
    const shown = await round({ hostRecords: [buildRecord({ signedBy: ['Ada', 'Ben'] })] }, gone)
    expect(shown.label).toBe('Ready to execute')
    expect(shown.after.missingSinceMs).toBeNull()
    expect((await round({}, gone)).label).toBe('Removed from the queue')
  })

  test('that is behind takes no signature back', async () => {
    const signed = (await round({ records: [buildRecord({ signedBy: ['Ada', 'Ben'] })] })).after
    const stale = await round({ hostRecords: [ours], budgetWaitMs: 1 }, signed)
    expect(stale.label).toBe('Ready to execute')
    const lie = { ...ours, value: 2n, confirmations: [] }
    const forged = await round({ hostRecords: [lie], budgetWaitMs: 1 }, signed)
    expect(forged.after.note).toMatchObject({ kind: 'forged', field: 'safeTxHash' })
  })

  test('that does not have it either proves nothing', async () => {
    const down = await round({ down: new Map([['service', {}]]) })
    expect(down.after).toMatchObject({ missingSinceMs: null, note: { reason: 'The service is down.' } })
    expect((await round({ budgetWaitMs: 1 })).after).toEqual(seen)
  })

  test('that shows another transaction than the service never had is found out', async () => {
    const swapped = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
    const lie = { ...swapped, safeTxHash: ours.safeTxHash }
    const { after } = await round({ hostRecords: [lie], down: new Map([['service', {}]]) })
    expect(after.note).toMatchObject({ kind: 'forged', field: 'safeTxHash' })
  })
})

describe('the first reading of one’s own proposal', () => {
  const proposed = buildTrackedTx()
  const swapped = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
  const lie = { ...swapped, safeTxHash: ours.safeTxHash }
  const found = [{ to: addressOf('Mallory'), value: 1n, data: '0x' }]
  const alarm = { kind: 'forged', field: 'safeTxHash', found }

  test('asks the service and the host, who say the same', async () => {
    const { after, asked } = await round({ records: [ours] }, proposed)
    expect(after).toMatchObject({ nonce: 7n, note: null, phase: { status: 'awaitingConfirmations' } })
    expect(asked).toContain('service.getTransaction')
    expect(asked).toContain('host.getTransaction')
  })

  test('warns when the service shows something else, and says what', async () => {
    expect((await round({ records: [lie], hostRecords: [ours] }, proposed)).after.note).toEqual(alarm)
  })

  test('warns when the host shows something else, whatever the service says', async () => {
    expect((await round({ records: [ours], hostRecords: [lie] }, proposed)).after.note).toEqual(alarm)
  })

  test('warns when the host has given the hash of something else', async () => {
    const item = buildTrackedTx({ safeTxHash: swapped.safeTxHash })
    const { after } = await round({ records: [swapped] }, item)
    expect(after.note).toEqual({ ...alarm, field: 'calls' })
  })

  test('is enough with the word of one, where the other does not answer', async () => {
    for (const who of ['host', 'service'] as const) {
      const { label } = await round({ records: [ours], down: new Map([[who, {}]]) }, proposed)
      expect(label).toBe('Needs 1 more signature (1 of 2)')
    }
  })
})

test('what the list has in place of one’s own proposal is looked at, but for what is followed as well', async () => {
  const other = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
  const followed = buildRecord({ nonce: 8n })
  const listed = { kind: 'found', value: [other, followed] } as const
  const look = async (item: TrackedTx) => {
    const ports = portsOf(createFakeWorld(), [item, buildTrackedTx({ safeTxHash: followed.safeTxHash })])
    const sources = { chain: aChain, ...ports, listedFrom: () => listed }
    const seen = await observeItem(item, sources, new AbortController().signal)
    return seen.kind === 'safeTx' ? seen.rivals : null
  }
  expect(await look(buildTrackedTx())).toEqual({ kind: 'found', value: [other] })
})

test('the block of the proposal is read where a listed record seems to be older, which a clock that is ahead does', async () => {
  const calls = [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] as const
  const item = buildTrackedTx({ createdAtMs: 3_600_000 })
  const look = async (submittedAtMs: number, of = item) => {
    const world = createFakeWorld({ blockTimes: new Map([[90n, 60_000]]) })
    const listed = { kind: 'found', value: [buildRecord({ calls, submittedAtMs })] } as const
    const sources = { chain: aChain, ...portsOf(world, [of]), listedFrom: () => listed }
    const observed = await observeItem(of, sources, new AbortController().signal)
    const isRead = world.asked.includes('chain.readBlockTime')
    return { isRead, fromBlockAtMs: observed.kind === 'safeTx' ? observed.fromBlockAtMs : null }
  }
  expect(await look(72_000)).toEqual({ isRead: true, fromBlockAtMs: { kind: 'found', value: 60_000 } })
  for (const [submittedAtMs, of] of [
    [3_600_000, item],
    [72_000, { ...item, fromBlock: null }],
  ] as const)
    expect(await look(submittedAtMs, of)).toEqual({ isRead: false, fromBlockAtMs: { kind: 'notAsked' } })
})

describe('a used nonce', () => {
  const rivalHash = chainTxHash('rival')
  const rejection = buildRejection({ isExecuted: true, isSuccessful: true, txHash: rivalHash })
  const rival = buildRecord({
    calls: [{ to: addressOf('somebody else'), value: 1n, data: '0x' }],
    isExecuted: true,
    isSuccessful: true,
    txHash: rivalHash,
  })
  const proof = buildExecution({ txHash: rivalHash })

  test('names the rejection that took it', async () => {
    const executions = new Map([[rejection.safeTxHash, proof]])
    const { label, asked } = await round({ ...used, records: [rejection, ours], executions })
    expect(label).toBe('Cancelled')
    expect(asked.filter((who) => who.startsWith('service'))).toEqual(['service.listTransactions'])
  })

  test('names the transaction that took it', async () => {
    const executions = new Map([[rival.safeTxHash, proof]])
    expect((await round({ ...used, records: [rival, ours], executions })).label).toBe('Replaced by #7')
  })

  test('goes on under the hash that made the payments: the same with a gas limit, or with a fee', async () => {
    for (const change of [{ safeTxGas: 60_000n }, { baseGas: 1n, gasPrice: 1n }]) {
      const same = buildRecord({ ...change, isExecuted: true, isSuccessful: true, txHash: rivalHash })
      const executions = new Map([[same.safeTxHash, proof]])
      const { label, after } = await round({ ...used, records: [same, ours], executions })
      expect(label).toBe('Delivered')
      expect(after.phase).toMatchObject({ paidBy: { safeTxHash: same.safeTxHash, extent: 'whole' } })
    }
  })

  test('a row that cannot be read is no reason to say that nothing took the nonce, and no witness either', async () => {
    const unreadable = ['{"operation":2}']
    const { after } = await round({ ...used, records: [ours], unreadable })
    expect(after).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'nonceUsed' } })
    const executions = new Map([[rival.safeTxHash, proof]])
    const { label } = await round({ ...used, records: [rival, ours], executions, unreadable })
    expect(label).toBe('Replaced by #7')
  })

  const batch = (calls: readonly Call[]) =>
    buildRecord({ calls, isExecuted: true, isSuccessful: true, txHash: rivalHash })
  const another = { to: addressOf('somebody else'), value: 1n, data: '0x' } as const
  const both = batch([...theCalls, another])

  test('is delivered as part of a batch, whose contract has to be the one that Safe published', async () => {
    const executions = new Map([[both.safeTxHash, proof]])
    const world = { ...used, records: [both, ours], executions }
    const { label, after } = await round(world)
    expect(label).toBe('Delivered')
    expect(after.phase).toMatchObject({ paidBy: { safeTxHash: both.safeTxHash, extent: 'part' } })

    for (const code of [null, keccak256('0x00')]) {
      const strange = await round({ ...world, codes: new Map([[both.to, code]]) })
      expect(strange.after.phase).toMatchObject({ status: 'replaced', paid: 'unknown' })
    }
    const down = new Map([['chain' as const, {}]])
    expect((await round({ ...world, down })).after.phase.status).not.toBe('replaced')
  })

  test('was taken by a batch that failed, and so paid nothing', async () => {
    const executions = new Map([[both.safeTxHash, { ...proof, outcome: 'failure' as const }]])
    const { after } = await round({ ...used, records: [both, ours], executions })
    expect(after.phase).toMatchObject({ status: 'replaced', paid: 'no' })
  })

  test('says so where nobody can tell what took it', async () => {
    const strange = buildRecord({
      calls: [{ ...another, data: '0x12345678' }],
      isExecuted: true,
      isSuccessful: true,
      txHash: rivalHash,
    })
    const executions = new Map([[strange.safeTxHash, proof]])
    const { after } = await round({ ...used, records: [strange, ours], executions })
    expect(after.phase).toMatchObject({ status: 'replaced', paid: 'unknown', byTxHash: rivalHash })
  })

  test('of two equal gifts and one payment only the first is delivered; of two payments both are', async () => {
    // The same calls under another hash, because it has a gas limit.
    const twinRecord = buildRecord({ safeTxGas: 1n })
    const twin = buildTrackedTx({ ...seen, safeTxHash: twinRecord.safeTxHash, createdAtMs: 1 })
    const executions = new Map([[both.safeTxHash, proof]])
    const once = { ...used, records: [both, twinRecord, ours], executions }
    const first = await round(once, seen, [twin])
    expect(first.label).toBe('Delivered')
    expect((await round(once, twin, [seen])).after.phase).toMatchObject({
      status: 'replaced',
      paid: 'unknown',
    })
    expect((await round(once, twin, [first.after])).after.phase).toMatchObject({
      paid: 'unknown',
    })

    const four = batch([...theCalls, another, ...theCalls])
    const twice = {
      ...once,
      records: [four, twinRecord, ours],
      executions: new Map([[four.safeTxHash, proof]]),
    }
    expect((await round(twice, twin, [seen])).label).toBe('Delivered')
    expect((await round(twice, seen, [twin])).label).toBe('Delivered')
  })

  test('does not believe the service without the event of the Safe, or with a hash that is wrong', async () => {
    expect((await round({ ...used, records: [rival, ours] })).after.phase.status).toBe('executing')
    const forged = { ...rival, value: 2n }
    const executions = new Map([[rival.safeTxHash, proof]])
    const { after } = await round({ ...used, records: [forged, ours], executions })
    expect(after.phase.status).toBe('executing')
  })

  test('is settled later when the service has no request left', async () => {
    const { after, asked } = await round({ ...used, records: [rival], budgetWaitMs: 1 })
    expect(after.note).toMatchObject({ kind: 'nonceUsed' })
    expect(asked).toEqual(['chain.readSafe', 'chain.findExecution'])
  })
})

test('a Safe that executes at once is delivered in the round that first shows the record', async () => {
  const record = buildRecord({ isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') })
  const executions = new Map([[ours.safeTxHash, buildExecution()]])
  const before = await round({ ...used, executions }, buildTrackedTx())
  expect(before.label).toBe('Being executed')
  expect((await round({ ...used, records: [record], executions }, buildTrackedTx())).label).toBe('Delivered')
})
