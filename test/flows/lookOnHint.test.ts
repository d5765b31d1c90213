import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { hintGapMs } from '../../src/flows/tracking/lookOnHint'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

/** The host answers the document that asked, which a reload has replaced: the new one hears only that there is an answer. */
async function reloadWhileAsked() {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const hints = new Set<() => void>()
  const openPage = () => {
    const ports = portsOf(world)
    return createSafeAccount({
      ...ports,
      host: {
        ...ports.host,
        onAnswer(listener) {
          hints.add(listener)
          return () => hints.delete(listener)
        },
      },
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(browser.openTab(), theSafe),
      clock,
    })
  }
  const first = openPage()
  void first.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  first.stop()
  const page = openPage()
  await clock.advance(hintGapMs)
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastLook: { found: 'nothing' } })
  const hint = async () => {
    for (const listener of hints) listener()
    await clock.advance(0)
  }
  const looks = () => world.asked.filter((what) => what === 'service.listTransactions').length
  return { world, clock, page, hint, looks, hints }
}

test('after a reload an answer to the old document sets off a look, which finds the proposal', async () => {
  const { world, clock, page, hint } = await reloadWhileAsked()
  const record = buildRecord({ submittedAtMs: clock.nowMs() })
  world.records.push(record)
  await hint()
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
})

test('an answer alone proves nothing, and a host that repeats it sets off one look', async () => {
  const { page, hint, looks } = await reloadWhileAsked()
  const before = looks()
  for (let time = 0; time < 50; time++) await hint()
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastLook: { found: 'nothing' } })
  expect(page.tracked.getState().items).toEqual([])
  expect(looks()).toBe(before + 1)
})

test('without an open intent an answer is nobody’s, and a closed account listens no more', async () => {
  const { page, hint, hints, looks } = await reloadWhileAsked()
  page.outbox.dismiss()
  const before = looks()
  await hint()
  expect([page.outbox.shown.getState().kind, looks()]).toEqual(['idle', before])
  page.stop()
  expect(hints.size).toBe(0)
})
