import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import { createQueries, openRemote } from '../../../src/flows/queries'
import { innerTx, ownerSafeTx } from '../../../src/flows/review/nestedSafes'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf, type FakeWorld } from '../../support/fakeWorld'
import { addressOf, aChain, buildRecord, theSafe } from '../../support/safeFixtures'

const approveAbi = parseAbi(['function approveHash(bytes32 hashToApprove)'])
const waiting = `0x${'ab'.repeat(32)}` as SafeTxHash
const parent = addressOf('a Safe that theSafe owns')
const approval = (hash: Hex = waiting, to = parent) => ({
  to,
  value: 0n,
  data: encodeFunctionData({ abi: approveAbi, functionName: 'approveHash', args: [hash] }),
})

function setUp(wishes: Partial<FakeWorld>) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const reader = { chain: aChain, clock, ...portsOf(world) }
  return { world, clock, reader }
}

/** Each test has a transaction of its own: what was verified once is not asked for again. */
function record(value: bigint): SafeTxRecord {
  return buildRecord({ calls: [{ to: parent, value, data: '0x' }] })
}

async function inner(wishes: Partial<FakeWorld>, { safeTxHash }: SafeTxRecord) {
  const { world, clock, reader } = setUp(wishes)
  const tx = openRemote(createQueries(clock), innerTx(reader, { safe: theSafe, safeTxHash }))
  await clock.advance(0)
  return { world, clock, tx, reader, state: () => tx.state.getState() }
}

test('what another Safe’s hash stands for is read, and its hash computed', async () => {
  const one = record(1n)
  const { state, world, clock, reader } = await inner({ records: [one] }, one)
  expect(state()).toMatchObject({ kind: 'known', value: { kind: 'found', record: one } })
  await clock.advance(300_000)
  const again = openRemote(
    createQueries(clock),
    innerTx(reader, { safe: theSafe, safeTxHash: one.safeTxHash }),
  )
  expect(again.state.getState()).toMatchObject({ kind: 'known', value: { kind: 'found', record: one } })
  expect(world.asked.filter((what) => what.startsWith('service.'))).toHaveLength(1)
})

test.each([
  ['other fields', { value: 3n }],
  ['another Safe', { safe: parent }],
])('a record of %s under this hash is forged', async (_, lie) => {
  const one = record(2n)
  const { state, tx } = await inner({ records: [{ ...one, ...lie }] }, one)
  expect(state()).toMatchObject({ kind: 'known', value: { kind: 'forged' } })
  tx.close()
})

test('an unlisted transaction is missing, and found once it is listed', async () => {
  const one = record(4n)
  const { state, world, clock } = await inner({ records: [] }, one)
  expect(state()).toMatchObject({ kind: 'known', value: { kind: 'missing' } })
  world.records = [one]
  await clock.advance(60_000)
  expect(state()).toMatchObject({ kind: 'known', value: { kind: 'found', record: one } })
  expect(clock.sleeping).toBe(0)
})

test.each(['service', 'chain'] as const)('without the %s nothing is said of it', async (who) => {
  const one = record(5n)
  const { state, clock, tx } = await inner({ records: [one], down: new Map([[who, {}]]) }, one)
  expect(state()).toMatchObject({ kind: 'failed', problem: `The ${who} is down.` })
  tx.close()
  await clock.advance(0)
  expect(clock.sleeping).toBe(0)
})

async function inQueue(wishes: Partial<FakeWorld>) {
  const { world, clock, reader } = setUp(wishes)
  const tx = openRemote(
    createQueries(clock),
    ownerSafeTx(reader, { owner: theSafe, safe: parent, safeTxHash: waiting }),
  )
  await clock.advance(0)
  const state = tx.state.getState()
  tx.close()
  await clock.advance(0)
  expect(clock.sleeping).toBe(0)
  return { state, world }
}

test('the approval in the queue of an owner is found, also inside a batch', async () => {
  const alone = buildRecord({ calls: [approval()] })
  const batched = buildRecord({ calls: [{ to: parent, value: 1n, data: '0x' }, approval()] })
  expect((await inQueue({ records: [record(1n), alone] })).state).toMatchObject({
    kind: 'known',
    value: { kind: 'found', record: alone },
  })
  expect((await inQueue({ records: [batched] })).state).toMatchObject({
    kind: 'known',
    value: { kind: 'found', record: batched },
  })
})

test.each<[string, SafeTxRecord]>([
  ['of another hash', buildRecord({ calls: [approval(`0x${'12'.repeat(32)}`)] })],
  ['at another Safe', buildRecord({ calls: [approval(waiting, theSafe)] })],
  ['that is only said to be there', { ...buildRecord(), ...approval() }],
  ['that was executed', { ...buildRecord({ calls: [approval()] }), isExecuted: true }],
  [
    'by code that is not MultiSend',
    buildRecord({ to: parent, operation: 1, data: encodeMultiSend([approval()]) }),
  ],
])('an approval %s is none', async (_, one) => {
  expect((await inQueue({ records: [one] })).state).toMatchObject({ kind: 'known', value: { kind: 'none' } })
})

test('a queue that was not read whole does not say that there is none', async () => {
  expect((await inQueue({ unreadable: ['{}'] })).state).toMatchObject({ kind: 'failed' })
  expect((await inQueue({ down: new Map([['service', {}]]) })).state).toMatchObject({ kind: 'failed' })
})
