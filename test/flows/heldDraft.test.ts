import { expect, test } from 'vitest'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { contextOf, createFakeWorld } from '../support/fakeWorld'
import { addressOf, buildRecord, buildTrackedTx, theCalls } from '../support/safeFixtures'

test('a draft says that the batch, with a payment to somebody else in it, is in the queue, and costs no request for it', async () => {
  const draft = buildRecord({ signedBy: [], trusted: false, origin: '{}' })
  const another = { to: addressOf('somebody else'), value: 1n, data: '0x' } as const
  const batch = buildRecord({ calls: [...theCalls, another], nonce: 9n, signedBy: ['Ben'] })
  const requestsOf = async (records: readonly (typeof batch)[]) => {
    const world = createFakeWorld({ records: [...records, draft] })
    const clock = createFakeClock()
    const browser = createFakeBrowser()
    const before = contextOf(world, { clock, storage: browser.openTab() })
    persistTracking(before)
    addTracked(before.tracked, buildTrackedTx({ phase: { status: 'draft' }, createdAtMs: clock.nowMs() }))
    const account = createSafeAccount({ ...before, storage: browser.openTab() })
    await clock.advance(60_000)
    const [item] = account.tracked.getState().items
    account.stop()
    if (item === undefined) throw new Error('It is tracked.')
    const label = statusTable[item.phase.status].label(item)
    return { label, asked: world.asked.filter((what) => what.startsWith('service')).length }
  }
  const [waiting, confirmed] = [await requestsOf([]), await requestsOf([batch])]
  expect(waiting.label).toBe('Draft, not proposed yet')
  expect(confirmed.label).toBe('Draft, also in transaction #9')
  expect(confirmed.asked).toBe(waiting.asked)
})
