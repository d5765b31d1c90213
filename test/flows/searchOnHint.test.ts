import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { hintGapMs } from '../../src/flows/outbox/openOutbox'
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
  /** What the service's answers wait for. */
  const held = { until: Promise.resolve() }
  const openPage = () => {
    const ports = portsOf(world)
    return createSafeAccount({
      ...ports,
      service: {
        ...ports.service,
        async listTransactions(...asked) {
          const listed = await ports.service.listTransactions(...asked)
          await held.until
          return listed
        },
      },
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
  // After its looks at 0, 10 and 30 s; the next one by itself is at 70 s.
  await clock.advance(40_000)
  let count = 0
  page.outbox.shown.subscribe((now, before) => {
    const isLook = (state: typeof now) => state.kind === 'unknown' && state.isSearching
    if (isLook(now) && !isLook(before)) count++
  })
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
  const hint = async () => {
    for (const listener of hints) listener()
    await clock.advance(0)
  }
  const looks = () => count
  return { world, clock, page, hint, looks, hints, held }
}

test('after a reload an answer to the old document starts a search, which finds the proposal', async () => {
  const { world, clock, page, hint } = await reloadWhileAsked()
  const record = buildRecord({ submittedAtMs: clock.nowMs() })
  world.records.push(record)
  await hint()
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
})

test('an answer alone proves nothing, and a host that repeats it starts one search', async () => {
  const { page, hint, looks } = await reloadWhileAsked()
  const before = looks()
  for (let time = 0; time < 50; time++) await hint()
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
  expect(page.tracked.getState().items).toEqual([])
  expect(looks()).toBe(before + 1)
})

test('an answer is ignored without an open intent, and after the account is closed', async () => {
  const { page, hint, hints, looks } = await reloadWhileAsked()
  page.outbox.dismiss()
  const before = looks()
  await hint()
  expect([page.outbox.shown.getState().kind, looks()]).toEqual(['idle', before])
  page.stop()
  expect(hints.size).toBe(0)
})

test('an answer within the gap starts one search when the gap is over', async () => {
  const { world, clock, page, hint, looks } = await reloadWhileAsked()
  await hint()
  const before = looks()
  const record = buildRecord({ submittedAtMs: clock.nowMs() })
  world.records.push(record)
  for (let time = 0; time < 50; time++) await hint()
  await clock.advance(hintGapMs - 1)
  expect([page.outbox.shown.getState().kind, looks()]).toEqual(['unknown', before])
  await clock.advance(1)
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash: record.safeTxHash })
  expect(looks()).toBe(before + 1)
})

test('an answer during a search starts another one: the first may have read a stale list', async () => {
  const { clock, page, hint, looks, held } = await reloadWhileAsked()
  const before = looks()
  let answer = () => {}
  held.until = new Promise((resolve) => (answer = resolve))
  await hint()
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', isSearching: true })
  await hint()
  answer()
  await clock.advance(0)
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'unknown', isSearching: false })
  expect(looks()).toBe(before + 1)
  await clock.advance(hintGapMs)
  expect(looks()).toBe(before + 2)
})

test('an answer whose pause outlives the intent, or the account, sets off nothing', async () => {
  const dismissed = await reloadWhileAsked()
  await dismissed.hint()
  await dismissed.hint()
  dismissed.page.outbox.dismiss()
  const stopped = await reloadWhileAsked()
  await stopped.hint()
  await stopped.hint()
  stopped.page.stop()
  for (const { clock, looks } of [dismissed, stopped]) {
    const before = looks()
    await clock.advance(hintGapMs)
    expect(looks()).toBe(before)
  }
})
