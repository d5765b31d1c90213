import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { SafeMessageHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import {
  parseTracked,
  serialiseTracked,
  nothingStored,
} from '../../../src/core/tracking/stored/storedTracked'
import type {
  TrackedChainTx,
  TrackedItem,
  TrackedMessage,
  TrackedTx,
} from '../../../src/core/tracking/trackedItem'
import { buildTrackedTx, chainTxHash, owners, theSafe } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

// Many runs, on machines that do other things beside.
vi.setConfig({ testTimeout: 60_000 })

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const txHash = chainTxHash('x')
const signatures = { signed: owners.slice(0, 1), missing: owners.slice(1), threshold: 2 }
const by = { bySafeTxHash: hash(7), byTxHash: txHash }

const anyUint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const anyTx: fc.Arbitrary<TrackedTx> = fc
  .record({
    nonce: fc.option(anyUint),
    fromBlock: fc.option(anyUint),
    createdAtMs: fc.integer({ min: 0 }),
    lastGoodAtMs: fc.option(fc.integer({ min: 0 })),
    missingSinceMs: fc.option(fc.integer({ min: 0 })),
    seen: fc.boolean(),
    rebuilt: fc.boolean(),
    calls: fc.array(
      fc.record({ to: fc.constant(theSafe), value: anyUint, data: fc.constant('0xabcd' as const) }),
    ),
    refund: fc.option(
      fc.record({ atMost: anyUint, token: fc.option(fc.constant(theSafe)), receiver: fc.constant(null) }),
    ),
    note: fc.constantFrom<TrackedTx['note']>(
      null,
      { kind: 'unreachable', reason: 'It is down.', sinceMs: 5 },
      { kind: 'nonceUsed', sinceMs: 5 },
      { kind: 'forged', field: 'calls' },
      { kind: 'unsigned' },
      { kind: 'notListed', sinceMs: 5 },
      {
        kind: 'received',
        gifts: [
          {
            payeeName: null,
            recipient: theSafe,
            symbol: 'FEE',
            decimals: 18,
            token: theSafe,
            given: 2n ** 256n - 1n,
            arrived: 0n,
          },
          {
            payeeName: 'Wells',
            recipient: theSafe,
            symbol: 'BACK',
            decimals: 6,
            token: theSafe,
            given: 1n,
            arrived: 1n,
            returned: 1n,
          },
        ],
      },
    ),
    phase: anyUint.chain((number) =>
      fc.constantFrom<TrackedTx['phase']>(
        { status: 'proposed' },
        { status: 'draft' },
        { status: 'awaitingConfirmations', signatures },
        { status: 'awaitingExecution', signatures, waitsForNonce: number },
        { status: 'awaitingExecution', signatures, waitsForNonce: null },
        { status: 'executing', txHash: null, confirmations: 0, blockNumber: number },
        { status: 'executing', txHash, confirmations: 2, blockNumber: null },
        { status: 'confirmed', txHash, blockNumber: number },
        {
          status: 'confirmed',
          txHash,
          blockNumber: number,
          paidBy: { safeTxHash: hash(7), extent: 'part' },
        },
        { status: 'failed', txHash, blockNumber: number },
        { status: 'replaced', byNonce: number, paid: 'no', ...by },
        { status: 'replaced', byNonce: number, paid: 'unknown', ...by },
        { status: 'replaced', byNonce: number, paid: 'draft', ...by },
        { status: 'cancelled', ...by },
        { status: 'removed' },
      ),
    ),
  })
  .map((overrides) => buildTrackedTx(overrides))

const aMessage: TrackedMessage = {
  kind: 'safeMessage',
  chainId: 31337,
  safe: theSafe,
  createdAtMs: 1,
  lastGoodAtMs: null,
  note: null,
  rebuilt: false,
  messageHash: hash(1) as string as SafeMessageHash,
  innerHash: hash(2),
  title: 'Sign in',
  phase: { status: 'needsConfirmation', signatures },
}

test('what was stored comes back as it was, to the last digit', () => {
  fc.assert(
    fc.property(fc.array(anyTx, { maxLength: 5 }), fc.nat(), (items, clearedAtMs) => {
      const cleared = { items: items.toReversed(), unread: [], changedAtMs: clearedAtMs, beforeMs: 3 }
      expect(parseTracked(serialiseTracked(items, clearedAtMs, cleared))).toEqual({
        items,
        unread: [],
        clearedAtMs,
        cleared,
      })
    }),
  )
  const messages: TrackedItem[] = [
    aMessage,
    { ...aMessage, phase: { status: 'signed', signature: '0xabcd' } },
  ]
  expect(parseTracked(serialiseTracked(messages, 0)).items).toEqual(messages)
})

test('a replaced gift of an earlier release, which compared no calls, is not told as unpaid', () => {
  const phase = { status: 'replaced', byNonce: 7n, paid: 'no', ...by } as const
  const text = serialiseTracked([buildTrackedTx({ phase })], 0)
  const earlier = text.replace('"paid":"no",', '')
  expect(earlier).not.toBe(text)
  expect(parseTracked(earlier).items).toMatchObject([{ phase: { ...phase, paid: 'unknown' } }])
})

test.each([
  buildTrackedTx({ phase: { status: 'replaced', byNonce: 7n, paid: 'no', ...by } }),
  buildTrackedChainTx({ phase: { status: 'replaced', byTxHash: txHash, paid: 'no' } }),
])('nor is one of a release that did not look what code ran', (item) => {
  const text = serialiseTracked([item], 0)
  expect(parseTracked(text).items).toEqual([item])
  const earlier = text.replace('"judgedByCode":true,', '')
  expect(earlier).not.toBe(text)
  expect(parseTracked(earlier).items).toMatchObject([{ phase: { paid: 'unknown' } }])
})

test('what a wallet has sent comes back as it was', () => {
  const phase = { status: 'failed', txHash: null, blockNumber: null, given: 'part' } as const
  const items: TrackedItem[] = [
    buildTrackedChainTx(),
    buildTrackedChainTx({ nonce: 5, phase: { status: 'confirmed', txHash, blockNumber: 7n } }),
    buildTrackedChainTx({ phase: { status: 'failed', txHash, blockNumber: 7n } }),
    buildTrackedChainTx({ phase: { status: 'replaced', byTxHash: txHash, paid: 'no' } }),
    buildTrackedChainTx({ phase: { status: 'repriced', txHash } }),
    buildTrackedChainTx({ phase: { status: 'cancelled', byTxHash: txHash } }),
    buildTrackedChainTx({ fromBlock: null, note: { kind: 'notSeen', sinceMs: 5 } }),
    buildTrackedChainTx({ note: { kind: 'untold' } }),
    buildTrackedCalls({ id: 'any text' }),
    buildTrackedCalls({ txHash, phase }),
    buildTrackedCalls({ phase: { ...phase, txHash, blockNumber: 7n, given: 'unknown' } }),
  ]
  expect(parseTracked(serialiseTracked(items, 0)).items).toEqual(items)
})

test('[S9.4] everything that is not final is kept, and the newest ten of what went well', () => {
  const phase = { status: 'confirmed', txHash, blockNumber: 7n } as const
  const final = Array.from({ length: 30 }, (_, index) => buildTrackedTx({ safeTxHash: hash(index), phase }))
  const pending = Array.from({ length: 30 }, (_, index) => buildTrackedTx({ safeTxHash: hash(100 + index) }))
  const kept = parseTracked(serialiseTracked([...final, ...pending], 0)).items
  expect(kept).toEqual([...final.slice(0, 10), ...pending])
})

const byAnother = { status: 'replaced', byTxHash: txHash, paid: 'no' } as const
test.each<[string, Partial<TrackedChainTx>]>([
  ['failed', { phase: { status: 'failed', txHash, blockNumber: 7n } }],
  ['was replaced', { phase: byAnother }],
  ['was cancelled', { phase: { status: 'cancelled', byTxHash: txHash } }],
  [
    'has lost some of it on the way',
    { phase: { status: 'confirmed', txHash, blockNumber: 7n }, note: { kind: 'received', gifts: [] } },
  ],
])('a payment that %s is not forgotten for others of the same gift that went well', (_what, bad) => {
  const phase = { status: 'confirmed', txHash, blockNumber: 7n } as const
  const good = Array.from({ length: 11 }, (_, index) =>
    buildTrackedChainTx({ txHash: chainTxHash(`${index}`), phase }),
  )
  const first = buildTrackedChainTx({ ...bad, txHash: chainTxHash('the first') })
  expect(parseTracked(serialiseTracked([...good, first], 0)).items).toEqual([...good.slice(0, 10), first])
})

test('what failed in part and what was removed are not forgotten either', () => {
  const phase = { status: 'confirmed', txHash, blockNumber: 7n } as const
  const good = Array.from({ length: 11 }, (_, index) => buildTrackedTx({ safeTxHash: hash(index), phase }))
  const inPart = buildTrackedCalls({ phase: { status: 'failed', txHash, blockNumber: 7n, given: 'part' } })
  const removed = buildTrackedTx({ safeTxHash: hash(50), phase: { status: 'removed' } })
  const kept = parseTracked(serialiseTracked([...good, inPart, removed], 0)).items
  expect(kept).toEqual([...good.slice(0, 10), inPart, removed])
})

test('what went wrong does not fill a storage for ever: the newest two hundred are kept', () => {
  const phase = { status: 'removed' } as const
  const bad = Array.from({ length: 250 }, (_, index) => buildTrackedTx({ safeTxHash: hash(index), phase }))
  expect(parseTracked(serialiseTracked(bad, 0)).items).toEqual(bad.slice(0, 200))
})

test('one item that cannot be read costs only itself', () => {
  const [good, bad] = [buildTrackedTx(), buildTrackedTx({ safeTxHash: hash(9), nonce: 4n })]
  for (const [from, to] of [
    ['"nonce":"4"', '"nonce":"4.5"'],
    ['"nonce":"4"', '"nonce":4'],
    [hash(9), '0x12'],
  ] as const) {
    const text = serialiseTracked([bad, good], 0).replace(from, to)
    expect(parseTracked(text).items).toEqual([good])
  }
})

test('what an earlier version stored, or a broken list of cleared items, costs no item', () => {
  const item = JSON.parse(serialiseTracked([buildTrackedTx()], 0)).items[0]
  for (const cleared of [{}, { cleared: null }, { cleared: 7 }, { cleared: { items: 'none' } }]) {
    const text = JSON.stringify({ version: 1, clearedAtMs: 5, items: [item], ...cleared })
    expect(parseTracked(text)).toEqual({
      items: [buildTrackedTx()],
      unread: [],
      clearedAtMs: 5,
      cleared: { items: [], changedAtMs: 5, beforeMs: 5 },
    })
  }
})

test('garbage, another version or nothing at all is an empty list', () => {
  const empty = nothingStored
  expect(parseTracked(null)).toEqual(empty)
  expect(parseTracked('{"version":2,"clearedAtMs":0,"items":[]}')).toEqual(empty)
  const text = serialiseTracked([buildTrackedTx()], 0)
  fc.assert(
    fc.property(fc.string(), (garbage) => {
      expect(parseTracked(garbage)).toEqual(empty)
    }),
  )
  fc.assert(
    fc.property(fc.json(), (garbage) => {
      expect(parseTracked(garbage).items).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), (length) => {
      expect(parseTracked(text.slice(0, length))).toEqual(empty)
    }),
  )
})
