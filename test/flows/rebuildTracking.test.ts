import { describe, expect, test } from 'vitest'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { rebuildTracking } from '../../src/flows/rebuildTracking'
import type { CausesState } from '../../src/flows/loadCauses'
import { serialiseTracked } from '../../src/core/tracking/serialiseTracked'
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

const gift = buildRecord({ submittedAtMs: 5, origin: 'whatever' })

async function rebuild(wishes: Partial<FakeWorld>) {
  const world = createFakeWorld(wishes)
  const context = contextOf(world, { clock: createFakeClock() })
  await rebuildTracking(context)
  return { world, context, items: context.tracked.getState().items }
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
      gifts: [{ causeName: 'Clean Water', recipient: theCause, amount: 5n * 10n ** 17n }],
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

  test('a Safe whose gifts are stored here', async () => {
    const world = createFakeWorld({ records: [gift] })
    const context = contextOf(world, { clock: createFakeClock() })
    addTracked(context.tracked, buildTrackedTx({ safeTxHash: buildRejection().safeTxHash }))
    await rebuildTracking(context)
    expect(world.asked).toEqual([])
  })
})

test('what was delivered and then cleared away stays away; what is queued comes back', async () => {
  const done = {
    ...buildRecord({ nonce: 6n, isExecuted: true, txHash: chainTxHash('done') }),
    submittedAtMs: 5,
  }
  const context = contextOf(createFakeWorld({ records: [gift, done] }), { clock: createFakeClock() })
  context.storage.set(`dsg.v1.tracked.31337.${theSafe}`, serialiseTracked([], 10))
  await rebuildTracking(context)
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
  const context = contextOf(world, { clock: createFakeClock() })
  context.storage.set(`dsg.v1.tracked.31337.${theSafe}`, serialiseTracked([], 10))
  await rebuildTracking(context)
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
  void rebuildTracking(context)
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
  'while the %s does not answer it goes on looking, and does not say that there is nothing',
  async (who) => {
    const world = createFakeWorld({ records: [gift], down: new Map([[who, {}]]) })
    const clock = createFakeClock()
    const context = contextOf(world, { clock })
    void rebuildTracking(context)
    await clock.advance(60_000)
    expect(context.tracked.getState()).toMatchObject({ items: [], rebuilding: true })
    world.down.clear()
    await clock.advance(60_000)
    expect(context.tracked.getState()).toMatchObject({ items: [{ rebuilt: true }], rebuilding: false })
    expect(
      world.asked.filter(
        (what) => what === `${who}.${{ chain: 'readSafe', service: 'listTransactions' }[who]}`,
      ),
    ).toHaveLength(4)
  },
)
