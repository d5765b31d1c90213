import { expect, test } from 'vitest'
import { statusTable } from '../../src/core/tracking/statusTable'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { createSafeAccount } from '../../src/flows/createSafeAccount'
import { persistTracking } from '../../src/flows/persistTracking'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { aToken, buildExecution, buildOnChain, buildTrackedTx, theCause } from '../support/safeFixtures'

const removed = buildTrackedTx({ nonce: 7n, lastGoodAtMs: 1, phase: { status: 'removed' } })
const used = buildOnChain({ nonce: 8n, blockNumber: 104n })

/** Opens an account whose storage has one removed gift, and looks once. */
async function openWith(wishes: Partial<FakeWorld>, item = removed) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const before = contextOf(world, { clock, storage: browser.openTab() })
  persistTracking(before)
  addTracked(before.tracked, item)
  const account = createSafeAccount({ ...before, storage: browser.openTab() })
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
  expect(opened.world.asked.filter((who) => who.startsWith('service'))).toEqual([])
})

test('one whose execution has too few blocks is followed again, until it has enough', async () => {
  const executions = new Map([[removed.safeTxHash, buildExecution({ confirmations: 1 })]])
  const { world, clock, account, label } = await openWith({ onChain: used, executions })
  expect(label).toBe('Being executed')
  world.executions.set(removed.safeTxHash, buildExecution({ confirmations: 3 }))
  await clock.advance(20_000)
  expect(account.tracked.getState().items).toMatchObject([{ phase: { status: 'confirmed' } }])
})

test('one whose nonce is unused, or that another transaction has beaten, stays removed and costs the service nothing', async () => {
  const unused = await openWith({})
  expect(unused.label).toBe('Removed from the queue')
  expect(unused.world.asked).not.toContain('chain.findExecution')

  const beaten = await openWith({ onChain: used })
  expect(beaten.label).toBe('Removed from the queue')
  await beaten.clock.advance(600_000)
  expect(beaten.world.asked.filter((what) => what === 'chain.findExecution')).toHaveLength(1)
  expect(beaten.world.asked.filter((who) => who.startsWith('service'))).toEqual([])
})

test('a chain that does not answer changes nothing', async () => {
  const { account } = await openWith({ down: new Map([['chain', {}]]) })
  expect(account.tracked.getState().items).toEqual([removed])
})

test('what arrived of it is looked at too', async () => {
  const gift = { ...removed.gifts[0], symbol: 'TEST', decimals: 6, token: aToken.address, amount: 100n }
  const item = { ...removed, gifts: [{ causeId: null, causeName: null, recipient: theCause, ...gift }] }
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
