import { expect, test } from 'vitest'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { buildOnChain, buildRecord } from '../support/safeFixtures'

const minute = 60_000
const queued = [7n, 8n].map((nonce) => buildRecord({ nonce }))

/** Opens an account that has started nothing, in a world of these wishes. */
async function openAccount(wishes: Partial<FakeWorld> = {}) {
  const world = createFakeWorld({ records: queued, ...wishes })
  const clock = createFakeClock()
  const account = createSafeAccount(contextOf(world, { clock }))
  const waiting = () => account.queue.getState().waiting
  const lists = () => world.asked.filter((what) => what === 'service.listTransactions').length
  await clock.advance(1_000)
  return { world, clock, waiting, lists }
}

test('an open Safe knows what waits in its queue by the one list that it reads anyway', async () => {
  const { waiting, lists } = await openAccount()
  expect(waiting()).toMatchObject({ count: 2, isLeast: false })
  expect(lists()).toBe(1)
})

test('without the nonce of the chain nothing is counted', async () => {
  const { world, clock, waiting, lists } = await openAccount({ down: new Map([['chain', {}]]) })
  expect(lists()).toBe(1)
  expect(waiting()).toBeNull()
  world.down = new Map()
  await clock.advance(2 * minute)
  expect(waiting()).toMatchObject({ count: 2, isLeast: false })
})

test('what the chain has executed waits no more, while the service has not noticed it', async () => {
  const { world, clock, waiting } = await openAccount()
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  await clock.advance(2 * minute)
  expect(waiting()).toMatchObject({ count: 1 })
})

test('with a service that was never reached nothing is counted', async () => {
  const { waiting } = await openAccount({ down: new Map([['service', {}]]) })
  expect(waiting()).toBeNull()
})

test('while the service is unreachable at least what is still unused waits', async () => {
  const { world, clock, waiting } = await openAccount()
  world.down = new Map([['service', {}]])
  world.onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  await clock.advance(5 * minute)
  expect(waiting()).toMatchObject({ count: 1, isLeast: true })
  world.down = new Map()
  await clock.advance(10 * minute)
  expect(waiting()).toMatchObject({ count: 1, isLeast: false })
})
