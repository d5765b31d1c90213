import { describe, expect, test } from 'vitest'
import type { Effect, Followed } from '../../../src/core/outbox/event'
import type { Intent, ProposalIntent, SendIntent } from '../../../src/core/outbox/intent'
import { itemOf } from '../../../src/core/outbox/itemOf'
import { emptyOutbox, type Outbox, type Snapshot } from '../../../src/core/outbox/state'
import { step } from '../../../src/core/outbox/step'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  aChain,
  aGift,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCalls,
  theSafe,
} from '../../support/safeFixtures'
import { theWallet } from '../../support/walletFixtures'

const base = { id: 'gift 1', chainId: aChain.id, gifts: [aGift], calls: theCalls, startedAtMs: 1_000 }
const proposal: ProposalIntent = { ...base, safe: theSafe, nonceFrom: 7n, fromBlock: 100n }
const batch: SendIntent = {
  ...base,
  wallet: theWallet,
  way: 'batch',
  sent: [],
  asked: { index: null, nonce: 5, askedAtMs: 1_001, fromBlock: 100n },
}
const proposed = { safeTxHash: buildRecord().safeTxHash, status: 'proposed' } as const
const sent = { id: '0xb1' } as const

const roomy: Snapshot = {
  nowMs: 2_000,
  isAway: false,
  stored: null,
  unreadable: null,
  items: [],
  isListKept: true,
  isBasketKept: true,
}
const asking = (intent: Intent): Outbox => ({
  ...emptyOutbox,
  shown: { kind: 'asking', intent, slow: false },
})

function itemFor(intent: Intent, out: Followed['out']): TrackedItem {
  const item = itemOf(intent, out)
  if (item === null) throw new Error('They belong together.')
  return item
}

/** What storage has after these effects. */
function storedAfter(before: Intent | null, effects: readonly Effect[]): Intent | null {
  return effects.reduce<Intent | null>((stored, effect) => {
    if (effect.kind === 'write') return effect.intent
    return effect.kind === 'forget' && stored?.id === effect.id ? null : stored
  }, before)
}

/** What the screen shows when the page is opened anew and finds this. */
const reopened = (stored: Intent | null, items: readonly TrackedItem[]) =>
  step(emptyOutbox, { kind: 'opened' }, { ...roomy, stored, items }).outbox.shown.kind

describe('a request is out and followed', () => {
  test.each([
    ['the list', { isListKept: false }],
    ['the basket', { isBasketKept: false }],
  ])(
    'a batch whose %s could not be stored is searched for after a reload, and not offered again',
    (_what, full) => {
      const followed: Followed = {
        kind: 'followed',
        intent: batch,
        next: { ...batch, asked: null },
        out: sent,
        wasFollowed: false,
        earlierAtMs: null,
      }
      const items = [itemFor(batch, sent)]
      const { effects, outbox } = step(asking(batch), followed, { ...roomy, stored: batch, items, ...full })
      expect(outbox.shown.kind).toBe('sent')
      const stored = storedAfter(batch, effects)
      // A reload finds the list as it was stored.
      const isListKept = !('isListKept' in full)
      expect(reopened(stored, isListKept ? items : [])).toBe(isListKept ? 'sent' : 'unknown')
    },
  )

  test('a proposal that another tab has settled and cleared is not stored again by a late answer', () => {
    const followed: Followed = {
      kind: 'followed',
      intent: proposal,
      next: { ...proposal, answeredHash: proposed.safeTxHash },
      out: proposed,
      wasFollowed: true,
      earlierAtMs: null,
    }
    const items = [itemFor(proposal, proposed)]
    const full = { ...roomy, stored: null, items, isListKept: false }
    const { effects, outbox } = step(asking(proposal), followed, full)
    expect(outbox.shown.kind).toBe('proposed')
    expect(storedAfter(null, effects)).toBeNull()
    expect(reopened(storedAfter(null, effects), items)).toBe('idle')
  })

  test('a proposal that nobody else has followed is stored where the list could not be', () => {
    const followed: Followed = {
      kind: 'followed',
      intent: proposal,
      next: { ...proposal, answeredHash: proposed.safeTxHash },
      out: proposed,
      wasFollowed: false,
      earlierAtMs: null,
    }
    const items = [itemFor(proposal, proposed)]
    const { effects } = step(asking(proposal), followed, { ...roomy, items, isListKept: false })
    expect(reopened(storedAfter(null, effects), [])).toBe('unknown')
  })
})

describe('the gifts of a request are out of the basket', () => {
  const items = [itemFor(proposal, proposed)]

  test.each([
    ['both are stored', {}, null],
    ['the list is not stored', { isListKept: false }, 'gift 1'],
    ['the basket is not stored', { isBasketKept: false }, 'gift 1'],
  ])('where %s, what is stored of it then', (_what, full, id) => {
    const snapshot = { ...roomy, stored: proposal, items, ...full }
    for (const more of [{}, { isDismissed: true } as const]) {
      const { effects } = step(emptyOutbox, { kind: 'takenOut', intent: proposal, ...more }, snapshot)
      expect(storedAfter(proposal, effects)?.id ?? null).toBe(id)
    }
  })

  test('while its result is not in the list it stays stored', () => {
    const snapshot = { ...roomy, stored: proposal }
    const { effects } = step(emptyOutbox, { kind: 'takenOut', intent: proposal }, snapshot)
    expect(storedAfter(proposal, effects)).toEqual(proposal)
  })
})

test('a result that is dismissed while it is still stored takes its gifts out once more, and is forgotten after that', () => {
  const items = [itemFor(proposal, proposed)]
  const shown = { kind: 'proposed', intent: proposal, safeTxHash: proposed.safeTxHash } as const
  const { effects, outbox } = step(
    { ...emptyOutbox, shown },
    { kind: 'dismiss' },
    { ...roomy, stored: proposal, items },
  )
  expect(outbox.shown.kind).toBe('idle')
  expect(effects).toEqual([{ kind: 'takeOut', intent: proposal, places: [0], isDismissed: true }])
})

test('a result that is dismissed while another gift is stored takes nothing out of the basket', () => {
  const items = [itemFor(proposal, proposed)]
  const shown = { kind: 'proposed', intent: proposal, safeTxHash: proposed.safeTxHash } as const
  for (const stored of [null, { ...proposal, id: 'gift 2' }]) {
    const { effects } = step({ ...emptyOutbox, shown }, { kind: 'dismiss' }, { ...roomy, stored, items })
    expect(effects).toEqual([])
  }
})

describe('what only a file says was given', () => {
  const imported = true as const

  test('does not end a gift that is stored here, and of which nothing went out', () => {
    const { asked: _, ...rest } = batch
    const stored: SendIntent = { ...rest, asked: null }
    const items = [{ ...itemFor(batch, { id: '0xf11e' }), createdAtMs: 8e15, imported }]
    expect(reopened(stored, items)).toBe('idle')
    const { effects } = step(emptyOutbox, { kind: 'opened' }, { ...roomy, stored, items })
    expect(effects).toEqual([])
  })

  test('does not count for a payment of it', () => {
    const single: SendIntent = { ...batch, way: 'sequence', asked: null }
    const paid = itemFor(single, { index: 0, txHash: chainTxHash('another') })
    const items = [{ ...paid, createdAtMs: 8e15, imported }]
    const paused = { kind: 'paused', intent: single, reason: { kind: 'interrupted' } } as const
    const next = step({ ...emptyOutbox, shown: paused }, { kind: 'storageChanged' }, { ...roomy, items })
    expect(next.outbox.shown.kind).toBe('idle')
  })

  test('does not hide a proposal of this browser under the same hash', () => {
    const calls = [{ to: addressOf('a thief'), value: 1n, data: '0x' }] as const
    const described = buildTrackedTx({ safeTxHash: proposed.safeTxHash, calls, imported })
    const snapshot = { ...roomy, stored: proposal, items: [described] }
    const { effects } = step(
      asking(proposal),
      { kind: 'answered', intent: proposal, answer: { kind: 'out', out: proposed } },
      snapshot,
    )
    expect(effects).toMatchObject([
      { kind: 'follow', item: { safeTxHash: proposed.safeTxHash, calls: theCalls } },
    ])
  })
})
