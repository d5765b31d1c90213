import { describe, expect, test } from 'vitest'
import { addTracked } from '../../src/core/tracking/trackedStore'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { createFakeClock } from '../support/fakeClock'
import { aCause, contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  addressOf,
  aToken,
  buildOnChain,
  buildRecord,
  buildRejection,
  buildTrackedTx,
  chainTxHash,
  theCalls,
  theCause,
  theSafe,
} from '../support/safeFixtures'
import { startRebuilding } from '../support/startRebuilding'

const gift = buildRecord({ submittedAtMs: 5, origin: 'whatever' })

async function rebuild(wishes: Partial<FakeWorld>, known: readonly TrackedItem[] = []) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const context = contextOf(world, { clock })
  for (const item of known) addTracked(context.tracked, item)
  await startRebuilding(context, clock)
  return { world, clock, context, items: context.tracked.getState().items }
}

test('a queued gift is found again, with what it gives read from its bytes', async () => {
  const { items, context } = await rebuild({ records: [gift] })
  expect(items).toMatchObject([
    {
      safeTxHash: gift.safeTxHash,
      rebuilt: true,
      createdAtMs: 5,
      nonce: 7n,
      calls: theCalls,
      gifts: [{ payeeName: 'Clean Water', recipient: theCause, amount: 5n * 10n ** 17n }],
      phase: { status: 'awaitingConfirmations' },
    },
  ])
  expect(context.tracked.getState().rebuilding).toBe(false)
})

test('one request to the service is enough', async () => {
  const { world } = await rebuild({ records: [gift, buildRecord({ nonce: 8n })] })
  expect(world.asked.filter((what) => what.startsWith('service'))).toEqual(['service.listTransactions'])
})

test('an executed gift is found, and awaits its proof', async () => {
  const executed = buildRecord({ isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') })
  const { items } = await rebuild({ records: [executed], onChain: buildOnChain({ nonce: 8n }) })
  expect(items).toMatchObject([{ phase: { status: 'executing', txHash: chainTxHash('execution') } }])
})

test('a gift of a file with a date to come does not hide what was executed meanwhile', async () => {
  const executedAtMs = createFakeClock().nowMs()
  const txHash = chainTxHash('execution')
  const executed = buildRecord({ isExecuted: true, isSuccessful: true, executedAtMs, txHash })
  const known = buildTrackedTx({ safeTxHash: buildRejection().safeTxHash, createdAtMs: 8e15 })
  const { items } = await rebuild({ records: [executed], onChain: buildOnChain({ nonce: 8n }) }, [known])
  expect(items).toMatchObject([known, { phase: { status: 'executing', txHash } }])
})

test('what a file describes otherwise under its hash gives way to its bytes', async () => {
  const calls = [{ to: addressOf('a thief'), value: 1n, data: '0x' }] as const
  const brought = buildTrackedTx({ safeTxHash: gift.safeTxHash, calls, imported: true })
  const { items } = await rebuild({ records: [gift] }, [brought])
  expect(items).toMatchObject([{ calls: theCalls, rebuilt: true, nonce: 7n, note: null }])
  expect(items[0]).not.toHaveProperty('imported')
})

describe('is left alone:', () => {
  const elsewhere = { to: addressOf('somebody'), value: 1n, data: '0x' } as const
  const approval = { to: aToken.address, value: 0n, data: '0x095ea7b3' } as const
  test.each([
    ['what pays somebody who is not in the directory', buildRecord({ calls: [elsewhere] })],
    ['what pays a cause and somebody else', buildRecord({ calls: [...theCalls, elsewhere] })],
    ['what does something else beside a gift', buildRecord({ calls: [...theCalls, approval] })],
    ['a rejection', buildRejection()],
    ['what nobody has signed', { ...gift, trusted: false }],
    ['what is not what its hash says', { ...buildRecord({ calls: [elsewhere] }), ...theCalls[0] }],
    ['what is of another Safe', { ...gift, safe: addressOf('another Safe') }],
    ['what another transaction has beaten', buildRecord({ nonce: 6n })],
  ])('%s', async (_what, record) => {
    expect((await rebuild({ records: [record] })).items).toEqual([])
  })

  test('what was executed before this browser looked last, where gifts are stored', async () => {
    const executed = buildRecord({ nonce: 6n, isExecuted: true, executedAtMs: 5, txHash: chainTxHash('old') })
    const known = buildTrackedTx({
      safeTxHash: buildRejection().safeTxHash,
      createdAtMs: Date.UTC(2026, 0, 15, 11),
    })
    expect((await rebuild({ records: [executed] }, [known])).items).toEqual([known])
  })
})

describe('[C1] a co-signer whose browser already follows a gift', () => {
  const known = buildTrackedTx({ safeTxHash: buildRejection().safeTxHash, createdAtMs: 1 })
  const news = { safeTxHash: gift.safeTxHash, rebuilt: true, phase: { status: 'awaitingConfirmations' } }

  test('sees what another owner has proposed, when the app is opened', async () => {
    expect((await rebuild({ records: [gift] }, [known])).items).toMatchObject([news, known])
  })

  test('sees it while the page stays open, and at once on coming back to the tab', async () => {
    const left = await rebuild({}, [known])
    left.world.records = [gift]
    await left.clock.advance(3 * 60_000)
    expect(left.context.tracked.getState().items).toMatchObject([news, known])

    const back = await rebuild({}, [known])
    back.clock.setVisible(false)
    await back.clock.advance(90_000)
    back.world.records = [gift]
    back.clock.setVisible(true)
    await back.clock.advance(0)
    expect(back.context.tracked.getState().items).toMatchObject([news, known])
  })

  test('sees what was proposed and executed while the page stayed open', async () => {
    const { world, clock, context } = await rebuild({}, [known])
    await clock.advance(30 * 60_000)
    world.onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
    const executedAtMs = clock.nowMs()
    const done = { isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution'), executedAtMs }
    world.records = [buildRecord({ ...done, submittedAtMs: 5 })]
    await clock.advance(3 * 60_000)
    expect(context.tracked.getState().items).toMatchObject([
      { ...news, phase: { status: 'executing' } },
      known,
    ])
  })

  test('sees what was proposed and executed meanwhile', async () => {
    const txHash = chainTxHash('execution')
    const executedAtMs = Date.UTC(2026, 0, 15, 11, 30)
    const executed = buildRecord({
      isExecuted: true,
      isSuccessful: true,
      txHash,
      executedAtMs,
      submittedAtMs: 5,
    })
    const shown = await rebuild({ records: [executed], onChain: buildOnChain({ nonce: 8n }) }, [known])
    expect(shown.items).toMatchObject([{ ...news, phase: { status: 'executing' } }, known])
  })
})

describe('a gift executed just before the app is opened, while the service is behind the chain', () => {
  const minute = 60_000
  const done = { isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') }
  const earlier = { ...buildRejection({ nonce: 6n }), isExecuted: true, executedAtMs: 5 }
  const executed = (clock: { nowMs(): number }) =>
    buildRecord({ ...done, executedAtMs: clock.nowMs(), submittedAtMs: 5 })

  test.each([
    ['lists it as waiting', [gift, earlier]],
    ['does not list it', [earlier]],
    ['lists nothing', []],
  ])('is shown once the service has it, when that %s first', async (_what, records) => {
    const { world, clock, context } = await rebuild({ records, onChain: buildOnChain({ nonce: 8n }) })
    expect(context.tracked.getState().items).toEqual([])
    world.records = [executed(clock), earlier]
    await clock.advance(minute / 4)
    expect(context.tracked.getState().items).toMatchObject([{ phase: { status: 'executing' } }])
  })

  test('and meanwhile the service is asked how far it is behind', async () => {
    const world = createFakeWorld({
      records: [gift, earlier],
      onChain: buildOnChain({ nonce: 8n }),
      lagBlocks: 3,
    })
    const clock = createFakeClock()
    const context = contextOf(world, { clock })
    const { queue } = await startRebuilding(context, clock)
    expect(queue.getState().behind).toEqual({ blocks: null })
    await clock.advance(minute / 4)
    expect(queue.getState().behind).toEqual({ blocks: 3 })
    await clock.advance(10 * minute)
    expect(queue.getState().behind).toEqual({ blocks: null })
    world.records = [executed(clock), earlier]
    await clock.advance(5 * minute)
    expect(queue.getState().behind).toBeNull()
    const before = world.asked.length
    await clock.advance(60 * minute)
    expect(world.asked.slice(before)).not.toContain('service.getLag')
  })

  test('is asked for ever less often where the service never shows it', async () => {
    const { world, clock } = await rebuild({ records: [gift, earlier], onChain: buildOnChain({ nonce: 8n }) })
    const requests = () => world.asked.filter((what) => what === 'service.listTransactions').length
    await clock.advance(10 * minute)
    expect(requests()).toBeLessThanOrEqual(20)
    await clock.advance(24 * 60 * minute)
    expect(requests()).toBeLessThanOrEqual(150)
  })
})

test('what was delivered and then cleared away stays away; what is queued comes back', async () => {
  const done = {
    ...buildRecord({ nonce: 6n, isExecuted: true, txHash: chainTxHash('done') }),
    submittedAtMs: 5,
  }
  const clock = createFakeClock()
  const context = contextOf(createFakeWorld({ records: [gift, done] }), { clock })
  context.storage.set(`dsg.v1.tracked.31337.${theSafe}`, serialiseTracked([], 10))
  await startRebuilding(context, clock)
  expect(context.tracked.getState().items).toMatchObject([{ safeTxHash: gift.safeTxHash }])
})

test('what was queued when the list was cleared comes back, also when it was delivered since', async () => {
  const done = buildRecord({
    isExecuted: true,
    txHash: chainTxHash('done'),
    submittedAtMs: 5,
    executedAtMs: 15,
  })
  const world = createFakeWorld({ records: [done], onChain: buildOnChain({ nonce: 8n }) })
  const clock = createFakeClock()
  const context = contextOf(world, { clock })
  context.storage.set(`dsg.v1.tracked.31337.${theSafe}`, serialiseTracked([], 10))
  await startRebuilding(context, clock)
  expect(context.tracked.getState().items).toMatchObject([{ safeTxHash: done.safeTxHash }])
})

test('it waits for the directory, however often that has to be fetched, and says nothing before', async () => {
  const clock = createFakeClock()
  const context = contextOf(createFakeWorld({ records: [gift] }), { clock })
  const waiting: readonly CausesState[] = [
    { kind: 'loading' },
    { kind: 'unreachable', reason: 'It is down.' },
    { kind: 'loading' },
    { kind: 'rejected', problems: [] },
  ]
  context.causes.setState({ kind: 'loading' }, true)
  await startRebuilding(context, clock)
  for (const state of waiting) {
    context.causes.setState(state, true)
    await clock.advance(0)
    expect(context.tracked.getState()).toMatchObject({ items: [], rebuilding: true })
  }
  context.causes.setState({ kind: 'ready', causes: [aCause] }, true)
  await clock.advance(0)
  expect(context.tracked.getState().items).toHaveLength(1)
  expect(context.tracked.getState().rebuilding).toBe(false)
})

test.each(['chain', 'service'] as const)(
  '[C6] while the %s does not answer it says so and since when, and goes on by itself once it is back',
  async (who) => {
    const world = createFakeWorld({ records: [gift], down: new Map([[who, {}]]) })
    const clock = createFakeClock()
    const startedMs = clock.nowMs()
    const context = contextOf(world, { clock })
    await startRebuilding(context, clock)
    await clock.advance(60_000)
    expect(context.tracked.getState()).toMatchObject({
      items: [],
      rebuilding: true,
      searchTrouble: { reason: `The ${who} is down.`, sinceMs: startedMs },
    })
    world.down.clear()
    // Back online, or back in the tab: nobody waits for the rest of a long pause.
    clock.setVisible(true)
    await clock.advance(1_000)
    expect(context.tracked.getState()).toMatchObject({
      items: [{ rebuilt: true }],
      rebuilding: false,
      searchTrouble: null,
    })
  },
)

test('[C6] a service that was down for seconds is asked again within seconds', async () => {
  const world = createFakeWorld({ records: [gift], down: new Map([['service', {}]]) })
  const clock = createFakeClock()
  const context = contextOf(world, { clock })
  await startRebuilding(context, clock)
  world.down.clear()
  await clock.advance(7_000)
  expect(context.tracked.getState()).toMatchObject({ items: [{ rebuilt: true }], searchTrouble: null })
})

describe('a list that may lack a gift', () => {
  const reason = 'The transaction service lists a record that cannot be read.'

  test('says so, and follows what can be read of it', async () => {
    const { items, context } = await rebuild({ records: [gift], unreadable: ['{"operation":2}'] })
    expect(items).toMatchObject([{ safeTxHash: gift.safeTxHash }])
    expect(context.tracked.getState()).toMatchObject({ rebuilding: false, searchTrouble: { reason } })
  })

  test('is read anew with the next poll, and what could not be read before is still taken in', async () => {
    const executed = buildRecord({
      isExecuted: true,
      isSuccessful: true,
      executedAtMs: 5,
      txHash: chainTxHash('execution'),
    })
    const { world, clock, context } = await rebuild({ unreadable: ['{"operation":2}'] })
    expect(context.tracked.getState().items).toEqual([])
    world.unreadable = []
    world.records = [executed]
    await clock.advance(20 * 60_000)
    expect(context.tracked.getState()).toMatchObject({
      items: [{ safeTxHash: executed.safeTxHash }],
      searchTrouble: null,
    })
  })

  test('because it is long says so, but for the first page, which is one by design', async () => {
    const waiting = Array.from({ length: 101 }, (_, index) =>
      buildRejection({ nonce: BigInt(200 - index), signedBy: [] }),
    )
    const { clock, context, world } = await rebuild({ records: waiting })
    expect(context.tracked.getState().searchTrouble ?? null).toBeNull()
    await clock.advance(20 * 60_000)
    expect(world.asked.filter((what) => what === 'service.listTransactions').length).toBeGreaterThan(1)
    expect(context.tracked.getState().searchTrouble?.reason).toBe(
      'The transaction service lists more records than were read.',
    )
  })
})
