import { expect, test } from 'vitest'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { storedIn } from '../support/storedIn'
import {
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theCause,
} from '../support/safeFixtures'

const removed = buildTrackedTx({ nonce: 7n, lastGoodAtMs: 1, phase: { status: 'removed' } })
const hour = 3_600_000
const used = buildOnChain({ nonce: 8n, blockNumber: 104n })

/** Opens an account whose storage has one removed gift, and looks once. */
async function openWith(wishes: Partial<FakeWorld>, item = removed) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const before = contextOf(world, { clock, storage: browser.openTab() })
  persistTracking(before)
  addTracked(before.tracked, item)
  const account = createSafeAccount({ ...before, ...storedIn(browser.openTab(), before.safe) })
  await clock.advance(0)
  const [shown] = account.tracked.getState().items
  if (shown === undefined) throw new Error('It is gone.')
  return { world, clock, account, shown, label: statusTable[shown.phase.status].label(shown) }
}

test.each([
  ['Delivered', 'success'],
  ['Failed: nothing was given', 'failure'],
] as const)('a gift that was executed after it was removed is shown as it is: %s', async (label, outcome) => {
  const executions = new Map([[removed.safeTxHash, buildExecution({ outcome })]])
  const opened = await openWith({ onChain: used, executions })
  expect(opened.label).toBe(label)
})

test('one whose execution has too few blocks is followed again, until it has enough', async () => {
  const executions = new Map([[removed.safeTxHash, buildExecution({ confirmations: 1 })]])
  const { world, clock, account, label } = await openWith({ onChain: used, executions })
  expect(label).toBe('Being executed')
  world.executions.set(removed.safeTxHash, buildExecution({ confirmations: 3 }))
  await clock.advance(20_000)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'confirmed' } }])
})

test('one that a record shows again is back with its signatures, and everybody is asked ever less often', async () => {
  const signed = buildRecord({ signedBy: ['Ada', 'Ben'] })
  const { world, clock, account, label } = await openWith({})
  expect(label).toBe('Removed from the queue')
  await clock.advance(24 * hour)
  const count = (what: string) => world.asked.filter((who) => who.startsWith(what)).length
  expect(count('service')).toBeLessThanOrEqual(150)
  expect(count('host.getTransaction')).toBeLessThanOrEqual(150)
  expect(world.asked).not.toContain('chain.findExecution')

  world.records = [signed]
  await clock.advance(hour)
  const [back] = account.tracked.getState().items
  expect(back).toMatchObject({ phase: { status: 'awaitingExecution' }, missingSinceMs: null })
})

test('one that only the host shows again is back too', async () => {
  const { world, clock, account } = await openWith({})
  world.hostRecords = [buildRecord()]
  world.down.set('service', {})
  await clock.advance(10 * 60_000)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'awaitingConfirmations' } }])
})

test('one that another transaction has beaten, nobody knows which, stays removed', async () => {
  const beaten = await openWith({ onChain: used })
  await beaten.clock.advance(600_000)
  expect(beaten.account.tracked.getState().items).toMatchObject([{ phase: { status: 'removed' } }])
})

test('a chain that does not answer changes nothing', async () => {
  const { account } = await openWith({ down: new Map([['chain', {}]]) })
  expect(account.tracked.getState().items).toEqual([removed])
})

test('what arrived of it is looked at too', async () => {
  const gift = { ...removed.gifts[0], symbol: 'TEST', decimals: 6, token: aToken.address, amount: 100n }
  const item = { ...removed, gifts: [{ causeId: null, payeeName: null, recipient: theCause, ...gift }] }
  const { shown } = await openWith(
    {
      onChain: used,
      executions: new Map([[removed.safeTxHash, buildExecution()]]),
      transfers: [{ token: aToken.address, to: theCause, value: 98n }],
    },
    item,
  )
  expect(shown).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ arrived: 98n }] },
  })
})
