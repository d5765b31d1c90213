import { expect, test } from 'vitest'
import type { SafeMessageHash } from '../../../src/core/safe/safeTx'
import { trackedId, type TrackedItem, type TxPhase } from '../../../src/core/tracking/trackedItem'
import { waitingTxs } from '../../../src/core/tracking/waitingTxs'
import { chainTxHash } from '../../support/safeFixtures'
import { trackedCalls, trackedChainTx } from '../../ui/fakeWallet'
import { safeTxHashOf, trackedGifts, trackedTx } from '../../ui/fakes'

const txHash = chainTxHash('x')
const signatures = { signed: [], missing: [], threshold: 2 }
const replaced = { status: 'replaced', byNonce: 7n, bySafeTxHash: safeTxHashOf(2), byTxHash: null } as const
const refund = { atMost: 5n, token: null, receiver: null }
const moneyOf = (item: TrackedItem) => waitingTxs([item])[0]?.money ?? null

test.each<[TxPhase, ReturnType<typeof moneyOf>]>([
  [{ status: 'proposed' }, 'promised'],
  [{ status: 'draft' }, 'promised'],
  [{ status: 'awaitingConfirmations', signatures }, 'promised'],
  [{ status: 'awaitingExecution', signatures, waitsForNonce: 4n }, 'promised'],
  [{ status: 'executing', txHash: null, confirmations: 0, blockNumber: null }, 'leaving'],
  [{ status: 'confirmed', txHash, blockNumber: 1n }, null],
  [{ status: 'failed', txHash, blockNumber: 1n }, null],
  [{ status: 'cancelled', bySafeTxHash: null, byTxHash: null }, null],
  [{ status: 'removed' }, null],
  [{ ...replaced, paid: 'no' }, null],
  [{ ...replaced, paid: 'unknown' }, 'unknown'],
  // The wallet's batch may still hold the draft, and pays it once it is confirmed.
  [{ ...replaced, paid: 'draft' }, 'unknown'],
])('a Safe transaction in %s', (phase, money) => {
  expect(moneyOf(trackedTx({ phase }))).toBe(money)
})

test('carries what it gives, its nonce and its refund', () => {
  expect(waitingTxs([trackedTx({ nonce: 9n, refund })])).toMatchObject([
    { nonce: 9n, gifts: trackedGifts, refund },
  ])
})

test('drafts share a nonce without excluding each other: a batch pays all of them', () => {
  expect(waitingTxs([trackedTx({ nonce: 9n, phase: { status: 'draft' } })])).toMatchObject([{ nonce: null }])
})

test('a draft that a queued batch pays is promised once, an equal second draft beside it still', () => {
  const draft = trackedTx({ safeTxHash: safeTxHashOf(1), nonce: 9n, phase: { status: 'draft' } })
  const twin = { ...draft, safeTxHash: safeTxHashOf(2) }
  const calls = [{ to: draft.safe, value: 3n, data: '0x' as const }, ...draft.calls]
  const batch = trackedTx({ safeTxHash: safeTxHashOf(3), nonce: 9n, calls, rebuilt: true })
  expect(draft.calls).not.toHaveLength(0)
  expect(waitingTxs([batch, draft])).toHaveLength(1)
  expect(waitingTxs([batch, draft, twin])).toHaveLength(2)
  expect(waitingTxs([{ ...batch, nonce: 8n }, draft])).toHaveLength(2)
  expect(waitingTxs([{ ...batch, rebuilt: false }, draft])).toHaveLength(2)
})

test('a draft whose record was removed may have been paid by the batch, an ordinary removal was not', () => {
  const removed = trackedTx({ phase: { status: 'removed' } })
  expect(moneyOf({ ...removed, wasDraft: true })).toBe('unknown')
  expect(moneyOf(removed)).toBeNull()
})

test('a payment of a wallet is promised until a block holds it', () => {
  const mined = { status: 'executing', txHash, confirmations: 1, blockNumber: 1n } as const
  expect(moneyOf(trackedChainTx(0))).toBe('promised')
  expect(moneyOf(trackedChainTx(0, { phase: mined }))).toBe('leaving')
  expect(moneyOf(trackedChainTx(0, { note: { kind: 'untold' } }))).toBe('leaving')
  expect(moneyOf(trackedChainTx(0, { phase: { status: 'repriced', txHash } }))).toBeNull()
  expect(moneyOf(trackedCalls({ phase: { ...mined, confirmations: 0, blockNumber: null } }))).toBe('promised')
  expect(waitingTxs([trackedChainTx(0, { nonce: 7 })])).toMatchObject([{ nonce: 7n, refund: null }])
})

test('a batch of a wallet that failed without proof may have been paid; any other failure was not', () => {
  const failed = { status: 'failed', txHash, blockNumber: 1n } as const
  expect(moneyOf(trackedCalls({ phase: { ...failed, given: 'unknown' } }))).toBe('unknown')
  expect(moneyOf(trackedCalls({ phase: { ...failed, given: 'nothing' } }))).toBeNull()
  expect(moneyOf(trackedCalls({ phase: { ...failed, given: 'part' } }))).toBeNull()
  expect(moneyOf(trackedChainTx(0, { phase: failed }))).toBeNull()
})

test('a payment whose nonce is unknown excludes no other', () => {
  const [waiting] = waitingTxs([trackedChainTx(0, { nonce: null })])
  expect(waiting).toMatchObject({ nonce: null, money: 'promised' })
})

test('a message moves no money', () => {
  const { chainId, safe, createdAtMs, lastGoodAtMs, note, rebuilt } = trackedTx({})
  const message = {
    chainId,
    safe,
    createdAtMs,
    lastGoodAtMs,
    note,
    rebuilt,
    title: 'Sign in',
    kind: 'safeMessage',
    messageHash: txHash as string as SafeMessageHash,
    innerHash: txHash,
    phase: { status: 'needsConfirmation', signatures },
  } as const
  expect(waitingTxs([message])).toEqual([])
})

test('only a batch that still waits stands for its drafts', () => {
  const draft = trackedTx({ safeTxHash: safeTxHashOf(1), nonce: 9n, phase: { status: 'draft' } })
  const batch = trackedTx({ safeTxHash: safeTxHashOf(3), nonce: 9n, rebuilt: true })
  const ended = { ...batch, phase: { status: 'cancelled', bySafeTxHash: null, byTxHash: null } } as const
  expect(waitingTxs([batch, draft]).map(({ id }) => id)).toEqual([trackedId(batch)])
  expect(waitingTxs([ended, draft]).map(({ id }) => id)).toEqual([trackedId(draft)])
})
