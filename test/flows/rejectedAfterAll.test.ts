import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import type { SafeAccount } from '../../src/flows/account/account'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { indexLagMs } from '../../src/core/outbox/events/search'
import type { ProposeResult } from '../../src/ports/host'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeLocks } from '../support/fakeLocks'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

/**
 * A Safe{Wallet} that relays signs and proposes first. When the relay fails and its window is closed, it says "rejected"
 * of a transaction that stands in the queue.
 */
const { safeTxHash } = buildRecord()
const rejected: ProposeResult = { kind: 'rejected' }
const checked = { acceptUnverified: false }

function setUp() {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const locks = createFakeLocks()
  const openTab = (page = browser.openTab()) =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(page, theSafe),
      locks: locks.openTab(clock),
      clock,
    })
  const account = openTab()
  const begin = async () => {
    void account.outbox.give([aGift], checked)
    await clock.advance(0)
  }
  const answer = async (result: ProposeResult) => {
    world.proposals.at(-1)?.answer(result)
    await clock.advance(0)
  }
  /** The service has it since `agoMs` ago. */
  const appear = (wishes: Partial<SafeTxRecord> = {}, agoMs = 0) => {
    world.records = [{ ...buildRecord({ submittedAtMs: clock.nowMs() - agoMs }), ...wishes }]
  }
  const stored = () => [...browser.data].some(([key]) => key.includes('.intent.'))
  return {
    world,
    clock,
    account,
    openTab,
    begin,
    answer,
    appear,
    stored,
    state: () => account.outbox.shown.getState(),
  }
}

test('a proposal that the Safe rejected after all is tracked, and not requested again', async () => {
  const { world, account, begin, answer, appear, stored, state } = setUp()
  await begin()
  appear()
  await answer(rejected)
  expect(state()).toMatchObject({ kind: 'proposed', safeTxHash })
  expect(account.tracked.getState().items).toMatchObject([{ safeTxHash }])
  expect(stored()).toBe(false)
  expect(world.proposals).toHaveLength(1)
})

test('a service that lags says "nothing" at first: what it lists a minute later is followed', async () => {
  const { world, clock, account, begin, answer, appear, stored } = setUp()
  await begin()
  await answer(rejected)
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'rejected' })
  await clock.advance(61_000)
  appear({}, 61_000)
  await clock.advance(30_000)
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  expect(account.tracked.getState().items).toMatchObject([{ safeTxHash, rebuilt: false }])
  expect(world.proposals).toHaveLength(1)
  expect(stored()).toBe(false)
})

test('a rejected proposal that is never listed is forgotten after a few searches', async () => {
  const { world, clock, begin, answer, stored } = setUp()
  // A service that has the last execution is not behind, and is not polled for it.
  const executed = { nonce: world.onChain.nonce - 1n, isExecuted: true, isSuccessful: true }
  world.records = [buildRecord({ ...executed, calls: [{ to: theSafe, value: 0n, data: '0x' }] })]
  await begin()
  await answer(rejected)
  world.asked.length = 0
  await clock.advance(600_000)
  expect(stored()).toBe(false)
  expect(world.asked.filter((what) => what === 'service.listTransactions').length).toBeLessThanOrEqual(8)
})

test('the next gift is requested at once, and a late listing is still tracked', async () => {
  const { world, clock, account, begin, answer, appear } = setUp()
  await begin()
  await answer(rejected)
  await clock.advance(1)
  void account.outbox.give([{ ...aGift, amount: 2n }], checked)
  await clock.advance(0)
  expect(world.proposals).toHaveLength(2)
  appear()
  await clock.advance(60_000)
  expect(account.tracked.getState().items).toMatchObject([{ safeTxHash, rebuilt: false }])
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'asking' })
})

test('the rejection is shown at once, before the search has finished', async () => {
  const { world, clock, begin, appear, state } = setUp()
  await begin()
  appear()
  world.proposals[0]?.answer(rejected)
  for (let step = 0; step < 3; step++) await Promise.resolve()
  expect(state()).toMatchObject({ kind: 'rejected' })
  await clock.advance(0)
  expect(state()).toMatchObject({ kind: 'proposed' })
})

test.each([
  ['a row that nobody has signed', { trusted: false }, 0],
  ['a transaction that stood there an hour before', {}, 3_600_000],
])('%s is not the requested gift: a rejection stays a rejection', async (_what, wishes, agoMs) => {
  const { world, clock, begin, answer, appear, stored, state } = setUp()
  await begin()
  appear(wishes, agoMs)
  await answer(rejected)
  await clock.advance(2 * indexLagMs)
  expect(state()).toMatchObject({ kind: 'rejected' })
  expect(stored()).toBe(false)
  await begin()
  expect(world.proposals).toHaveLength(2)
})

test('while no search can read the queue, it stays stored, and is searched for before the next request', async () => {
  const { world, account, begin, answer, appear, state } = setUp()
  await begin()
  appear()
  world.down.set('service', {})
  await answer(rejected)
  expect(state()).toMatchObject({ kind: 'rejected' })
  account.outbox.dismiss()
  await begin()
  expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'unreachable' } })
  world.down.clear()
  void account.outbox.searchNow()
  await begin()
  expect(state()).toMatchObject({ kind: 'proposed', safeTxHash })
  expect(world.proposals).toHaveLength(1)
})

test.each([
  ['found: it is followed', true, 'proposed'],
  ['not there: the "no" is a "no"', false, 'rejected'],
])(
  'while no search can read the queue, it retries and says so until the gift is %s',
  async (_what, isThere, kind) => {
    const { world, clock, begin, answer, appear, stored, state } = setUp()
    await begin()
    if (isThere) appear()
    world.down.set('service', {})
    await answer(rejected)
    expect(state()).toMatchObject({ kind: 'rejected', searchFailed: true })
    await clock.advance(60_000)
    expect(state()).toMatchObject({ kind: 'rejected', searchFailed: true })
    world.down.clear()
    await clock.advance(120_000)
    expect(state()).toMatchObject({ kind })
    expect(state()).not.toHaveProperty('searchFailed')
    expect(stored()).toBe(false)
    expect(world.proposals).toHaveLength(1)
  },
)

test.each([
  ['on the screen again', (account: SafeAccount) => account.outbox.dismiss()],
  ['after a reload', null],
])('a rejected proposal is found without a press when the gift is %s', async (_what, turnBack) => {
  const { world, clock, account, openTab, begin, answer, appear } = setUp()
  await begin()
  appear()
  world.down.set('service', {})
  await answer(rejected)
  if (turnBack === null) account.stop()
  else turnBack(account)
  const shown = turnBack === null ? openTab() : account
  await clock.advance(0)
  expect(shown.outbox.shown.getState()).toEqual({ kind: 'idle' })
  world.down.clear()
  await clock.advance(10_000)
  expect(shown.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
})

test('what another tab has found out meanwhile is not left open here', async () => {
  const { world, clock, account, openTab, begin, answer, stored, state } = setUp()
  await begin()
  world.down.set('service', {})
  await answer(rejected)
  await clock.advance(30_000)
  world.down.clear()
  openTab()
  await clock.advance(2 * indexLagMs)
  expect(stored()).toBe(false)
  expect(state()).toMatchObject({ kind: 'rejected' })
  expect(state()).not.toHaveProperty('searchFailed')
  account.stop()
})

test('once a search finds nothing, the next gift is requested at once', async () => {
  const { world, account, begin, answer, state } = setUp()
  await begin()
  world.down.set('service', {})
  await answer(rejected)
  account.outbox.dismiss()
  world.down.clear()
  await begin()
  expect(state()).toMatchObject({ kind: 'asking' })
  expect(world.proposals).toHaveLength(2)
})

test.each([
  ['found: it is followed', true, 'proposed'],
  ['not there: nothing is said of it', false, 'idle'],
])('after a reload it is searched for once more, and %s', async (_what, isThere, kind) => {
  const { world, clock, account, openTab, begin, answer, appear, stored } = setUp()
  await begin()
  if (isThere) appear()
  world.down.set('service', {})
  await answer(rejected)
  account.stop()
  world.down.clear()
  const next = openTab()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind })
  expect(next.tracked.getState().items).toHaveLength(isThere ? 1 : 0)
  await clock.advance(2 * indexLagMs)
  expect(next.outbox.shown.getState()).toMatchObject({ kind })
  expect(stored()).toBe(false)
})

test.each([
  ['proposed', true, 'proposed'],
  ['not proposed', false, 'idle'],
])('a rejection in one tab of what was %s ends the search of the other', async (_what, isThere, kind) => {
  const { clock, openTab, begin, answer, appear } = setUp()
  await begin()
  const other = openTab()
  await clock.advance(0)
  expect(other.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
  if (isThere) appear()
  await answer(rejected)
  expect(other.outbox.shown.getState()).toMatchObject({ kind })
})

test('a rejection that arrives after it was found does not overwrite it', async () => {
  const { account, clock, begin, answer, appear, state } = setUp()
  const seen: string[] = []
  await begin()
  appear()
  void account.outbox.searchNow()
  await clock.advance(0)
  expect(state()).toMatchObject({ kind: 'proposed' })
  account.outbox.shown.subscribe(({ kind }) => seen.push(kind))
  await answer(rejected)
  expect(state()).toMatchObject({ kind: 'proposed' })
  expect(seen).not.toContain('rejected')
})

test('a "no" to an account that was closed is looked into by the next one', async () => {
  const { clock, account, openTab, begin, answer, appear } = setUp()
  await begin()
  account.stop()
  appear()
  await answer(rejected)
  const next = openTab()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
})
