import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { storageKey } from '../../src/flows/account/storageKey'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock, type FakeClock } from '../support/fakeClock'
import { createFakeLocks } from '../support/fakeLocks'
import { createFakeBrowser } from '../support/fakeStorage'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import {
  aChain,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theSafe,
} from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

const minuteMs = 60_000
const record = buildRecord({ signedBy: ['Ada', 'Ben'] })
const { txHash, blockNumber } = buildExecution()

const waiting = buildTrackedTx()
const delivered: TrackedTx = buildTrackedTx({
  phase: { status: 'confirmed', txHash, blockNumber },
  provisional: { blockNumber },
})

/** Opens a Safe in so many tabs of one browser, each of which can be hidden. */
function openTabs(count: number, item: TrackedTx, canShare = true) {
  const world = createFakeWorld({ records: [record], onChain: buildOnChain({ blockNumber: 101n }) })
  if (item === delivered) {
    world.onChain = buildOnChain({ nonce: 8n, blockNumber: 105n })
    world.executions.set(record.safeTxHash, buildExecution({ confirmations: 5, isFinal: false }))
  }
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  browser.data.set(storageKey('tracked', { chain: aChain, safe: theSafe }), serialiseTracked([item], 0))
  const locks = createFakeLocks()
  const tabs = Array.from({ length: count }, () => {
    let isHidden = false
    const own: FakeClock = { ...clock, isVisible: () => !isHidden }
    const account = createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(browser.openTab({ isDurable: canShare }), theSafe),
      locks: locks.openTab(clock),
      clock: own,
    })
    return { account, hide: () => (isHidden = true) }
  })
  /** Requests to the chain's node in so many minutes. */
  async function countNode(minutes: number) {
    const before = world.asked.length
    await clock.advance(minutes * minuteMs)
    return world.asked.slice(before).filter((what) => what.startsWith('chain.')).length
  }
  return { world, clock, tabs, countNode }
}

/** Requests of one tab and of ten in ten minutes, from two minutes after they were opened. */
async function countOneAndTen(item: TrackedTx, canShare?: boolean): Promise<readonly [number, number]> {
  const counts: number[] = []
  for (const count of [1, 10]) {
    const { clock, countNode } = openTabs(count, item, canShare)
    await clock.advance(2 * minuteMs)
    counts.push(await countNode(10))
  }
  return [counts[0] ?? 0, counts[1] ?? 0]
}

const items = [
  ['that waits', waiting],
  ['that is delivered, in a block that is not final', delivered],
] as const

test.each(items)(
  'ten tabs ask the node for a gift %s less than twice as often as one',
  async (_what, item) => {
    const [one, ten] = await countOneAndTen(item)
    expect(one).toBeGreaterThan(10)
    expect(ten).toBeLessThan(2 * one)
  },
)

test.each(items)('tabs that cannot tell each other about a gift %s each ask', async (_what, item) => {
  const [one, ten] = await countOneAndTen(item, false)
  expect(ten).toBeGreaterThan(6 * one)
})

const statuses = (tabs: ReturnType<typeof openTabs>['tabs']) =>
  tabs.map(({ account }) => account.tracked.getState().items[0]?.phase.status)

test('each tab shows what one of them has found, whoever is closed or hidden', async () => {
  const { world, clock, tabs } = openTabs(3, waiting)
  await clock.advance(2 * minuteMs)
  expect(statuses(tabs)).toEqual(Array(3).fill('awaitingExecution'))
  // The tab that polls.
  tabs[0]?.account.stop()
  tabs[1]?.hide()
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  world.executions.set(record.safeTxHash, buildExecution({ confirmations: 1 }))
  await clock.advance(minuteMs)
  expect(statuses(tabs.slice(1))).toEqual(['executing', 'executing'])
})
