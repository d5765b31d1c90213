import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { aCause, createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { createFakeBrowser } from '../support/fakeStorage'
import { storedIn } from '../support/storedIn'
import {
  aChain,
  aGift,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  theSafe,
} from '../support/safeFixtures'

const record = buildRecord()

function setUp(wishes: Partial<FakeWorld> = {}, browser = createFakeBrowser()) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] }))
  const open = () =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes,
      clock,
      ...storedIn(browser.openTab(), theSafe),
    })
  return { world, clock, open }
}

test('an account that opens checks the Safe and reads what it holds', async () => {
  const { clock, open } = setUp()
  const account = open()
  expect(account.check.getState()).toEqual({ kind: 'checking' })
  await clock.advance(0)
  expect(account.check.getState()).toMatchObject({ kind: 'ok', onChain: buildOnChain() })
  expect(account.balances.getState()).toMatchObject({
    kind: 'known',
    entries: [
      { asset: { kind: 'native' }, amount: 1n },
      { asset: { kind: 'token', address: aToken.address }, amount: null },
    ],
  })
})

test('a contract that answers like a Safe through code that is no known proxy is amber, not green', async () => {
  const { clock, open } = setUp({ onChain: buildOnChain({ codeHash: `0x${'ab'.repeat(32)}` }) })
  const account = open()
  await clock.advance(0)
  expect(account.check.getState()).toMatchObject({
    kind: 'unproved',
    reason: expect.stringMatching(/^Not checked: .*not a Safe proxy that we know/),
  })
})

test('what the page and the chain do not agree on blocks whatever the code is', async () => {
  const onChain = buildOnChain({ codeHash: `0x${'ab'.repeat(32)}` })
  const { clock, open } = setUp({ onChain, claims: { threshold: 1 } })
  const account = open()
  await clock.advance(0)
  expect(account.check.getState()).toMatchObject({
    kind: 'differs',
    disagreements: [{ field: 'threshold' }],
  })
})

test('a chain that does not answer is amber, and asking again turns it', async () => {
  const { world, clock, open } = setUp({ down: new Map([['chain', {}]]) })
  const account = open()
  await clock.advance(0)
  expect(account.check.getState()).toMatchObject({ kind: 'unproved', reason: 'The chain is down.' })
  expect(account.balances.getState()).toEqual({ kind: 'unreachable', reason: 'The chain is down.' })
  world.down.clear()
  await account.recheck()
  await account.refreshBalances()
  expect(account.check.getState()).toMatchObject({ kind: 'ok' })
  expect(account.balances.getState()).toMatchObject({ kind: 'known' })
})

test('a gift is followed to the end across reloads, and the balances are read again then', async () => {
  const browser = createFakeBrowser()
  const { world, clock, open } = setUp({}, browser)
  const first = open()
  await clock.advance(0)
  void first.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  world.records = [record]
  world.proposals[0]?.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: record.safeTxHash } })
  await clock.advance(0)
  expect(first.tracked.getState().items).toMatchObject([{ phase: { status: 'awaitingConfirmations' } }])
  first.stop()
  await clock.advance(0)
  expect(clock.sleeping).toBe(0)

  const second = open()
  expect(second.tracked.getState().items).toMatchObject([{ phase: { status: 'awaitingConfirmations' } }])
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 104n })
  world.executions.set(record.safeTxHash, buildExecution({ confirmations: 3 }))
  world.balances = [0n, 0n]
  await clock.advance(0)
  expect(second.tracked.getState().items).toMatchObject([{ phase: { status: 'confirmed' } }])
  expect(second.balances.getState()).toMatchObject({ entries: [{ amount: 0n }, { amount: 0n }] })
})

test('a request whose answer was lost is searched for on demand, and can be dismissed', async () => {
  const { world, clock, open } = setUp()
  const account = open()
  void account.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  await account.outbox.searchNow()
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
  world.down.set('service', {})
  await account.outbox.searchNow()
  expect(account.outbox.shown.getState()).toMatchObject({
    kind: 'unknown',
    lastSearch: { found: 'unreachable', reason: 'The service is down.' },
  })
  account.outbox.dismiss()
  expect(account.outbox.shown.getState()).toEqual({ kind: 'idle' })
  account.stop()

  const reopened = open()
  await clock.advance(0)
  expect(reopened.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('a proposal that one tab finds or dismisses is not searched for by the other', async () => {
  const { clock, open } = setUp()
  const first = open()
  void first.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  const second = open()
  await clock.advance(0)
  expect(second.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
  first.outbox.dismiss()
  expect(second.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('a gift requested by one tab and searched for by another ends as proposed in both', async () => {
  const { world, clock, open } = setUp()
  const first = open()
  void first.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  const second = open()
  await clock.advance(0)
  expect(second.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
  world.records = [record]
  world.proposals[0]?.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: record.safeTxHash } })
  await clock.advance(0)
  const proposed = { kind: 'proposed', safeTxHash: record.safeTxHash }
  expect(first.outbox.shown.getState()).toMatchObject(proposed)
  expect(second.outbox.shown.getState()).toMatchObject(proposed)
  expect(second.tracked.getState().items).toHaveLength(1)
})

test('clearing leaves what is queued, and an ended gift stays away although the service still has it', async () => {
  const { world, clock, open } = setUp({ records: [record] })
  const account = open()
  await clock.advance(0)
  account.clearTracked()
  expect(account.tracked.getState().items).toMatchObject([{ safeTxHash: record.safeTxHash }])

  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 104n })
  world.executions.set(record.safeTxHash, buildExecution({ confirmations: 3 }))
  await clock.advance(120_000)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'confirmed' } }])
  account.clearTracked()
  expect(account.tracked.getState().items).toEqual([])
  account.stop()

  world.records = [{ ...record, isExecuted: true, executedAtMs: clock.nowMs() - 60_000 }]
  const again = open()
  await clock.advance(120_000)
  expect(again.tracked.getState().items).toEqual([])
  again.undoClear()
  expect(again.tracked.getState().items).toMatchObject([{ phase: { status: 'confirmed' } }])
})

test('after clearing, what is queued at the service is found', async () => {
  const { world, clock, open } = setUp({ records: [record] })
  const account = open()
  await clock.advance(0)
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 104n })
  world.executions.set(record.safeTxHash, buildExecution({ confirmations: 3 }))
  await clock.advance(120_000)
  account.clearTracked()
  account.stop()

  const other = buildRecord({ nonce: 8n })
  world.records = [other]
  const lists = () => world.asked.filter((what) => what === 'service.listTransactions').length
  const before = lists()
  const again = open()
  await clock.advance(0)
  expect(again.tracked.getState().items).toMatchObject([{ safeTxHash: other.safeTxHash, rebuilt: true }])
  expect(lists()).toBe(before + 1)
})

test('a closed account sends no request, and pending ones end silently', async () => {
  const { world, clock, open } = setUp({ records: [record] })
  const account = open()
  const giving = account.outbox.give([aGift], { acceptUnverified: false })
  account.stop()
  await clock.advance(0)
  await giving
  const asked = world.asked.length
  await clock.advance(600_000)
  expect(world.asked).toHaveLength(asked)
  expect(world.proposals).toHaveLength(0)
})
