import { expect, test } from 'vitest'
import type { Call, SafeTxRecord } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import { clearTracked } from '../../src/core/tracking/stored/mergeStored'
import { nothingStored } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { createFakeWorld, type FakeWorld, portsOf } from '../support/fakeWorld'
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

/** A draft in a wallet's batch, whose nonce 7 went to something else; the batch was executed later. */

const another: Call = { to: addressOf('somebody else'), value: 1n, data: '0x' }
const draft = buildRecord({ signedBy: [], trusted: false, origin: '{}' })
const item = buildTrackedTx({ nonce: 7n, seen: true, phase: { status: 'draft' } })

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
const success = ({ txHash }: SafeTxRecord) => buildExecution(txHash === null ? {} : { txHash })

async function follow(
  later: readonly SafeTxRecord[],
  {
    others = [],
    cleared = [],
    draftRecord = draft,
    of = item,
    ...wishes
  }: Partial<FakeWorld> & {
    readonly others?: readonly TrackedTx[]
    readonly cleared?: readonly TrackedTx[]
    readonly draftRecord?: SafeTxRecord
    readonly of?: TrackedTx
  } = {},
): Promise<TrackedTx> {
  const world = createFakeWorld({
    onChain: buildOnChain({ nonce: 10n, blockNumber: 110n }),
    records: [...later, elsewhere, draftRecord],
    executions: new Map([elsewhere, ...later].map((record) => [record.safeTxHash, success(record)])),
    ...wishes,
  })
  const sources = { chain: aChain, ...portsOf(world, [of, ...others]) }
  sources.tracked.setState({ cleared })
  const seen = await observeItem(of, sources, new AbortController().signal)
  return advance(of, seen, 0) as TrackedTx
}

const executing = { status: 'executing', confirmations: 0, blockNumber: null } as const
const today = { status: 'replaced', byNonce: 7n, paid: 'draft', bySafeTxHash: elsewhere.safeTxHash }
const byBatch = { status: 'confirmed', paidBy: { safeTxHash: batch.safeTxHash, extent: 'part' } }

test('the batch that carried the draft under a later nonce delivers it', async () => {
  expect((await follow([batch])).phase).toMatchObject(byBatch)
})

test.each<[string, readonly SafeTxRecord[], Partial<FakeWorld>]>([
  ['no later batch holds it', [executed([another, another], 9n)], {}],
  ['the later batch waits', [{ ...batch, isExecuted: false, isSuccessful: null, txHash: null }], {}],
  [
    'no event of the Safe proves the later batch',
    [batch],
    { executions: new Map([[elsewhere.safeTxHash, success(elsewhere)]]) },
  ],
  [
    'the later batch failed',
    [batch],
    {
      executions: new Map([
        [elsewhere.safeTxHash, success(elsewhere)],
        [batch.safeTxHash, { ...success(batch), outcome: 'failure' as const }],
      ]),
    },
  ],
  ['the code of the batch is not Safe’s own', [batch], { codes: new Map([[batch.to, null]]) }],
  ['the record does not hash to what it says', [{ ...batch, value: 2n }], {}],
])('the draft keeps its words where %s', async (_why, later, wishes) => {
  expect((await follow(later, wishes)).phase).toMatchObject(today)
})

test('what was proposed and signed is not searched for in later batches', async () => {
  const of = buildTrackedTx({ nonce: 7n, seen: true })
  const { phase } = await follow([batch], { draftRecord: buildRecord(), of })
  expect(phase).toMatchObject({ status: 'replaced', paid: 'no' })
})

test.each<[string, Partial<TrackedTx>]>([
  ['was a draft until now', {}],
  ['was settling', { wasDraft: true, phase: { ...executing, txHash: null } }],
  ['was called removed', { wasDraft: true, phase: { status: 'removed' } }],
])(
  'a draft whose record has vanished, and that %s, is searched for in later batches',
  async (_what, before) => {
    const of = { ...item, ...before }
    const records = (later: readonly SafeTxRecord[]) => ({ records: [...later, elsewhere], of })
    expect((await follow([], records([]))).phase).toMatchObject(today)
    expect((await follow([batch], records([batch]))).phase).toMatchObject(byBatch)
  },
)

test('a draft that was signed by its link is searched for in later batches', async () => {
  const of = { ...item, wasDraft: true as const }
  const signed = { draftRecord: buildRecord(), of }
  expect((await follow([], signed)).phase).toMatchObject(today)
  expect((await follow([batch], signed)).phase).toMatchObject(byBatch)
})

test('of two equal drafts and one payment in the batch only the first is delivered', async () => {
  const twinRecord = buildRecord({ safeTxGas: 1n, signedBy: [], trusted: false, origin: '{}' })
  const twin = buildTrackedTx({ ...item, safeTxHash: twinRecord.safeTxHash, createdAtMs: 1 })
  const records = [batch, elsewhere, draft, twinRecord]
  expect((await follow([batch], { records, others: [twin] })).phase).toMatchObject(byBatch)
  expect((await follow([batch], { records, others: [item], of: twin })).phase).toMatchObject(today)
  const twice = executed([...theCalls, another, ...theCalls], 9n)
  const both = { records: [twice, elsewhere, draft, twinRecord], others: [item], of: twin }
  expect((await follow([twice], both)).phase).toMatchObject({ status: 'confirmed' })
})

test('nor is the second once the delivered one was cleared', async () => {
  const twinRecord = buildRecord({ safeTxGas: 1n, signedBy: [], trusted: false, origin: '{}' })
  const twin = buildTrackedTx({ ...item, safeTxHash: twinRecord.safeTxHash, createdAtMs: 1 })
  const records = [batch, elsewhere, draft, twinRecord]
  const first = await follow([batch], { records, others: [twin] })
  const left = clearTracked({ ...nothingStored, items: [first, twin] }, 2).items
  const others = left.filter((other): other is TrackedTx => other.kind === 'safeTx' && other !== twin)
  expect((await follow([batch], { records, others, of: twin })).phase).toMatchObject(today)
})

test('nor is one that a file brought, which does not keep the delivered one from being cleared', async () => {
  const twinRecord = buildRecord({ safeTxGas: 1n, signedBy: [], trusted: false, origin: '{}' })
  const twin = buildTrackedTx({
    ...item,
    safeTxHash: twinRecord.safeTxHash,
    createdAtMs: 1,
    imported: true,
  })
  const records = [batch, elsewhere, draft, twinRecord]
  const first = await follow([batch], { records, others: [twin] })
  const { items } = clearTracked({ ...nothingStored, items: [first, twin] }, 2)
  expect(items).toEqual([twin])
  expect((await follow([batch], { records, cleared: [first], of: twin })).phase).toMatchObject(today)
  expect((await follow([batch], { records, of: twin })).phase).toMatchObject(byBatch)
})

test('a batch that was begun here as a gift of its own pays itself first', async () => {
  const own = buildTrackedTx({ safeTxHash: batch.safeTxHash, calls: [...theCalls, another], nonce: 9n })
  expect((await follow([batch], { others: [own] })).phase).toMatchObject(today)
})

test('a rejection that took the number of a draft does not cancel it: the batch may still hold the draft', async () => {
  const rejection = buildRejection({ isExecuted: true, isSuccessful: true, txHash: chainTxHash('rejection') })
  const rejected = (later: readonly SafeTxRecord[]) => ({
    records: [...later, rejection, draft],
    executions: new Map([rejection, ...later].map((record) => [record.safeTxHash, success(record)])),
  })
  expect((await follow([], rejected([]))).phase).toMatchObject({
    status: 'replaced',
    paid: 'draft',
    bySafeTxHash: rejection.safeTxHash,
  })
  expect((await follow([batch], rejected([batch]))).phase).toMatchObject(byBatch)
  const of = buildTrackedTx({ nonce: 7n, seen: true })
  const signed = { ...rejected([]), records: [rejection, buildRecord()], of }
  expect((await follow([], signed)).phase).toMatchObject({ status: 'cancelled' })
})

const unreadable = ['{"operation":2}']

test('a list with a row that cannot be read does not end a draft: the row may be its batch, or the draft itself', async () => {
  const waiting = { phase: { status: 'executing' }, note: { kind: 'nonceUsed' } }
  expect(await follow([], { unreadable })).toMatchObject(waiting)
  expect(await follow([], { unreadable, records: [elsewhere] })).toMatchObject(waiting)
  expect((await follow([batch], { unreadable })).phase).toMatchObject(byBatch)
})

test('an ended draft is still delivered by a batch that can be read beside a row that cannot', async () => {
  const { phase } = await follow([], {})
  const ended = { ...item, phase }
  expect((await follow([], { of: ended, unreadable })).phase).toMatchObject(today)
  expect((await follow([batch], { of: ended, unreadable })).phase).toMatchObject(byBatch)
})
