import { describe, expect, test } from 'vitest'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import type { TxObservation } from '../../../src/core/tracking/observation'
import { trackedId, type TrackedTx } from '../../../src/core/tracking/trackedItem'
import { addTracked, createTrackedStore, updateTracked } from '../../../src/core/tracking/trackedStore'
import { buildOnChain, buildTrackedTx, chainTxHash, theCalls } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const older = buildTrackedTx({ safeTxHash: hash(1), createdAtMs: 1 })
const newer = buildTrackedTx({ safeTxHash: hash(2), createdAtMs: 2 })

function storeWith(...items: (typeof older)[]) {
  const store = createTrackedStore({ items: [], durable: true })
  for (const item of items) addTracked(store, item)
  return store
}

test('a batch that paid two gifts which are followed is not listed beside them, unless it paid more', () => {
  const paidBy = { safeTxHash: hash(9), extent: 'part' } as const
  const phase = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n, paidBy } as const
  const parts = [1, 2].map((index) => buildTrackedTx({ safeTxHash: hash(index), phase }))
  const batch = buildTrackedTx({ safeTxHash: hash(9), calls: [theCalls, theCalls].flat(), rebuilt: true })
  expect(mergeTracked(parts, [batch])).toHaveLength(2)
  expect(mergeTracked(parts.slice(1), [batch])).toHaveLength(2)
  expect(mergeTracked(parts, [{ ...batch, calls: [...batch.calls, ...theCalls] }])).toHaveLength(3)
  expect(mergeTracked(parts, [{ ...batch, rebuilt: false }])).toHaveLength(3)
})

test('the newest gift stands first', () => {
  expect(storeWith(newer, older).getState().items).toEqual([newer, older])
})

test('a payment that was sped up stands behind what it goes on as, whichever hash is smaller', () => {
  for (const [before, after] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    const next = buildTrackedChainTx({ txHash: chainTxHash(after) })
    const left = buildTrackedChainTx({
      txHash: chainTxHash(before),
      phase: { status: 'repriced', txHash: next.txHash },
    })
    expect(mergeTracked([left], [next])).toEqual([next, left])
    expect(mergeTracked([next], [left])).toEqual([next, left])
  }
})

test('following the same gift twice changes nothing, unless the first was only found at the service', () => {
  const again = { ...older, gifts: [] }
  expect(storeWith(older, again).getState().items).toEqual([older])
  expect(storeWith({ ...older, rebuilt: true }, again).getState().items).toEqual([again])
  expect(storeWith(older, { ...again, rebuilt: true }).getState().items).toEqual([older])
})

describe('the same gift proposed again after it was removed, under the same hash', () => {
  const removed = { ...older, phase: { status: 'removed' as const }, missingSinceMs: 1, lastGoodAtMs: 9 }
  const again = { ...older, createdAtMs: 5 }

  test('is followed again', () => {
    expect(storeWith(removed, again).getState().items).toEqual([again])
    expect(storeWith({ ...removed, rebuilt: true }, again).getState().items).toEqual([again])
  })

  test('and storage, or another tab, does not bring the removed one back', () => {
    expect(mergeTracked([again], [removed])).toEqual([again])
    expect(mergeTracked([removed], [again])).toEqual([again])
    const twice = { ...removed, createdAtMs: 5 }
    expect(mergeTracked([removed], [twice])).toEqual([twice])
    expect(mergeTracked([twice], [removed])).toEqual([twice])
  })

  test('what only comes late, or was found at the service, changes nothing', () => {
    expect(storeWith(removed, older).getState().items).toEqual([removed])
    expect(storeWith(removed, { ...again, rebuilt: true }).getState().items).toEqual([removed])
    expect(mergeTracked([removed], [{ ...again, rebuilt: true }])).toEqual([removed])
  })

  test('nor is what the chain has ended begun anew', () => {
    const failed = {
      ...older,
      phase: { status: 'failed' as const, txHash: chainTxHash('x'), blockNumber: 1n },
    }
    expect(storeWith(failed, again).getState().items).toEqual([failed])
    expect(mergeTracked([again], [failed])).toEqual([failed])
  })
})

test('a change reaches its own item only, and no change wakes nobody', () => {
  const store = storeWith(older, newer)
  let woken = 0
  store.subscribe(() => (woken += 1))
  updateTracked(store, trackedId(older), (item) => item)
  updateTracked(store, 'unknown', () => newer)
  expect(woken).toBe(0)
  updateTracked(store, trackedId(older), (item) => ({ ...item, lastGoodAtMs: 5 }))
  expect(store.getState().items).toEqual([newer, { ...older, lastGoodAtMs: 5 }])
})

test('of two tabs the final copy of an item wins, else the one with the later good answer', () => {
  const phase = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n } as const
  const final = { ...older, phase, lastGoodAtMs: 1 }
  const late = { ...older, lastGoodAtMs: 9 }
  expect(mergeTracked([late], [final])).toEqual([final])
  expect(mergeTracked([final], [late])).toEqual([final])
  expect(mergeTracked([older], [late])).toEqual([late])
  expect(mergeTracked([late], [older])).toEqual([late])
  expect(mergeTracked([older], [newer])).toEqual([newer, older])
})

test('a copy that the chain shows to be executed is not ended by one that was removed before', () => {
  const removed = { ...older, phase: { status: 'removed' as const }, lastGoodAtMs: 1 }
  const executing = {
    ...older,
    phase: { status: 'executing' as const, txHash: null, confirmations: 1, blockNumber: 9n },
    lastGoodAtMs: 9,
  }
  expect(mergeTracked([removed], [executing])).toEqual([executing])
  expect(mergeTracked([executing], [removed])).toEqual([executing])
})

test('an event on the chain outlasts a later removal, and a mere claim of an execution does not', () => {
  const removed = { ...older, phase: { status: 'removed' as const }, lastGoodAtMs: 9 }
  const executing = (confirmations: number) => ({
    ...older,
    phase: { status: 'executing' as const, txHash: null, confirmations, blockNumber: 9n },
    lastGoodAtMs: 1,
  })
  for (const [copy, winner] of [
    [executing(1), executing(1)],
    [executing(0), removed],
  ] as const) {
    expect(mergeTracked([removed], [copy])).toEqual([winner])
    expect(mergeTracked([copy], [removed])).toEqual([winner])
  }
  // A reorg has taken it back.
  const waiting = { ...older, lastGoodAtMs: 9 }
  expect(mergeTracked([executing(1)], [waiting])).toEqual([waiting])
})

test('gifts of the same moment have one order in every tab', () => {
  const [one, other] = [older, { ...newer, createdAtMs: older.createdAtMs }]
  expect(mergeTracked([one], [other])).toEqual(mergeTracked([other], [one]))
})

test('a removal is what a list said at one time: the copy with the later good answer wins, removed or not', () => {
  const removed = { ...older, phase: { status: 'removed' as const }, lastGoodAtMs: 5 }
  const back = { ...older, lastGoodAtMs: 9 }
  const before = { ...older, lastGoodAtMs: 1 }
  for (const [late, early] of [
    [back, removed],
    [removed, before],
  ] as const) {
    expect(mergeTracked([late], [early])).toEqual([late])
    expect(mergeTracked([early], [late])).toEqual([late])
  }
})

test('what was asked for is known by one copy, and where it stands by the one with the later good answer', () => {
  const found = { ...older, rebuilt: true, createdAtMs: 7, lastGoodAtMs: 9, nonce: 7n, seen: true }
  const both = { ...older, lastGoodAtMs: 9, nonce: 7n, seen: true }
  expect(mergeTracked([older], [found])).toEqual([both])
  expect(mergeTracked([found], [older])).toEqual([both])
  const removed = { ...older, phase: { status: 'removed' as const }, lastGoodAtMs: 5 }
  expect(mergeTracked([removed], [found])).toEqual([both])
  const late = { ...older, lastGoodAtMs: 10 }
  expect(mergeTracked([found], [late])).toEqual([{ ...late, nonce: 7n }])
})

test('a transaction found under the hash of a gift that pays something else proves nothing of the gift', () => {
  const calls = theCalls.map((call) => ({ ...call, value: call.value + 1n }))
  const phase = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n } as const
  const found = { ...older, rebuilt: true, calls, nonce: 7n, lastGoodAtMs: 9 }
  for (const other of [found, { ...found, phase }]) {
    expect(mergeTracked([older], [other])).toEqual([older])
    expect(mergeTracked([other], [older])).toEqual([older])
  }
  const late = { ...older, lastGoodAtMs: 10 }
  expect(mergeTracked([late], [found])).toEqual([late])
})

test("a wallet's nonce, and the transaction of its batch, stay known when a later answer does not name them", () => {
  const named = chainTxHash('named')
  for (const [early, late, both] of [
    [
      buildTrackedChainTx({ nonce: 5, lastGoodAtMs: 1 }),
      buildTrackedChainTx({ lastGoodAtMs: 2, note: { kind: 'notSeen', sinceMs: 2 } }),
      buildTrackedChainTx({ lastGoodAtMs: 2, note: { kind: 'notSeen', sinceMs: 2 }, nonce: 5 }),
    ],
    [
      buildTrackedCalls({ txHash: named, lastGoodAtMs: 1 }),
      buildTrackedCalls({ lastGoodAtMs: 2 }),
      buildTrackedCalls({ txHash: named, lastGoodAtMs: 2 }),
    ],
  ] as const) {
    expect(mergeTracked([early], [late])).toEqual([both])
    expect(mergeTracked([late], [early])).toEqual([both])
  }
})

test('a gift that one tab has seen meanwhile is not removed by what the other tab missed before', () => {
  const second = 1_000
  const shown = { ...older, nonce: 7n, seen: true, lastGoodAtMs: 30 * second }
  const missed = { ...older, lastGoodAtMs: 50 * second, missingSinceMs: 0 }
  const seen: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: { kind: 'found', value: buildOnChain() },
    execution: { kind: 'missing' },
    record: { kind: 'missing' },
    code: { kind: 'notAsked' },
    approvals: { kind: 'notAsked' },
    transfers: { kind: 'notAsked' },
    witness: { kind: 'notAsked' },
  }
  for (const merged of [mergeTracked([shown], [missed]), mergeTracked([missed], [shown])]) {
    const statusAt = (nowMs: number) => merged.map((item) => advance(item, seen, nowMs).phase.status)
    expect(statusAt(60 * second)).toEqual(['proposed'])
    expect(statusAt(90 * second)).toEqual(['removed'])
  }
})

test('how long a gift is missing is not shortened by a tab that did not see it either', () => {
  const missing = (missingSinceMs: number, lastGoodAtMs: number, seen = false) =>
    buildTrackedTx({ nonce: 7n, seen, missingSinceMs: seen ? null : missingSinceMs, lastGoodAtMs })
  const since = (other: TrackedTx) =>
    mergeTracked([missing(5, 60)], [other]).map((item) => item.kind === 'safeTx' && item.missingSinceMs)
  expect(since(missing(8, 30))).toEqual([5])
  expect(since(missing(8, 30, true))).toEqual([30])
})
