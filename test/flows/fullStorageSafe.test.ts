import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeDisk, noStorageEvents } from '../support/fakeDisk'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

function setUp(disk: ReturnType<typeof createFakeDisk>) {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const openPage = () =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(createBrowserStorage(disk.open, noStorageEvents), theSafe),
      clock,
    })
  /** The owner signs what the host shows; `isHeard`: the page hears of it. */
  const sign = async (isHeard: boolean) => {
    const proposal = world.proposals.at(-1)
    if (proposal === undefined) throw new Error('Nothing is asked.')
    const record = buildRecord({ calls: proposal.calls, nonce: 7n, submittedAtMs: clock.nowMs() })
    world.records.push(record)
    if (isHeard)
      proposal.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: record.safeTxHash } })
    await clock.advance(0)
    return record.safeTxHash
  }
  return { world, clock, openPage, sign }
}

const consent = { acceptUnverified: false }

test.each(['full', 'stuck'] as const)(
  'where storage is %s the Safe is not asked, and the screen says why',
  async (mode) => {
    const disk = createFakeDisk()
    const { world, clock, openPage } = setUp(disk)
    disk.mode = mode
    const page = openPage()
    await clock.advance(0)
    void page.outbox.give([aGift], consent)
    await clock.advance(0)
    expect(world.proposals).toEqual([])
    expect(page.outbox.shown.getState()).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('no request was sent to your Safe') as string,
    })

    page.outbox.dismiss()
    disk.mode = 'roomy'
    void page.outbox.give([aGift], consent)
    await clock.advance(0)
    expect(world.proposals).toHaveLength(1)
  },
)

test('where storage is denied nothing can come back, and the Safe gets the request', async () => {
  const { world, clock, openPage } = setUp(createFakeDisk('denied'))
  const page = openPage()
  await clock.advance(0)
  void page.outbox.give([aGift], consent)
  await clock.advance(0)
  expect(world.proposals).toHaveLength(1)
})

test('a proposal that could not be added to the stored list is found again after a reload', async () => {
  const disk = createFakeDisk()
  const { world, clock, openPage, sign } = setUp(disk)
  const page = openPage()
  await clock.advance(0)
  void page.outbox.give([aGift], consent)
  await clock.advance(0)
  disk.mode = 'stuck'
  const safeTxHash = await sign(true)
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  page.stop()

  // The service does not list it yet.
  world.records = []
  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
  void next.outbox.give([aGift], consent)
  await clock.advance(0)
  expect(world.proposals).toHaveLength(1)
})
