import { describe, expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance'
import { statusTable } from '../../src/core/tracking/statusTable'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/observeItem'
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
} from '../support/safeFixtures'

const ours = buildRecord()
const seen = buildTrackedTx({ nonce: 7n, seen: true })
const used = { onChain: buildOnChain({ nonce: 8n, blockNumber: 101n }) }

/** One round over a world: what becomes of the item, and who was asked. */
async function round(wishes: Partial<FakeWorld>, item: TrackedTx = seen) {
  const world = createFakeWorld(wishes)
  const observation = await observeItem(
    item,
    { chain: aChain, ...portsOf(world) },
    new AbortController().signal,
  )
  const after = advance(item, observation, 0)
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
  expect(asked).toEqual(['chain.readSafe', 'chain.findExecution'])
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

  test('that does not have it either proves nothing', async () => {
    const down = await round({ down: new Map([['service', {}]]) })
    expect(down.after).toMatchObject({ missingSinceMs: null, note: { reason: 'The service is down.' } })
    expect((await round({ budgetWaitMs: 1 })).after).toEqual(seen)
  })

  test('that shows another transaction than the service never had is found out', async () => {
    const swapped = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
    const lie = { ...swapped, safeTxHash: ours.safeTxHash }
    const { after } = await round({ hostRecords: [lie], down: new Map([['service', {}]]) })
    expect(after.note).toEqual({ kind: 'forged', field: 'safeTxHash' })
  })
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
