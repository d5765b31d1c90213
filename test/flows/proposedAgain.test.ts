import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone } from '../support/fakeLocks'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

const removedWords = 'Removed from the queue'

/** A gift is proposed, seen, and deleted in Safe; the same one is then given again, with the same number and hash. */
async function giveAgain() {
  const clock = createFakeClock()
  const world = createFakeWorld()
  const browser = createFakeBrowser()
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] }))
  const open = () => {
    const storage = browser.openTab()
    return createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes,
      ...storedIn(storage, theSafe),
      locks: alone,
      clock,
    })
  }
  const proposedNow = () => buildRecord({ submittedAtMs: clock.nowMs() })
  const { safeTxHash } = proposedNow()
  const answer = { kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } } as const

  const account = open()
  await clock.advance(0)
  void account.outbox.give([aGift], { acceptUnverified: true })
  await clock.advance(0)
  world.records = [proposedNow()]
  world.proposals.at(-1)?.answer(answer)
  await clock.advance(60_000)
  world.records = []
  await clock.advance(600_000)
  const words = (of = account) =>
    of.tracked.getState().items.map((item) => statusTable[item.phase.status].label(item))
  const before = words()

  void account.outbox.give([aGift], { acceptUnverified: true })
  await clock.advance(0)
  world.records = [proposedNow()]
  return { world, clock, account, open, words, before, answer, proposal: world.proposals.at(-1) }
}

test('a gift that is proposed again after it was removed is followed as any other, also after a reload', async () => {
  const { clock, open, words, before, answer, proposal } = await giveAgain()
  expect(before).toEqual([removedWords])
  proposal?.answer(answer)
  await clock.advance(60_000)
  expect(words()).toEqual(['Needs 1 more signature (1 of 2)'])
  const reloaded = open()
  await clock.advance(0)
  expect(words(reloaded)).toEqual(['Needs 1 more signature (1 of 2)'])
})

test('it is found where the answer was lost', async () => {
  const { clock, account, words, before, proposal } = await giveAgain()
  expect(before).toEqual([removedWords])
  proposal?.answer({ kind: 'failed', reason: 'Nobody knows.' })
  await clock.advance(60_000)
  expect(account.outbox.shown.getState().kind).toBe('proposed')
  expect(words()).toEqual(['Needs 1 more signature (1 of 2)'])
})
