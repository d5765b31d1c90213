import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, buildTrackedTx, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

test('[S9.23] after a reload without a network what was started is there, and nothing of the chain is shown as if it were so now', async () => {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const open = () =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      clock,
      ...storedIn(browser.openTab(), theSafe),
    })
  const first = open()
  const gift = buildTrackedTx()
  first.tracked.setState((state) => ({ ...state, items: [gift] }))
  await clock.advance(0)
  expect(first.balances.getState()).toMatchObject({ kind: 'known' })
  expect(first.check.getState()).toMatchObject({ kind: 'ok' })
  first.stop()

  for (const who of ['chain', 'host', 'service'] as const) world.down.set(who, {})
  const second = open()
  await clock.advance(0)
  expect(second.balances.getState()).toMatchObject({ kind: 'unreachable' })
  expect(second.check.getState()).toMatchObject({ kind: 'unproved' })
  expect(second.tracked.getState().items).toMatchObject([{ safeTxHash: gift.safeTxHash }])
  expect([...browser.data.keys()].filter((key) => /cache/i.test(key))).toEqual([])
  second.stop()
})
