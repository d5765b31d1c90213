import { describe, expect, test } from 'vitest'
import { advanceSafeItem } from '../../src/core/tracking/advance/advanceSafeItem'
import { trackedId } from '../../src/core/tracking/trackedItem'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { resumeTracking, longestPauseMs, watchItem, type Observe } from '../../src/flows/tracking/watchItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import type { TxSources } from '../../src/flows/tracking/itemSources'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
} from '../support/safeFixtures'

const minute = 60_000
const observeIn =
  (sources: TxSources): Observe =>
  (item, signal) =>
    observeItem(item, sources, signal)
const ours = buildRecord()

function setUp(wishes: Partial<FakeWorld> = {}) {
  const world = createFakeWorld({ records: [ours], ...wishes })
  const clock = createFakeClock()
  const closing = new AbortController()
  const context = contextOf(world, { clock, signal: closing.signal })
  const item = buildTrackedTx()
  addTracked(context.tracked, item)
  let ended = false
  const watching = { ...context, advance: advanceSafeItem }
  void watchItem(trackedId(item), watching, observeIn(context)).then(() => (ended = true))
  const looks = () => world.asked.filter((what) => what === 'chain.readSafe').length
  const status = () => context.tracked.getState().items[0]?.phase.status
  return { world, clock, closing, context, looks, status, ended: () => ended }
}

test('a gift is followed from the proposal to the delivery, and then left alone', async () => {
  const { world, clock, status, ended, looks } = setUp({ records: [] })
  await clock.advance(0)
  expect(status()).toBe('proposed')
  world.records = [ours]
  await clock.advance(minute)
  expect(status()).toBe('awaitingConfirmations')
  world.records = [buildRecord({ signedBy: ['Ada', 'Ben'] })]
  await clock.advance(minute)
  expect(status()).toBe('awaitingExecution')
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  world.executions.set(ours.safeTxHash, buildExecution({ confirmations: 1 }))
  await clock.advance(minute)
  expect(status()).toBe('executing')
  world.executions.set(ours.safeTxHash, buildExecution({ confirmations: 3 }))
  await clock.advance(minute)
  expect(status()).toBe('confirmed')
  expect(ended()).toBe(true)
  const before = looks()
  await clock.advance(60 * minute)
  expect(looks()).toBe(before)
})

describe('the poll interval', () => {
  test('follows the status, and stays within six service requests a minute', async () => {
    const { world, clock } = setUp()
    await clock.advance(10 * minute)
    const requests = world.asked.filter((what) => what.startsWith('service'))
    // Twice the chain's ten seconds.
    expect(requests).toHaveLength(31)
  })

  test('is a quarter while the tab is hidden, and at once when it is shown after a long time', async () => {
    const { clock, looks } = setUp()
    clock.setVisible(false)
    await clock.advance(0)
    await clock.advance(79_999)
    expect(looks()).toBe(1)
    await clock.advance(1)
    expect(looks()).toBe(2)
    await clock.advance(60_000)
    expect(looks()).toBe(2)
    clock.setVisible(true)
    await clock.advance(0)
    expect(looks()).toBe(3)
  })

  test('does not grow when someone switches back and forth between tabs', async () => {
    const { clock, looks } = setUp()
    clock.setVisible(false)
    await clock.advance(0)
    for (let second = 0; second < 15; second++) {
      clock.setVisible(true)
      clock.setVisible(false)
      await clock.advance(1_000)
    }
    expect(looks()).toBe(1)
  })

  test('grows while nothing answers, up to five minutes', async () => {
    const { world, clock, looks } = setUp()
    await clock.advance(0)
    world.down.set('chain', {})
    await clock.advance(24 * 60 * minute)
    const inADay = looks()
    expect(inADay).toBeLessThan(420)
    await clock.advance(longestPauseMs)
    expect(looks()).toBeGreaterThan(inADay)
    world.down.clear()
    await clock.advance(longestPauseMs)
    const before = looks()
    await clock.advance(minute)
    expect(looks() - before).toBe(3)
  })

  test('honours what a source asks for', async () => {
    const { world, clock, looks } = setUp()
    world.down.set('chain', { retryAfterMs: 20 * minute })
    await clock.advance(20 * minute - 1)
    expect(looks()).toBe(1)
    await clock.advance(1)
    expect(looks()).toBe(2)
  })

  test('does not fall because of the service while the host answers in its place', async () => {
    const { world, clock, looks } = setUp()
    world.down.set('service', { retryAfterMs: 60 * minute })
    await clock.advance(10 * minute)
    expect(looks()).toBe(31)
  })
})

test('a fault of our own is trouble like any other: the loop goes on', async () => {
  const { world, clock, status } = setUp()
  Object.defineProperty(world, 'onChain', {
    configurable: true,
    get: () => {
      throw new Error('A fault.')
    },
  })
  await clock.advance(0)
  expect(status()).toBe('proposed')
  Object.defineProperty(world, 'onChain', { value: buildOnChain() })
  await clock.advance(minute)
  expect(status()).toBe('awaitingConfirmations')
})

test('it ends when the account is closed, and when the item is forgotten', async () => {
  const closed = setUp()
  await closed.clock.advance(0)
  closed.closing.abort()
  await closed.clock.advance(0)
  expect(closed.ended()).toBe(true)
  expect(closed.clock.sleeping).toBe(0)

  const forgotten = setUp()
  await forgotten.clock.advance(0)
  forgotten.context.tracked.setState({ items: [] })
  await forgotten.clock.advance(minute)
  expect(forgotten.ended()).toBe(true)
})

test('after a reload each open item has one loop, also those that come later, and final ones have none', async () => {
  const world = createFakeWorld({ records: [ours] })
  const clock = createFakeClock()
  const closing = new AbortController()
  const context = contextOf(world, { clock, signal: closing.signal })
  const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
  addTracked(context.tracked, buildTrackedTx({ safeTxHash: hash(1) }))
  const phase = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n } as const
  addTracked(context.tracked, buildTrackedTx({ safeTxHash: hash(2), phase }))
  resumeTracking({ ...context, advance: advanceSafeItem }, observeIn(context))
  await clock.advance(0)
  expect(world.asked.filter((what) => what === 'service.getTransaction')).toHaveLength(1)
  addTracked(context.tracked, buildTrackedTx())
  await clock.advance(0)
  expect(world.asked.filter((what) => what === 'service.getTransaction')).toHaveLength(2)
  closing.abort()
  await clock.advance(0)
  expect(clock.sleeping).toBe(0)
})

test('news that come while a tab waits for its lock are looked at', async () => {
  const clock = createFakeClock()
  const context = contextOf(createFakeWorld({ records: [ours] }), { clock })
  const item = buildTrackedTx()
  addTracked(context.tracked, item)
  let tell = () => {}
  let looks = 0
  const waiting: ((leads: boolean) => void)[] = []
  const watching = {
    ...context,
    advance: advanceSafeItem,
    onNews: (listener: () => void) => {
      tell = listener
      return () => {}
    },
    leads: () => new Promise<boolean>((resolve) => waiting.push(resolve)),
  }
  void watchItem(trackedId(item), watching, (_item, signal) => {
    looks += 1
    return observeItem(item, context, signal)
  })
  const anotherTabLeads = async () => {
    waiting.shift()?.(false)
    await clock.advance(0)
  }
  await anotherTabLeads()
  expect(looks).toBe(1)
  await clock.advance(minute)
  expect([looks, waiting.length]).toEqual([1, 1])
  tell()
  await anotherTabLeads()
  expect(looks).toBe(2)
})
