import { expect, test } from 'vitest'
import { createReadOnlyWatch } from '../../src/flows/session/watchReadOnly'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld } from '../support/fakeWorld'

function setUp() {
  const world = createFakeWorld({ claims: { isReadOnly: true } })
  const clock = createFakeClock()
  const { isReadOnly, watch } = createReadOnlyWatch(contextOf(world, { clock }))
  const asked = () => world.asked.filter((what) => what === 'host.getInfo').length
  return { world, clock, isReadOnly, watch, asked }
}

test('an owner who connects in the host while the page is open is seen within seconds, and one who leaves', async () => {
  const { world, clock, isReadOnly, watch } = setUp()
  expect(isReadOnly.getState()).toBeNull()
  watch()
  await clock.advance(0)
  expect(isReadOnly.getState()).toBe(true)
  world.claims = { isReadOnly: false }
  await clock.advance(5_000)
  expect(isReadOnly.getState()).toBe(false)
  world.claims = { isReadOnly: true }
  await clock.advance(5_000)
  expect(isReadOnly.getState()).toBe(true)
})

test('who comes back to the page is told at once', async () => {
  const { world, clock, isReadOnly, watch } = setUp()
  watch()
  await clock.advance(1_000)
  world.claims = { isReadOnly: false }
  clock.setVisible(true)
  await clock.advance(0)
  expect(isReadOnly.getState()).toBe(false)
})

test('a host that does not answer changes nothing', async () => {
  const { world, clock, isReadOnly, watch } = setUp()
  watch()
  await clock.advance(0)
  world.down = new Map([['host', {}]])
  await clock.advance(60_000)
  expect(isReadOnly.getState()).toBe(true)
})

test('nothing is asked before a screen watches, nor after it has closed', async () => {
  const { clock, watch, asked } = setUp()
  await clock.advance(60_000)
  expect(asked()).toBe(0)
  const leave = watch()
  await clock.advance(6_000)
  leave()
  const before = asked()
  await clock.advance(60_000)
  expect(before).toBe(2)
  expect(asked()).toBe(before)
  expect(clock.sleeping).toBe(0)
})
