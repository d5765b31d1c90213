import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { clearTracked, undoClear, mergeStored } from '../../../src/core/tracking/stored/mergeStored'
import { endOf } from '../../../src/core/tracking/status/endOf'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import { nothingStored, type StoredTracked } from '../../../src/core/tracking/stored/storedTracked'
import { trackedId, type TrackedItem, type TrackedTx } from '../../../src/core/tracking/trackedItem'
import { buildTrackedTx, chainTxHash, owners } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const txHash = chainTxHash('x')
const signatures = { signed: [], missing: owners, threshold: 2 }
const aTx = buildTrackedTx()
const gift = (index: number, overrides: Partial<TrackedTx> = {}): TrackedTx => ({
  ...aTx,
  safeTxHash: hash(index),
  createdAtMs: index,
  ...overrides,
})
const waiting = { status: 'awaitingConfirmations', signatures } as const
const delivered = { status: 'confirmed', txHash, blockNumber: 1n } as const
const removed = { status: 'removed' } as const

const stored = (...items: readonly TrackedTx[]): StoredTracked => ({ ...nothingStored, items })
const ids = ({ items }: Pick<StoredTracked, 'items'>) => new Set(items.map(trackedId))
const nothingKnown = { known: new Set<string>(), whoWinsTies: 'ours' } as const

describe('a clear in one tab, as the other one learns of it from storage', () => {
  const [old, open, late] = [gift(1, { phase: delivered }), gift(2, { phase: waiting }), gift(3)]
  const before = stored(open, old)
  const cleared = clearTracked(before, 50)

  test('takes what has ended and was stored, and spares what waits or was never stored', () => {
    const unstored = gift(4, { phase: delivered })
    const here = stored(unstored, late, open, old)
    const merged = mergeStored(here, cleared, { ...nothingKnown, known: ids(before) })
    expect(merged).toEqual({ ...cleared, items: [unstored, late, open] })
  })

  test('takes what an earlier clear took that this tab has missed, and spares what waits', () => {
    const next = clearTracked({ ...cleared, items: [gift(5, { phase: delivered })] }, 60)
    expect(next.cleared.items).toHaveLength(1)
    const merged = mergeStored(before, next, { ...nothingKnown, known: ids(before) })
    expect(merged.items).toEqual([open])
  })

  test('is learned once: what ends here afterwards stays, though storage does not have it yet', () => {
    const here = { ...cleared, items: [gift(2, { phase: delivered })] }
    const merged = mergeStored(here, { ...cleared, items: [] }, { ...nothingKnown, known: ids(before) })
    expect(merged.items).toEqual(here.items)
  })

  test('counts against an older one, whichever side knows it, and so does an undo', () => {
    const undone = undoClear(cleared, 70)
    for (const [one, other] of [
      [cleared, undone],
      [undone, cleared],
    ] as const) {
      const merged = mergeStored(one, other, nothingKnown)
      expect(merged).toEqual(undone)
      expect(merged.items).toEqual([open, old])
    }
  })

  test('takes a gift that still waits here, when it is the one that knows how it ended', () => {
    const here = stored(gift(1, { phase: waiting, lastGoodAtMs: 90 }))
    expect(mergeStored(here, cleared, nothingKnown).items).toEqual([open])
    expect(mergeStored(cleared, here, nothingKnown).items).toEqual([open])
  })

  test.each([
    ['later', 90, true],
    ['before', 10, false],
  ] as const)('of a removed gift is refuted by an answer from %s', (_when, lastGoodAtMs, isBack) => {
    const taken = clearTracked(stored(gift(1, { phase: removed, lastGoodAtMs: 20 })), 50)
    const here = gift(1, { phase: waiting, lastGoodAtMs })
    expect(mergeStored(stored(here), taken, nothingKnown).items).toEqual(isBack ? [here] : [])
  })
})

describe('a clear while an equal gift is open', () => {
  const draft = gift(1, { nonce: 7n, fromBlock: 90n, phase: { status: 'draft' } })
  const paid = (blockNumber: bigint, overrides: Partial<TrackedTx> = {}) =>
    gift(2, { nonce: 7n, phase: { status: 'confirmed', txHash, blockNumber }, ...overrides })
  const kept = (item: TrackedTx, open: TrackedTx) => clearTracked(stored(open, item), 50).items.includes(item)

  test('leaves the delivered one, whose transaction could be taken for the other', () => {
    expect(kept(paid(91n), draft)).toBe(true)
    expect(kept(paid(91n), { ...draft, phase: waiting })).toBe(true)
    expect(kept(paid(91n, { nonce: 6n }), { ...draft, nonce: null, phase: { status: 'proposed' } })).toBe(
      true,
    )
    expect(kept(paid(91n), { ...draft, fromBlock: null })).toBe(true)
  })

  test('takes the delivered one when a file has brought the open one, and lets its payment count for no other', () => {
    const brought = { ...draft, imported: true as const }
    const left = clearTracked(stored(brought, paid(91n)), 50)
    expect(left.items).toEqual([brought])
    const again = clearTracked({ ...left, items: [brought, gift(3, { phase: delivered, calls: [] })] }, 60)
    expect(again.cleared.settled).toEqual([paid(91n)])
    const ended = { ...brought, phase: delivered }
    expect(clearTracked({ ...again, items: [ended] }, 70).cleared.settled).toBeUndefined()
  })

  test('takes what was paid before the other was begun, pays somebody else, or has a nonce of its own', () => {
    expect(kept(paid(90n), draft)).toBe(false)
    expect(kept(paid(91n, { calls: [{ to: owners[0]!, value: 1n, data: '0x' }] }), draft)).toBe(false)
    expect(kept(paid(91n, { nonce: 6n }), { ...draft, phase: waiting })).toBe(false)
    expect(kept(paid(91n), { ...draft, phase: delivered })).toBe(false)
  })

  test('takes what needs a look when all that is settled has to stay', () => {
    const lost = gift(3, { calls: [], phase: removed })
    const left = clearTracked(stored(draft, paid(91n), lost), 50)
    expect(left.items.map(({ createdAtMs }) => createdAtMs)).toEqual([1, 2])
    expect(clearTracked(left, 60)).toBe(left)
  })

  test('leaves a wallet’s batch that was paid in part, whose transaction could be taken for the other', () => {
    const open = buildTrackedCalls({ id: 'open', fromBlock: 90n })
    const part = (blockNumber: bigint) =>
      buildTrackedCalls({ id: 'part', phase: { status: 'failed', txHash, blockNumber, given: 'part' } })
    const left = (item: TrackedItem) => clearTracked({ ...nothingStored, items: [open, item] }, 50).items
    expect(left(part(91n))).toEqual([open, part(91n)])
    expect(left(part(90n))).toEqual([open])
  })

  test.each(['same', 'another'])('leaves a wallet’s gift with the %s amount to one recipient', (which) => {
    const open = buildTrackedCalls({ fromBlock: 90n })
    const [one] = open.gifts
    const gifts = [{ ...one!, amount: which === 'same' ? one!.amount : 1n }]
    const sent = buildTrackedChainTx({
      calls: [],
      gifts,
      phase: { status: 'confirmed', txHash, blockNumber: 91n },
    })
    expect(clearTracked({ ...nothingStored, items: [open, sent] }, 50).items).toContain(sent)
  })
})

test('of two copies with equal answers the side counts that was named', () => {
  const [ours, theirs] = [gift(1, { phase: waiting }), gift(1)]
  const merge = (whoWinsTies: 'ours' | 'theirs') =>
    mergeStored(stored(ours), stored(theirs), { ...nothingKnown, whoWinsTies }).items
  expect(merge('ours')).toEqual([ours])
  expect(merge('theirs')).toEqual([theirs])
})

/** One tab's copies: its good answers and clears are at even times, those of the other tab at odd ones. */
const anyTab = (parity: 0 | 1) => {
  const anyMs = fc.integer({ min: 1, max: 20 }).map((half) => 2 * half + parity)
  const anyCopy = fc.record({
    index: fc.integer({ min: 1, max: 4 }),
    rebuilt: fc.boolean(),
    nonce: fc.constantFrom(null, 7n),
    lastGoodAtMs: anyMs,
    removedAtMs: fc.option(anyMs, { nil: undefined }),
    phase: fc.constantFrom<TrackedTx['phase']>(
      { status: 'proposed' },
      waiting,
      { status: 'executing', txHash, confirmations: 1, blockNumber: 1n },
      delivered,
      { status: 'failed', txHash, blockNumber: 1n },
      removed,
    ),
  })
  const anyItem = anyCopy.map(({ index, removedAtMs, ...rest }) =>
    gift(index, removedAtMs === undefined ? rest : { ...rest, removedAtMs }),
  )
  const anyItems = fc.uniqueArray(anyItem, { selector: trackedId, maxLength: 4 })
  return fc.tuple(anyItems, fc.option(anyMs), anyItems).map(([items, clearMs, more]): StoredTracked => {
    const first: StoredTracked = { ...nothingStored, items: mergeTracked(items, []) }
    const kept = clearMs === null ? first : clearTracked(first, clearMs)
    const taken = ids(kept.cleared)
    const added = more.filter((item) => !taken.has(trackedId(item)))
    return { ...kept, items: mergeTracked(kept.items, added) }
  })
}
const [here, there] = [anyTab(0), anyTab(1)]
const copiesOf = (id: string, { items, cleared }: StoredTracked) =>
  [...items, ...cleared.items].filter((item) => trackedId(item) === id)

describe('whatever two tabs have seen', () => {
  test('it does not matter which of them merges', () => {
    fc.assert(
      fc.property(here, there, (one, other) => {
        expect(mergeStored(one, other, nothingKnown)).toEqual(mergeStored(other, one, nothingKnown))
      }),
    )
  })

  test('both come to the same list, and stay with it', () => {
    fc.assert(
      fc.property(here, there, fc.constantFrom('ours', 'theirs'), (one, other, whoWinsTies) => {
        const merged = mergeStored(one, other, nothingKnown)
        for (const tab of [one, other, merged])
          expect(mergeStored(tab, merged, { known: ids(tab), whoWinsTies })).toEqual(merged)
      }),
    )
  })

  test('what waits is lost only where another copy of it has ended', () => {
    fc.assert(
      fc.property(here, there, (one, other) => {
        const left = ids(mergeStored(one, other, { known: ids(one), whoWinsTies: 'ours' }))
        for (const id of new Set([...ids(one), ...ids(other)])) {
          const ends = [...copiesOf(id, one), ...copiesOf(id, other)].map(endOf)
          if (!left.has(id)) expect(ends.some((end) => end !== null)).toBe(true)
          if (ends.every((end) => end === null)) expect(left.has(id)).toBe(true)
        }
      }),
    )
  })

  test('a proof of the nonce, and a removal that was shown, are not forgotten', () => {
    fc.assert(
      fc.property(here, there, (one, other) => {
        for (const item of mergeTracked(one.items, other.items)) {
          if (item.kind !== 'safeTx') throw new Error('There are no others.')
          const copies = [...one.items, ...other.items].filter(
            (copy): copy is TrackedTx => copy.kind === 'safeTx' && trackedId(copy) === trackedId(item),
          )
          expect(item.nonce !== null).toBe(copies.some(({ nonce }) => nonce !== null))
          const removals = copies.flatMap(({ removedAtMs }) => removedAtMs ?? [])
          if (removals.length > 0) expect(item.removedAtMs).toBeGreaterThanOrEqual(Math.max(...removals))
        }
      }),
    )
  })
})
