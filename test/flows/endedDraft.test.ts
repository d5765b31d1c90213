import { expect, test } from 'vitest'
import type { Call, Execution, SafeTxRecord } from '../../src/core/safe/safeTx'
import { mergeTracked } from '../../src/core/tracking/stored/mergeTracked'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCalls,
} from '../support/safeFixtures'

/** A draft that ended when its nonce 7 went to something else, while the batch of the wallet still held it. */

const hour = 3_600_000
const another: Call = { to: addressOf('somebody else'), value: 1n, data: '0x' }
const executed = (calls: readonly Call[], nonce: bigint) =>
  buildRecord({
    calls,
    nonce,
    isExecuted: true,
    isSuccessful: true,
    txHash: chainTxHash(`execution ${nonce}`),
  })
const elsewhere = executed([another], 7n)
const batch = executed([...theCalls, another], 9n)
const draftRecord = buildRecord({ signedBy: [], trusted: false, origin: '{}' })
const endOf = (paid: 'draft' | 'no') =>
  ({
    status: 'replaced',
    byNonce: 7n,
    paid,
    bySafeTxHash: elsewhere.safeTxHash,
    byTxHash: elsewhere.txHash,
  }) as const
const ended = buildTrackedTx({ nonce: 7n, seen: true, lastGoodAtMs: 1, phase: endOf('draft') })

const success = ({ txHash }: SafeTxRecord) => buildExecution(txHash === null ? {} : { txHash })
const executionsOf = (records: readonly SafeTxRecord[]) =>
  new Map(records.map((record) => [record.safeTxHash, success(record)]))

/** Opens an account whose storage has these gifts; then the batch is executed. */
async function open({
  items = [ended],
  ...wishes
}: Partial<FakeWorld> & { readonly items?: readonly TrackedTx[] } = {}) {
  const world = createFakeWorld({
    onChain: buildOnChain({ nonce: 8n, blockNumber: 104n }),
    records: [elsewhere, draftRecord],
    executions: executionsOf([elsewhere]),
    ...wishes,
  })
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const before = contextOf(world, { clock, storage: browser.openTab() })
  persistTracking(before)
  for (const item of items) addTracked(before.tracked, item)
  const account = createSafeAccount({ ...before, storage: browser.openTab() })
  await clock.advance(0)
  const phases = () => account.tracked.getState().items.map(({ phase }) => phase)
  async function execute(made: SafeTxRecord, execution: Partial<Execution> | null = {}) {
    world.records = [made, elsewhere, draftRecord]
    world.onChain = buildOnChain({ nonce: made.nonce + 1n, blockNumber: 120n })
    if (execution !== null) world.executions.set(made.safeTxHash, { ...success(made), ...execution })
    await clock.advance(20 * 60_000)
  }
  const count = (what: string) => world.asked.filter((asked) => asked.startsWith(what)).length
  return { world, clock, account, phases, execute, count }
}

const delivered = { status: 'confirmed', paidBy: { safeTxHash: batch.safeTxHash, extent: 'part' } }

test('the batch that is executed after the draft has ended delivers it', async () => {
  const { phases, execute } = await open()
  expect(phases()).toEqual([endOf('draft')])
  await execute(batch)
  expect(phases()).toMatchObject([delivered])
})

test('it is being executed while the batch has too few blocks', async () => {
  const { world, clock, phases, execute } = await open()
  await execute(batch, { confirmations: 1 })
  expect(phases()).toMatchObject([{ status: 'executing', txHash: batch.txHash }])
  world.executions.set(batch.safeTxHash, success(batch))
  await clock.advance(60_000)
  expect(phases()).toMatchObject([delivered])
})

test('a batch that was executed while the app was closed delivers it at the next visit', async () => {
  const { phases } = await open({
    onChain: buildOnChain({ nonce: 10n, blockNumber: 120n }),
    // The first page is cut above the number of the draft.
    records: [batch],
    executions: executionsOf([elsewhere, batch]),
  })
  expect(phases()).toMatchObject([delivered])
})

test('two equal ended drafts: a batch that pays one of them delivers the first, and a later one the other', async () => {
  const twinHash = buildRecord({ safeTxGas: 1n }).safeTxHash
  const twin = buildTrackedTx({ ...ended, safeTxHash: twinHash, createdAtMs: 1 })
  const { phases, execute } = await open({ items: [ended, twin] })
  await execute(batch)
  expect(phases()).toMatchObject([endOf('draft'), delivered])
  const second = executed([another, ...theCalls, another], 10n)
  await execute(second)
  expect(phases()).toMatchObject([{ paidBy: { safeTxHash: second.safeTxHash } }, delivered])
})

test.each<[string, SafeTxRecord, Partial<FakeWorld>]>([
  ['no later transaction holds it', executed([another, another], 9n), {}],
  ['the code of the batch is not Safe’s own', batch, { codes: new Map([[batch.to, null]]) }],
  ['the record does not hash to what it says', { ...batch, value: 2n }, {}],
])('it keeps its end where %s', async (_why, made, wishes) => {
  const { phases, execute } = await open(wishes)
  await execute(made)
  expect(phases()).toEqual([endOf('draft')])
})

test.each<[string, Partial<Execution> | null]>([
  ['failed', { outcome: 'failure' }],
  ['no event of the Safe proves', null],
])('it keeps its end where the later batch is one that %s', async (_why, execution) => {
  const { phases, execute } = await open()
  await execute(batch, execution)
  expect(phases()).toEqual([endOf('draft')])
})

test('a day of looking at it costs the service nothing, and the chain hardly anything', async () => {
  const [with_, without] = [await open(), await open({ items: [] })]
  for (const { clock } of [with_, without]) await clock.advance(24 * hour)
  expect(with_.count('service')).toBe(without.count('service'))
  expect(with_.count('host')).toBe(without.count('host'))
  expect(with_.count('chain')).toBe(without.count('chain'))
})

test('what was proved not to be paid is not looked at again', async () => {
  const { phases, execute } = await open({ items: [{ ...ended, phase: endOf('no') }] })
  await execute(batch)
  expect(phases()[0]).toEqual(endOf('no'))
})

test('a tab that still has the old end does not take back what another tab has seen', () => {
  const executing = {
    status: 'executing',
    txHash: chainTxHash('x'),
    confirmations: 1,
    blockNumber: 1n,
  } as const
  const { status, paidBy } = { ...delivered, status: 'confirmed' as const }
  const confirmed = {
    status,
    paidBy: { ...paidBy, extent: 'part' as const },
    txHash: chainTxHash('x'),
    blockNumber: 1n,
  }
  for (const phase of [executing, confirmed]) {
    const seen = { ...ended, lastGoodAtMs: 0, phase }
    expect(mergeTracked([seen], [ended])).toEqual([seen])
    expect(mergeTracked([ended], [seen])).toEqual([seen])
  }
  const stale = { ...ended, lastGoodAtMs: 9, phase: { status: 'draft' as const } }
  expect(mergeTracked([stale], [ended])).toEqual([ended])
  expect(mergeTracked([ended], [stale])).toEqual([ended])
})
