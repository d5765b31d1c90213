import { expect, test } from 'vitest'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { safeClaims } from '../../../src/core/tracking/advance/paid/safeClaims'
import { hasEqualDraft, isEndedDraft } from '../../../src/core/tracking/status/mayBeInBatch'
import type { ProvedWitness, TxObservation } from '../../../src/core/tracking/observation'
import { addTracked, createTrackedStore } from '../../../src/core/tracking/trackedStore'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import type { TrackedTx, TxPhase } from '../../../src/core/tracking/trackedItem'
import {
  buildExecution,
  buildOnChain,
  buildTrackedTx,
  chainTxHash,
  theCalls,
} from '../../support/safeFixtures'
import { buildTrackedChainTx } from '../../support/walletFixtures'

/** The nonce of a draft went to another transaction, and the batch that holds the draft may still be executed. */

const hash = (digit: string) => `0x${digit.repeat(64)}` as SafeTxHash
const by = { bySafeTxHash: hash('a'), byTxHash: null }
const endAs = (paid: 'no' | 'unknown' | 'draft') =>
  ({ status: 'replaced', byNonce: 7n, paid, ...by }) as const
const draft = (overrides: Partial<TrackedTx> = {}) =>
  buildTrackedTx({ nonce: 7n, lastGoodAtMs: 5, phase: endAs('draft'), ...overrides })

function look(overrides: Partial<ProvedWitness> = {}): TxObservation {
  const notAsked = { kind: 'notAsked' } as const
  const execution = buildExecution({ txHash: chainTxHash('batch') })
  const witness: ProvedWitness = {
    kind: 'replaced',
    bySafeTxHash: hash('b'),
    byTxHash: execution.txHash,
    execution,
    match: 'contained',
    others: [],
    refund: null,
    ...overrides,
  }
  return {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: { kind: 'found', value: buildOnChain({ nonce: 10n, blockNumber: 120n }) },
    execution: notAsked,
    record: notAsked,
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: { kind: 'found', value: witness },
  }
}

test('only a transaction that is proved to have paid the draft refutes its end', () => {
  expect(advance(draft(), look(), 9).phase).toMatchObject({
    status: 'confirmed',
    txHash: chainTxHash('batch'),
  })
  const item = draft()
  const failed = buildExecution({ outcome: 'failure' })
  for (const seen of [
    look({ match: 'disjoint' }),
    look({ match: 'unknown' }),
    look({ execution: failed }),
    { ...look(), witness: { kind: 'missing' } as const },
    { ...look(), witness: { kind: 'missing' } as const, record: { kind: 'missing' } as const },
  ])
    expect(advance(item, seen, 9)).toBe(item)
})

test.each<TxPhase>([endAs('no'), endAs('unknown'), { status: 'cancelled', ...by }])(
  'an end that is no draft’s ($status, $paid) stays whatever is seen',
  (phase) => {
    const item = draft({ phase })
    expect(isEndedDraft(item)).toBe(false)
    expect(advance(item, look(), 9)).toBe(item)
  },
)

test('an ended draft still claims its payment from an equal one that was begun later', () => {
  const witness = { safeTxHash: hash('b'), nonce: 9n }
  const later = draft({ safeTxHash: hash('2'), nonce: 8n, createdAtMs: 1, phase: { status: 'draft' } })
  const claims = (first: TrackedTx) => safeClaims(witness, later, [first, later])
  expect(claims(draft())).toEqual([theCalls])
  expect(claims(draft({ phase: { status: 'draft' } }))).toEqual([theCalls])
  expect(claims(draft({ phase: endAs('no') }))).toEqual([])
  expect(claims(draft({ nonce: 9n }))).toEqual([theCalls])
  expect(claims(draft({ nonce: 10n }))).toEqual([])
  expect(claims(draft({ nonce: null }))).toEqual([])
  const unshown = { ...later, nonce: null }
  expect(safeClaims(witness, unshown, [draft(), unshown])).toEqual([])
  // What has taken the nonce of the later one is no batch that could hold the first.
  const atSame = draft({ safeTxHash: hash('2'), nonce: 9n, createdAtMs: 1, phase: { status: 'draft' } })
  expect(safeClaims(witness, atSame, [draft({ nonce: 8n }), atSame])).toEqual([])
})

test('of two copies the execution of a later batch counts, and else the end', () => {
  const txHash = chainTxHash('batch')
  const executing = { status: 'executing', txHash, confirmations: 1, blockNumber: 1n } as const
  const settling = { ...executing, confirmations: 0 }
  const merged = (one: TxPhase, other: TxPhase) => [
    mergeTracked([draft({ phase: one, lastGoodAtMs: 1 })], [draft({ phase: other, lastGoodAtMs: 9 })])[0]
      ?.phase,
    mergeTracked([draft({ phase: other, lastGoodAtMs: 9 })], [draft({ phase: one, lastGoodAtMs: 1 })])[0]
      ?.phase,
  ]
  const paid = { status: 'confirmed', txHash, blockNumber: 1n } as const
  expect(merged(executing, endAs('draft'))).toEqual([executing, executing])
  expect(merged(paid, endAs('draft'))).toEqual([paid, paid])
  expect(merged(endAs('draft'), settling)).toEqual([endAs('draft'), endAs('draft')])
  expect(merged(endAs('draft'), { status: 'draft' })).toEqual([endAs('draft'), endAs('draft')])
  expect(merged(endAs('no'), executing)).toEqual([endAs('no'), endAs('no')])
})

test('an equal draft is one with the same calls that may still be in the batch', () => {
  expect(hasEqualDraft([draft()], theCalls)).toBe(true)
  expect(hasEqualDraft([draft({ phase: { status: 'draft' } })], theCalls)).toBe(true)
  expect(hasEqualDraft([draft({ phase: { status: 'proposed' } })], theCalls)).toBe(false)
  expect(hasEqualDraft([draft({ phase: endAs('no') })], theCalls)).toBe(false)
  expect(hasEqualDraft([draft({ calls: [] }), buildTrackedChainTx()], theCalls)).toBe(false)
  expect(hasEqualDraft([buildTrackedChainTx(), draft()], theCalls)).toBe(true)
})

test('what was shown as a draft may still be in the batch, whatever became of its record', () => {
  const has = (phase: TxPhase, wasDraft = true) =>
    hasEqualDraft([draft({ phase, ...(wasDraft && { wasDraft }) })], theCalls)
  expect(has({ status: 'removed' })).toBe(true)
  expect(has({ status: 'removed' }, false)).toBe(false)
  const signatures = { signed: [], missing: [], threshold: 1 }
  expect(has({ status: 'awaitingConfirmations', signatures })).toBe(true)
  const txHash = chainTxHash('batch')
  const paid = { status: 'confirmed', txHash, blockNumber: 1n } as const
  expect(has(paid)).toBe(true)
  expect(has({ ...paid, paidBy: { safeTxHash: hash('b'), extent: 'part' } })).toBe(false)
})

test('that it was a draft is stored, and kept whichever copy is the later one', () => {
  const was = draft({ wasDraft: true, phase: { status: 'draft' }, lastGoodAtMs: 1 })
  const later = draft({ phase: { status: 'proposed' }, lastGoodAtMs: 9 })
  expect(parseTracked(serialiseTracked([was], 0)).items).toEqual([was])
  for (const merged of [mergeTracked([was], [later]), mergeTracked([later], [was])])
    expect(merged).toEqual([{ ...later, wasDraft: true }])
  expect(mergeTracked([later], [later])).toEqual([later])
  // The same bytes, proposed once more after they were removed, are still in the batch.
  const removed = { ...was, phase: { status: 'removed' as const } }
  const again = draft({ phase: { status: 'proposed' }, createdAtMs: 99 })
  const store = createTrackedStore({ items: [removed], durable: true })
  addTracked(store, again)
  for (const items of [mergeTracked([again], [removed]), store.getState().items])
    expect(items).toEqual([{ ...again, wasDraft: true }])
  // A hash that was asked for as another payment proves nothing of this one.
  expect(mergeTracked([{ ...again, calls: [] }], [removed])).toEqual([{ ...again, calls: [] }])
})
