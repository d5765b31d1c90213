import { describe, expect, test } from 'vitest'
import { openSafeOutbox } from '../../src/flows/outbox/openSafeOutbox'
import { answerSlowAfterMs } from '../../src/flows/outbox/runOutbox'
import type { ProposalIntent } from '../../src/core/outbox/intent'
import { indexLagMs } from '../../src/core/outbox/events/search'
import type { ProposeResult } from '../../src/ports/host'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { createFakeBrowser } from '../support/fakeStorage'
import {
  addressOf,
  aGift,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCalls,
  theSafe,
} from '../support/safeFixtures'
import { storedProposal } from '../support/storedIntent'

const record = buildRecord()
const proposed = {
  kind: 'proposed',
  handle: { kind: 'safeTx', safeTxHash: record.safeTxHash },
} satisfies ProposeResult
const unknownHash = {
  kind: 'proposed',
  handle: { kind: 'unknown', hash: record.safeTxHash },
} satisfies ProposeResult
const checked = { acceptUnverified: false }

function setUp(wishes: Partial<FakeWorld> = {}, storage = createFakeBrowser().openTab()) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const context = contextOf(world, { clock, storage })
  const outbox = openSafeOutbox(context)
  const begin = async (options = checked) => {
    void outbox.give([aGift], options)
    await clock.advance(0)
  }
  const answer = async (result: ProposeResult) => {
    world.proposals.at(-1)?.answer(result)
    await clock.advance(0)
  }
  return { world, clock, context, outbox, begin, answer, state: () => outbox.shown.getState() }
}

test('a gift is stored, requested once, and tracked under the returned hash', async () => {
  const { world, context, begin, answer, state } = setUp()
  await begin()
  expect(state()).toMatchObject({ kind: 'asking', slow: false })
  expect(world.proposals.map(({ calls }) => calls)).toEqual([theCalls])
  expect(storedProposal(context)).toMatchObject({ calls: theCalls, nonceFrom: 7n, fromBlock: 100n })
  await answer(proposed)
  expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
  expect(storedProposal(context)).toBeNull()
  expect(context.tracked.getState().items).toMatchObject([
    {
      safeTxHash: record.safeTxHash,
      calls: theCalls,
      fromBlock: 100n,
      nonce: null,
      phase: { status: 'proposed' },
      gifts: [{ causeId: 'clean-water', amount: aGift.amount, token: null, symbol: 'ETH' }],
    },
  ])
})

test('the same gift again at the same nonce is the same transaction: said so, and followed once', async () => {
  const { context, clock, begin, answer, state, outbox } = setUp()
  await begin()
  await answer(proposed)
  expect(state()).not.toHaveProperty('earlierAtMs')
  const firstAtMs = clock.nowMs()
  outbox.dismiss()
  await clock.advance(60_000)
  await begin()
  await answer(proposed)
  expect(state()).toMatchObject({
    kind: 'proposed',
    safeTxHash: record.safeTxHash,
    earlierAtMs: firstAtMs,
  })
  expect(context.tracked.getState().items).toHaveLength(1)
})

test('the intent is in storage before the Safe hears of it', async () => {
  const { world, context, begin } = setUp()
  const propose = context.host.propose
  let written: unknown = null
  context.host.propose = (calls) => {
    written = storedProposal(context)
    return propose(calls)
  }
  await begin()
  expect(written).toMatchObject({ calls: theCalls })
  expect(world.proposals).toHaveLength(1)
})

test('only one proposal is on its way', async () => {
  const { world, begin, state } = setUp()
  await begin()
  const before = state()
  const asked = world.asked.length
  await begin()
  expect(world.proposals).toHaveLength(1)
  expect(state()).toBe(before)
  expect(world.asked).toHaveLength(asked)
})

test('a second click while the Safe is still read does not take the place of the first', async () => {
  const { clock, world, state, outbox } = setUp()
  void outbox.give([aGift], checked)
  const first = state()
  void outbox.give([{ ...aGift, amount: 1n }], checked)
  expect(state()).toBe(first)
  await clock.advance(0)
  expect(world.proposals.map(({ calls }) => calls)).toEqual([theCalls])
})

test('a second tab does not propose beside the first: it says that one is open', async () => {
  const browser = createFakeBrowser()
  const first = setUp({}, browser.openTab())
  const second = setUp({}, browser.openTab())
  await first.begin()
  await second.begin()
  expect(second.world.proposals).toHaveLength(0)
  expect(second.state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
})

describe('what stands in the way', () => {
  test.each([
    ['other owners', { owners: [addressOf('Mallory')] }],
    ['another threshold', { threshold: 1 }],
    ['another chain', { chainId: 1 }],
    ['another Safe', { safe: addressOf('another Safe') }],
    ['another version', { version: '1.3.0' }],
  ])('the host claims %s: nothing is requested', async (_what, claims) => {
    const { world, context, begin, state } = setUp({ claims })
    await begin()
    expect(state()).toMatchObject({ kind: 'blocked' })
    expect(context.check.getState()).toMatchObject({ kind: 'differs' })
    expect(world.proposals).toHaveLength(0)
    expect(storedProposal(context)).toBeNull()
  })

  test.each([
    ['chain', { nonceFrom: null, fromBlock: null }],
    ['host', { nonceFrom: 7n, fromBlock: 100n }],
  ] as const)(
    'the %s does not answer: nothing is requested until the user accepts it',
    async (who, whereFrom) => {
      const { world, context, begin, state } = setUp({ down: new Map([[who, {}]]) })
      await begin()
      expect(state()).toMatchObject({ kind: 'blocked' })
      expect(context.check.getState()).toMatchObject({ kind: 'unproved' })
      expect(world.proposals).toHaveLength(0)
      await begin({ acceptUnverified: true })
      expect(world.proposals).toHaveLength(1)
      expect(storedProposal(context)).toMatchObject(whereFrom)
    },
  )

  test('a Safe of a kind that we do not know: an identical gift that was executed this morning is not taken for this one', async () => {
    const { world, clock, begin, answer, state } = setUp({
      onChain: buildOnChain({ codeHash: `0x${'ab'.repeat(32)}` }),
    })
    const submittedAtMs = clock.nowMs() - 3 * 3_600_000
    world.records = [buildRecord({ nonce: 6n, isExecuted: true, submittedAtMs })]
    await begin({ acceptUnverified: true })
    await answer({ kind: 'failed', reason: 'Request failed' })
    expect(state()).toMatchObject({
      kind: 'unknown',
      intent: { nonceFrom: 7n, fromBlock: 100n },
      lastSearch: { found: 'nothing' },
    })
  })

  test('gifts that cannot be sent are refused in words', async () => {
    const { world, clock, state, outbox } = setUp()
    void outbox.give([{ ...aGift, amount: 0n }], checked)
    void outbox.give([], checked)
    await clock.advance(0)
    expect(state()).toEqual({ kind: 'blocked', reason: 'There is no gift to send.' })
    expect(world.proposals).toHaveLength(0)
  })

  test('the user dismisses while the Safe is read: nothing is requested', async () => {
    const { world, context, clock, outbox } = setUp()
    void outbox.give([aGift], checked)
    outbox.dismiss()
    await clock.advance(0)
    expect(world.proposals).toHaveLength(0)
    expect(storedProposal(context)).toBeNull()
  })
})

describe('how it ends', () => {
  test('a rejection forgets the intent and follows nothing', async () => {
    const { context, clock, begin, answer, state } = setUp()
    await begin()
    await answer({ kind: 'rejected' })
    expect(state()).toMatchObject({ kind: 'rejected' })
    await clock.advance(2 * indexLagMs)
    expect(storedProposal(context)).toBeNull()
    expect(context.tracked.getState().items).toEqual([])
    await begin()
    expect(state()).toMatchObject({ kind: 'asking' })
  })

  test('a clear refusal forgets the intent, says why, and it can be given again', async () => {
    const { world, context, begin, answer, state } = setUp()
    await begin()
    await answer({ kind: 'refused', reason: 'Your wallet is on another chain.' })
    expect(state()).toEqual({ kind: 'blocked', reason: 'Your wallet is on another chain.' })
    expect(storedProposal(context)).toBeNull()
    expect(context.tracked.getState().items).toEqual([])
    await begin()
    expect(world.proposals).toHaveLength(2)
  })

  test('a hash of unknown kind is stored and resolved until it is known', async () => {
    const { world, clock, context, begin, answer, state } = setUp()
    await begin()
    await answer(unknownHash)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    expect(storedProposal(context)).toMatchObject({ calls: theCalls, answeredHash: record.safeTxHash })
    // Long before it was asked for, by the service's clock: only the hash tells that it is this one.
    world.records = [buildRecord({ submittedAtMs: 0 })]
    await clock.advance(10_000)
    expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
    expect(storedProposal(context)).toBeNull()
    expect(world.proposals).toHaveLength(1)
  })

  test('such a hash that arrives late, during another request, is resolved in the background and tracked', async () => {
    const { world, clock, context, begin, state, outbox } = setUp()
    await begin()
    outbox.dismiss()
    await clock.advance(1_000)
    void outbox.give([{ ...aGift, amount: 1n }], checked)
    await clock.advance(0)
    const asking = state()
    const second = storedProposal(context)
    world.proposals[0]?.answer(unknownHash)
    await clock.advance(0)
    expect(context.tracked.getState().items).toEqual([])
    world.records = [buildRecord({ submittedAtMs: 0 })]
    await clock.advance(10_000)
    expect(context.tracked.getState().items).toMatchObject([{ safeTxHash: record.safeTxHash }])
    expect(state()).toBe(asking)
    expect(storedProposal(context)).toEqual(second)
    expect(clock.sleeping).toBe(1)
  })

  test.each([
    ['a failure', { kind: 'failed', reason: 'Request failed' }],
    ['a chain hash', { kind: 'proposed', handle: { kind: 'chainTx', txHash: chainTxHash('x') } }],
    ['a batch id', { kind: 'proposed', handle: { kind: 'calls', id: '1' } }],
  ] satisfies [string, ProposeResult][])(
    '%s says nothing: the service is searched',
    async (_what, result) => {
      const { world, context, begin, answer, state } = setUp()
      await begin()
      await answer(result)
      expect(state()).toMatchObject({ kind: 'unknown', isSearching: false, lastSearch: { found: 'nothing' } })
      expect(storedProposal(context)).not.toBeNull()
      expect(world.proposals).toHaveLength(1)
    },
  )

  test('what the wallet said about a failure stands beside the search', async () => {
    const { begin, answer, state } = setUp()
    await begin()
    await answer({ kind: 'failed', reason: 'In its own words: “Keycard removed”' })
    expect(state()).toMatchObject({ kind: 'unknown', said: 'In its own words: “Keycard removed”' })
  })

  test('a failure after the proposal was stored is found', async () => {
    const { world, clock, begin, answer, state } = setUp()
    world.records = [buildRecord({ submittedAtMs: clock.nowMs() })]
    await begin()
    await answer({ kind: 'failed', reason: 'Request failed' })
    expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
  })

  test('a channel that breaks says nothing either', async () => {
    const { world, clock, begin, state } = setUp()
    await begin()
    world.proposals[0]?.fail()
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'unknown' })
  })

  test('no answer for a while offers ways on, and the answer is still awaited', async () => {
    const { clock, begin, answer, state } = setUp()
    await begin()
    await clock.advance(answerSlowAfterMs - 1)
    expect(state()).toMatchObject({ kind: 'asking', slow: false })
    await clock.advance(1)
    expect(state()).toMatchObject({ kind: 'asking', slow: true })
    await clock.advance(3_600_000)
    await answer(proposed)
    expect(state()).toMatchObject({ kind: 'proposed' })
  })

  test('no answer after "Add to batch": the draft is found and followed as one, at any nonce the right one', async () => {
    const { world, context, begin, state, outbox } = setUp()
    await begin()
    const asked = storedProposal(context) as ProposalIntent
    const left = { trusted: false, origin: '{}', submittedAtMs: asked.startedAtMs } as const
    const draft = { ...buildRecord({ signedBy: [] }), ...left }
    const other = buildRecord({ signedBy: [], calls: [{ to: theSafe, value: 3n, data: '0x' }] })
    world.records = [{ ...other, ...left }, draft]
    await outbox.searchNow()
    expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: draft.safeTxHash })
    expect(context.tracked.getState().items).toMatchObject([
      { safeTxHash: draft.safeTxHash, phase: { status: 'draft' } },
    ])
    expect(storedProposal(context)).toBeNull()
  })

  test('an answer after the user declared it not sent is tracked and shown: it must not be given again', async () => {
    const { context, begin, answer, state, outbox } = setUp()
    await begin()
    outbox.dismiss()
    await answer(proposed)
    expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
    expect(context.tracked.getState().items).toMatchObject([{ safeTxHash: record.safeTxHash }])
  })

  test('the same gift, about to be requested again, yields to a late answer', async () => {
    const { world, clock, context, begin, state, outbox } = setUp()
    await begin()
    outbox.dismiss()
    await clock.advance(1_000)
    void outbox.give([aGift], checked)
    expect(state()).toMatchObject({ kind: 'checking' })
    world.proposals[0]?.answer(proposed)
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
    expect(world.proposals).toHaveLength(1)
    expect(storedProposal(context)).toBeNull()
  })

  test('a late answer is tracked, and does not take the screen from a gift under way', async () => {
    const { world, clock, context, begin, state, outbox } = setUp()
    await begin()
    outbox.dismiss()
    await clock.advance(1_000)
    void outbox.give([{ ...aGift, amount: 1n }], checked)
    await clock.advance(0)
    const asking = state()
    expect(asking).toMatchObject({ kind: 'asking' })
    world.proposals[0]?.answer(proposed)
    await clock.advance(0)
    expect(state()).toBe(asking)
    expect(context.tracked.getState().items).toMatchObject([{ safeTxHash: record.safeTxHash }])
    expect(storedProposal(context)).not.toBeNull()
  })

  test('the hash of another gift is not taken for this one', async () => {
    const { context, begin, answer, state } = setUp()
    const other = buildTrackedTx({ calls: [{ to: addressOf('another cause'), value: 1n, data: '0x' }] })
    context.tracked.setState({ items: [other] })
    await begin()
    await answer(proposed)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    expect(storedProposal(context)).not.toBeNull()
    expect(context.tracked.getState().items).toEqual([other])
  })
})
