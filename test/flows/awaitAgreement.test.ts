import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aCause, createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { aChain, aGift, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

const second = 1_000

async function open(claims: FakeWorld['claims']) {
  const world = createFakeWorld({ claims })
  const clock = createFakeClock()
  const account = createSafeAccount({
    ...portsOf(world),
    chain: aChain,
    safe: theSafe,
    causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
    clock,
    ...storedIn(createFakeBrowser().openTab(), theSafe),
  })
  await clock.advance(0)
  const alarm = () => {
    const check = account.check.getState()
    return check.kind === 'differs' ? (check.againAtMs === undefined ? 'alarm' : 'again') : check.kind
  }
  return { world, clock, account, alarm }
}

test('a host that lags behind a change of threshold is checked again by itself, until it agrees', async () => {
  const { world, clock, account, alarm } = await open({ threshold: 1 })
  const startedAtMs = clock.nowMs()
  expect(account.check.getState()).toMatchObject({
    kind: 'differs',
    disagreements: [{ field: 'threshold' }],
    againAtMs: startedAtMs + 10 * second,
  })
  await clock.advance(50 * second)
  expect(alarm()).toBe('again')
  world.claims = {}
  await clock.advance(10 * second)
  expect(alarm()).toBe('ok')
  const asked = world.asked.length
  await clock.advance(600 * second)
  expect(world.asked.filter((what) => what === 'host.getInfo').length).toBe(
    world.asked.slice(0, asked).filter((what) => what === 'host.getInfo').length,
  )
})

test('after two minutes it is an alarm, which a look by hand keeps or lifts', async () => {
  const { world, clock, account, alarm } = await open({ owners: [] })
  await clock.advance(119 * second)
  expect(alarm()).toBe('again')
  await clock.advance(2 * second)
  expect(alarm()).toBe('alarm')
  await account.recheck()
  await clock.advance(0)
  expect(alarm()).toBe('alarm')
  world.claims = {}
  await account.recheck()
  expect(alarm()).toBe('ok')
  world.claims = { threshold: 1 }
  await account.recheck()
  expect(alarm()).toBe('again')
})

test('what no lag explains is an alarm at once', async () => {
  for (const claims of [{ chainId: 1 }, { safe: '0x00000000000000000000000000000000000bEEf1' }] as const)
    expect((await open(claims)).alarm()).toBe('alarm')
})

test('nothing can be proposed meanwhile, and a closed account stops looking', async () => {
  const { world, clock, account, alarm } = await open({ threshold: 1 })
  await account.outbox.give([aGift], { acceptUnverified: true })
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'blocked' })
  expect(world.proposals).toHaveLength(0)
  expect(alarm()).toBe('again')
  account.stop()
  await clock.advance(0)
  const asked = world.asked.length
  await clock.advance(300 * second)
  expect(world.asked.length).toBe(asked)
})
