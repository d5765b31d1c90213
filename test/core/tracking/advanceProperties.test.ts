import * as fc from 'fast-check'
import { keccak256 } from 'viem'
import { expect, test, vi } from 'vitest'
import { knownContract } from '../../../src/core/safe/knownContracts'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { Look, ProvedWitness, TxObservation } from '../../../src/core/tracking/observation'
import { isEndedDraft } from '../../../src/core/tracking/status/mayBeInBatch'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import {
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  owners,
  theCalls,
} from '../../support/safeFixtures'

/** P3 of the fault model: whatever the sources say, in whatever order, the chain's own word stands. */

const ours = buildRecord()
const records = [
  ours,
  buildRecord({ signedBy: ['Ada', 'Ben'] }),
  buildRecord({ isExecuted: true, isSuccessful: true, txHash: chainTxHash('claimed') }),
  buildRecord({ isExecuted: true, isSuccessful: null }),
  { ...buildRecord({ nonce: 9n }), safeTxHash: ours.safeTxHash },
  buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] }),
  {
    ...ours,
    confirmations: [{ owner: owners[1] ?? ours.safe, signature: '0x1234', submittedAtMs: null } as const],
  },
]

const otherAnswers = fc.constantFrom<Look<never>>(
  { kind: 'missing' },
  { kind: 'unreachable', reason: 'It is down.' },
  { kind: 'unreachable', reason: 'Too many requests.', retryAfterMs: 30_000 },
  { kind: 'notAsked' },
)
const lookAt = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Look<T>> =>
  fc.oneof(
    { weight: 3, arbitrary: value.map((found) => ({ kind: 'found', value: found }) as const) },
    otherAnswers,
  )

const anyOnChain = fc
  .record({
    nonce: fc.bigInt({ min: 5n, max: 9n }),
    threshold: fc.integer({ min: 1, max: 3 }),
    owners: fc.subarray(owners, { minLength: 1 }),
    blockNumber: fc.bigInt({ min: 95n, max: 110n }),
    version: fc.constantFrom('1.4.1', '1.4.1', '1.3.0', 'nonsense'),
  })
  .map(buildOnChain)

const anyExecution = fc
  .record({
    outcome: fc.constantFrom('success' as const, 'failure' as const),
    confirmations: fc.integer({ min: 0, max: 5 }),
    blockNumber: fc.bigInt({ min: 95n, max: 110n }),
  })
  .map(buildExecution)

const anyWitness = fc
  .record({
    kind: fc.constantFrom('cancelled' as const, 'replaced' as const),
    match: fc.constantFrom('equal' as const, 'contained' as const, 'disjoint' as const, 'unknown' as const),
    execution: anyExecution,
  })
  .map(({ kind, match, execution }): ProvedWitness => ({
    kind,
    match,
    others: [],
    refund: null,
    bySafeTxHash: `0x${'ee'.repeat(32)}` as SafeTxHash,
    byTxHash: execution.txHash,
    execution,
  }))

const batch = buildRecord({ calls: [theCalls, theCalls].flat() })
const codeHash = knownContract(batch.to)?.codeHash ?? '0x'

const anyLook: fc.Arbitrary<TxObservation> = fc.record({
  kind: fc.constant('safeTx' as const),
  confirmationsWanted: fc.integer({ min: 0, max: 4 }),
  onChain: lookAt(anyOnChain),
  execution: lookAt(anyExecution),
  record: lookAt(fc.constantFrom(...records)),
  code: lookAt(fc.constantFrom(codeHash, keccak256('0x00'))),
  approvals: lookAt(fc.subarray(owners)),
  transfers: lookAt(fc.constant([])),
  witness: lookAt(anyWitness),
})

const anyHistory = fc.array(anyLook, { maxLength: 6 })
const minute = 60_000

function play(history: readonly TxObservation[], from: TrackedItem = buildTrackedTx()): TrackedItem {
  return history.reduce((item, seen, index) => advance(item, seen, index * minute), from)
}

/** A gift that a true record has shown to wait for a signature. */
const queued = play([
  {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: { kind: 'found', value: buildOnChain() },
    execution: { kind: 'notAsked' },
    record: { kind: 'found', value: ours },
    code: { kind: 'notAsked' },
    approvals: { kind: 'notAsked' },
    transfers: { kind: 'notAsked' },
    witness: { kind: 'notAsked' },
  },
])

// Recovering a signature takes milliseconds, and a history has several.
const runs = { numRuns: 150 }
vi.setConfig({ testTimeout: 60_000 })

test('any answers in any order give a status with words, and final ones stay', () => {
  fc.assert(
    fc.property(anyHistory, anyLook, (history, more) => {
      const item = play(history)
      const row = statusTable[item.phase.status]
      expect(row.label(item)).not.toBe('')
      if (!row.final) return
      expect(item.note).toBeNull()
      // Only a list told of a removal, and a later batch can pay an ended draft: both can be refuted.
      if (item.phase.status === 'removed' || isEndedDraft(item)) return
      expect(advance(item, more, 99 * minute)).toBe(item)
    }),
    runs,
  )
})

test('nothing is delivered or failed without the event of the Safe that says so', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const { phase } = play(history)
      const events = history.flatMap(({ execution, witness }) => [
        ...(execution.kind === 'found' ? [execution.value.outcome] : []),
        ...(witness.kind === 'found' && /equal|contained/.test(witness.value.match)
          ? [witness.value.execution.outcome]
          : []),
      ])
      if (phase.status === 'confirmed') expect(events).toContain('success')
      if (phase.status === 'failed') expect(events).toContain('failure')
    }),
    runs,
  )
})

test('nothing is delivered before a true record has tied the hash to the calls', () => {
  const neverOurs = anyHistory.map((history) =>
    history.map((seen): TxObservation => ({
      ...seen,
      record: { kind: 'unreachable', reason: 'It is down.' },
    })),
  )
  fc.assert(
    fc.property(neverOurs, (history) => {
      expect(statusTable[play(history).phase.status].final).toBe(false)
    }),
    runs,
  )
})

test('a batch is never delivered where its contract has not been seen as Safe published it', () => {
  const anyBatchLook = anyLook.chain((seen) =>
    fc
      .record({
        record: lookAt(fc.constant(batch)),
        code: lookAt(fc.constantFrom(keccak256('0x00'), keccak256('0x01'))),
      })
      .map((change): TxObservation => ({ ...seen, ...change })),
  )
  const item = buildTrackedTx({ safeTxHash: batch.safeTxHash, calls: [theCalls, theCalls].flat() })
  fc.assert(
    fc.property(fc.array(anyBatchLook, { maxLength: 6 }), (history) => {
      expect(play(history, item).phase.status).not.toBe('confirmed')
    }),
    runs,
  )
})

test('what was executed is not shown as waiting', () => {
  fc.assert(
    fc.property(anyHistory, anyLook, anyExecution, (history, last, execution) => {
      const after = play([...history, { ...last, execution: found(execution) }], queued)
      expect(after.phase).not.toHaveProperty('signatures')
      expect(after.phase.status).not.toBe('proposed')
    }),
    runs,
  )
})

test('a used nonce is not shown as waiting, and ends only with the event or a witness', () => {
  fc.assert(
    fc.property(anyLook, fc.bigInt({ min: 8n, max: 12n }), (last, nonce) => {
      const { phase } = play(
        [{ ...last, onChain: found(buildOnChain({ nonce, blockNumber: 111n })) }],
        queued,
      )
      expect(phase).not.toHaveProperty('signatures')
      if (last.execution.kind !== 'found' && last.witness.kind !== 'found')
        expect(phase.status).toBe('executing')
    }),
    runs,
  )
})

test('unreachable sources change nothing but the note', () => {
  fc.assert(
    fc.property(anyHistory, anyLook, (history, last) => {
      const before = play(history)
      const down = { kind: 'unreachable', reason: 'It is down.' } as const
      const after = advance(
        before,
        {
          ...last,
          onChain: down,
          execution: down,
          record: down,
          code: down,
          approvals: down,
          transfers: down,
          witness: down,
        },
        99 * minute,
      )
      expect({ ...after, note: null }).toEqual({ ...before, note: null })
    }),
    runs,
  )
})

function found<T>(value: T) {
  return { kind: 'found', value } as const
}
