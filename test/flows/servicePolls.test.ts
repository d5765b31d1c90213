import { getEventListeners } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeLocks } from '../support/fakeLocks'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { buildOnChain, buildRecord, buildTrackedTx } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** Nobody has signed: no signature has to be recovered in each of the thousands of rounds. */
const record = buildRecord({ signedBy: [] })

type Wishes = Partial<FakeWorld> & { readonly gifts?: number; readonly pollMs?: number }
/** Fewer rounds of chain and host; it changes nothing for the service. */
const slow = { pollMs: 60_000 }

/** A browser that follows `gifts` equal gifts, proposed a moment ago and waiting, each with its own nonce. */
function setUp({ gifts = 1, pollMs = 10_000, ...wishes }: Wishes = {}) {
  const records = Array.from({ length: gifts }, (_, index) =>
    buildRecord({ signedBy: [], nonce: BigInt(7 + index) }),
  )
  const world = createFakeWorld({ records, ...wishes })
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const locks = createFakeLocks()
  const storing = contextOf(world, { clock, storage: browser.openTab() })
  persistTracking(storing)
  for (const { safeTxHash, nonce } of records)
    addTracked(storing.tracked, buildTrackedTx({ safeTxHash, nonce, createdAtMs: clock.nowMs() }))
  const openTab = () =>
    createSafeAccount({
      ...storing,
      chain: { ...storing.chain, pollMs },
      ...storedIn(browser.openTab(), storing.safe),
      locks: locks.openTab(clock),
    })
  const requests = () => world.asked.filter((what) => what.startsWith('service')).length
  return { world, clock, openTab, requests }
}

type Account = ReturnType<ReturnType<typeof setUp>['openTab']>
const signedBy = (account: Account) => {
  const [item] = account.tracked.getState().items
  return item !== undefined && 'signatures' in item.phase ? item.phase.signatures.signed.length : null
}

describe('[A5] in 24 hours one gift that waits costs the service', () => {
  test('at most 150 requests in view', async () => {
    const { clock, openTab, requests } = setUp(slow)
    openTab()
    await clock.advance(24 * hour)
    expect(requests()).toBeGreaterThan(96)
    expect(requests()).toBeLessThanOrEqual(150)
  })

  test('at most 40 hidden', async () => {
    const { clock, openTab, requests } = setUp(slow)
    clock.setVisible(false)
    openTab()
    await clock.advance(24 * hour)
    expect(requests()).toBeGreaterThan(24)
    expect(requests()).toBeLessThanOrEqual(40)
  })

  test('no more in two tabs, but for the list that each asks for when it is opened', async () => {
    const { clock, openTab, requests } = setUp(slow)
    openTab()
    await clock.advance(minute)
    openTab()
    await clock.advance(24 * hour)
    expect(requests()).toBeLessThanOrEqual(150)
  })

  test('no more for five gifts than for one: one list serves them all', async () => {
    const { clock, openTab, requests, world } = setUp({ ...slow, gifts: 5 })
    openTab()
    await clock.advance(6 * hour)
    expect(requests()).toBeLessThanOrEqual(80)
    expect(world.asked).not.toContain('service.getTransaction')
  })
})

test('a tab that stays open piles up nothing that waits for its end', async () => {
  const { clock, openTab } = setUp({ ...slow, gifts: 5 })
  const made: AbortController[] = []
  class Watched extends AbortController {
    constructor() {
      super()
      made.push(this)
    }
  }
  vi.stubGlobal('AbortController', Watched)
  onTestFinished(() => void vi.unstubAllGlobals())
  openTab()
  const lasting = [...made]
  const waiting = () =>
    lasting.reduce((sum, { signal }) => sum + getEventListeners(signal, 'abort').length, 0)
  await clock.advance(hour)
  const before = waiting()
  expect(before).toBeGreaterThan(0)
  await clock.advance(2 * hour)
  expect(waiting()).toBe(before)
})

describe('[A5] news', () => {
  test('of a co-signature comes from the host within 30 seconds, without a request to the service', async () => {
    const { world, clock, openTab, requests } = setUp({ hostRecords: [record] })
    const account = openTab()
    await clock.advance(2 * hour + 7 * second)
    expect(signedBy(account)).toBe(0)
    const before = requests()
    world.hostRecords = [buildRecord({ signedBy: ['Ada'] })]
    await clock.advance(30 * second)
    expect(signedBy(account)).toBe(1)
    expect(requests() - before).toBeLessThanOrEqual(1)
  })

  test('comes from the service within minutes where there is no host to ask, and at once when a user looks', async () => {
    const { world, clock, openTab } = setUp({ down: new Map([['host', {}]]) })
    const account = openTab()
    await clock.advance(30 * minute)
    world.records = [buildRecord({ signedBy: ['Ada'] })]
    await clock.advance(3 * minute + second)
    expect(signedBy(account)).toBe(1)

    await clock.advance(2 * hour + minute)
    world.records = [buildRecord({ signedBy: ['Ada', 'Ben'] })]
    account.checkNow()
    await clock.advance(5 * second)
    expect(signedBy(account)).toBe(2)
  })

  test('is looked for when the tab is shown again', async () => {
    const { world, clock, openTab } = setUp({ down: new Map([['host', {}]]) })
    const account = openTab()
    await clock.advance(2 * hour)
    clock.setVisible(false)
    await clock.advance(2 * minute)
    world.records = [buildRecord({ signedBy: ['Ada'] })]
    clock.setVisible(true)
    await clock.advance(second)
    expect(signedBy(account)).toBe(1)
  })

  test('after six quiet hours is looked for as soon as the page gets the focus, and once a minute at most', async () => {
    const { world, clock, openTab, requests } = setUp({ ...slow, down: new Map([['host', {}]]) })
    const account = openTab()
    await clock.advance(6 * hour + 10 * minute)
    world.records = [buildRecord({ signedBy: ['Ada'] })]
    const before = requests()
    const focus = () => clock.setVisible(true)
    focus()
    await clock.advance(second)
    expect(signedBy(account)).toBe(1)
    for (let time = 0; time < 50; time++) {
      focus()
      await clock.advance(second / 2)
    }
    expect(requests() - before).toBe(1)
  })

  test('is not looked for with each focus while the service fails', async () => {
    const { world, clock, openTab, requests } = setUp({ ...slow, down: new Map([['host', {}]]) })
    openTab()
    await clock.advance(hour)
    world.down = new Map([['service', {}]])
    await clock.advance(hour)
    const before = requests()
    for (let time = 0; time < 50; time++) {
      clock.setVisible(true)
      await clock.advance(second / 10)
    }
    expect(requests() - before).toBeLessThanOrEqual(2)
  })

  test('is looked for when the nonce of the Safe has moved', async () => {
    const { world, clock, openTab } = setUp({
      down: new Map([['host', {}]]),
      onChain: buildOnChain({ nonce: 5n }),
    })
    const account = openTab()
    await clock.advance(2 * hour)
    world.onChain = buildOnChain({ nonce: 6n, blockNumber: 101n })
    world.records = [buildRecord({ signedBy: ['Ada'] })]
    await clock.advance(30 * second)
    expect(signedBy(account)).toBe(1)
  })

  test('that one tab has heard is shown by the other', async () => {
    const { world, clock, openTab } = setUp({ down: new Map([['host', {}]]) })
    const [one, other] = [openTab(), openTab()]
    await clock.advance(2 * hour)
    world.records = [buildRecord({ signedBy: ['Ada'] })]
    await clock.advance(10 * minute + 30 * second)
    expect([signedBy(one), signedBy(other)]).toEqual([1, 1])
  })
})

describe('a list that was read before a gift was proposed', () => {
  const newer = buildRecord({ signedBy: [], nonce: 9n })
  const propose = (account: Account, nowMs: number) =>
    addTracked(account.tracked, buildTrackedTx({ safeTxHash: newer.safeTxHash, createdAtMs: nowMs }))
  const newest = (account: Account) =>
    account.tracked
      .getState()
      .items.find((item) => 'safeTxHash' in item && item.safeTxHash === newer.safeTxHash)

  test('does not stand for an answer while the service keeps silent', async () => {
    const { world, clock, openTab } = setUp({ ...slow, hostRecords: [record] })
    const account = openTab()
    await clock.advance(20 * minute)
    world.budgetWaitMs = 10 * minute
    propose(account, clock.nowMs())
    await clock.advance(5 * minute)
    expect(newest(account)).toMatchObject({ note: null, lastGoodAtMs: null, missingSinceMs: null })

    world.budgetWaitMs = 0
    world.down = new Map([['service', {}]])
    await clock.advance(minute)
    expect(newest(account)).toMatchObject({ note: { kind: 'unreachable' }, lastGoodAtMs: null })

    world.down = new Map()
    await clock.advance(5 * minute)
    expect(newest(account)).toMatchObject({ note: { kind: 'notListed' } })
    world.records = [record, newer]
    await clock.advance(5 * minute)
    expect(newest(account)).toMatchObject({ phase: { status: 'awaitingConfirmations' }, note: null })
  })

  test('says at once that the service does not answer', async () => {
    const { world, clock, openTab } = setUp({ ...slow, hostRecords: [record] })
    const account = openTab()
    await clock.advance(20 * minute)
    world.down = new Map([['service', {}]])
    await clock.advance(20 * minute)
    propose(account, clock.nowMs())
    await clock.advance(second)
    expect(newest(account)).toMatchObject({ note: { kind: 'unreachable' }, lastGoodAtMs: null })
  })
})

test('[A5] a removal is still concluded within minutes, by the word of the service about this hash', async () => {
  const { world, clock, openTab } = setUp()
  const account = openTab()
  await clock.advance(2 * hour)
  world.records = []
  account.checkNow()
  await clock.advance(2 * minute)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'removed' } }])
  expect(world.asked.filter((what) => what === 'service.getTransaction').length).toBeGreaterThanOrEqual(2)
})

test('[A5] a row that the list leaves out is not taken for removed while the service has it', async () => {
  const { world, clock, openTab } = setUp()
  const other = { ...record, safeTxHash: `0x${'ab'.repeat(32)}` as SafeTxHash }
  const account = openTab()
  await clock.advance(minute)
  // As a record that the schema cannot read: known by its hash, and in no page.
  world.unlisted = [record.safeTxHash]
  world.records = [record, other]
  await clock.advance(hour)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'awaitingConfirmations' } }])
})

test('[A5] while the last requests are kept back no poll leaves, it is said until when, and the host still tells', async () => {
  const { world, clock, openTab, requests } = setUp({ budgetWaitMs: hour, hostRecords: [record] })
  const account = openTab()
  await clock.advance(minute)
  expect(account.queue.getState()).toMatchObject({ heldUntilMs: expect.any(Number) })
  world.hostRecords = [buildRecord({ signedBy: ['Ada'] })]
  await clock.advance(30 * second)
  expect(signedBy(account)).toBe(1)
  expect(requests()).toBe(0)

  world.budgetWaitMs = 0
  await clock.advance(hour)
  expect(account.queue.getState()).toMatchObject({ checkedAtMs: expect.any(Number), heldUntilMs: null })
  expect(requests()).toBeGreaterThan(0)
})
