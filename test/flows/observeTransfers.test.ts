import { expect, test } from 'vitest'
import type { Execution } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { observeTx } from '../../src/flows/tracking/observe/observeTx'
import { watchItem } from '../../src/flows/tracking/watchItem'
import { trackedId } from '../../src/core/tracking/trackedItem'
import { addTracked, findTracked } from '../../src/core/tracking/trackedStore'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theCause,
} from '../support/safeFixtures'

const record = buildRecord()
const coin = buildTrackedTx({ nonce: 7n, seen: true })
const token = {
  ...coin,
  gifts: coin.gifts.map((gift) => ({ ...gift, token: aToken.address, symbol: 'TEST', amount: 100n })),
}

async function round(item: typeof coin, execution: Execution, wishes: Partial<FakeWorld> = {}) {
  const onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  const world = createFakeWorld({ onChain, executions: new Map([[record.safeTxHash, execution]]), ...wishes })
  const sources = { chain: aChain, ...portsOf(world) }
  const after = advance(item, await observeTx(item, sources, new AbortController().signal), 0)
  return { after, asked: world.asked }
}

test('a token that says that it moved less is told of, once the gift is delivered', async () => {
  const transfers = [{ token: aToken.address, to: theCause, value: 98n }]
  const { after, asked } = await round(token, buildExecution(), { transfers })
  expect(asked).toEqual([
    'chain.readSafe',
    'chain.findExecution',
    'chain.readTransfers',
    'chain.compareNodes',
  ])
  expect(after).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ given: 100n, arrived: 98n }] },
  })
})

test('a gift whose receipt is missing is looked at again with back-off, and ends by what the receipt says', async () => {
  const onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  const executions = new Map([[record.safeTxHash, buildExecution()]])
  const world = createFakeWorld({ onChain, executions, transfers: null })
  const clock = createFakeClock()
  const context = contextOf(world, { clock })
  addTracked(context.tracked, token)
  const watched = watchItem(trackedId(token), { ...context, advance }, (item, signal) =>
    observeItem(item, context, signal),
  )
  const item = () => findTracked(context.tracked, trackedId(token))
  const reads = () => world.asked.filter((what) => what === 'chain.readTransfers').length

  await clock.advance(10 * 60_000)
  expect(item()).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'receiptUnread' } })
  expect(reads()).toBeGreaterThan(2)
  expect(reads()).toBeLessThan(15)

  world.transfers = []
  await clock.advance(5 * 60_000)
  await watched
  expect(item()).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ given: 100n, arrived: 0n }] },
  })
})

test.each([
  ['only coins were given', coin, buildExecution()],
  ['there are too few blocks yet', token, buildExecution({ confirmations: 2 })],
  ['it failed', token, buildExecution({ outcome: 'failure' })],
])('the receipt is not read when %s', async (_why, item, execution) => {
  const { asked, after } = await round(item, execution)
  expect(asked).not.toContain('chain.readTransfers')
  expect(after.note).toBeNull()
})

const doubted = { ...token, gifts: token.gifts.map((gift) => ({ ...gift, custom: true as const })) }
const paid = { token: aToken.address, to: theCause, value: 100n }
const rise = { token: aToken.address, holder: theCause, risen: 100n, logged: 100n }

test.each([
  ['is delivered where the balance rose', rise, null],
  ['is not where it rose by less', { ...rise, risen: 40n }, { kind: 'received', gifts: [{ risen: 40n }] }],
])('a gift in a token that the user added %s', async (_what, risen, note) => {
  const { after, asked } = await round(doubted, buildExecution(), { transfers: [paid], rises: [risen] })
  expect(asked).toContain('chain.readRises')
  expect(after.phase.status).toBe('confirmed')
  if (note === null) expect(after.note).toBeNull()
  else expect(after.note).toMatchObject(note)
})

test('balances that cannot be read are asked for five times, and the gift ends without them', async () => {
  const onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  const executions = new Map([[record.safeTxHash, buildExecution()]])
  const world = createFakeWorld({ onChain, executions, transfers: [paid], rises: [] })
  const clock = createFakeClock()
  const context = contextOf(world, { clock })
  addTracked(context.tracked, doubted)
  const watched = watchItem(trackedId(doubted), { ...context, advance }, (item, signal) =>
    observeItem(item, context, signal),
  )
  await clock.advance(60 * 60_000)
  await watched
  expect(world.asked.filter((what) => what === 'chain.readRises')).toHaveLength(5)
  expect(findTracked(context.tracked, trackedId(doubted))).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ given: 100n, arrived: 100n, risen: null }] },
  })
})

test.each([
  ['the operator lists the token', token, buildExecution()],
  ['only coins were given', coin, buildExecution()],
  ['there are too few blocks yet', doubted, buildExecution({ confirmations: 2 })],
])('no balance is read when %s', async (_why, item, execution) => {
  expect((await round(item, execution, { transfers: [paid] })).asked).not.toContain('chain.readRises')
})
