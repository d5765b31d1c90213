import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone } from '../support/fakeLocks'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

/** A Safe behind a wallet: it answers with 32 bytes, and for the second of two equal gifts with those of the first. */
async function giveTwice() {
  const clock = createFakeClock()
  const world = createFakeWorld()
  const account = createSafeAccount({
    ...portsOf(world),
    chain: aChain,
    safe: theSafe,
    causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
    ...storedIn(createFakeBrowser().openTab(), theSafe),
    locks: alone,
    clock,
  })
  const first = buildRecord({ submittedAtMs: clock.nowMs() })
  const ask = async () => {
    void account.outbox.give([aGift], { acceptUnverified: true })
    await clock.advance(0)
  }
  const answer = async () => {
    world.proposals.at(-1)?.answer({ kind: 'proposed', handle: { kind: 'unknown', hash: first.safeTxHash } })
    await clock.advance(0)
  }
  await clock.advance(0)
  const firstAtMs = clock.nowMs()
  await ask()
  world.records = [first]
  await answer()
  await clock.advance(60_000)
  account.outbox.dismiss()
  await ask()
  return { world, clock, account, first, firstAtMs, answer }
}

test('a wallet that answers with the hash of an equal pending gift comes to an end as that gift', async () => {
  const { account, first, firstAtMs, answer } = await giveTwice()
  await answer()
  expect(account.outbox.shown.getState()).toMatchObject({
    kind: 'proposed',
    safeTxHash: first.safeTxHash,
    earlierAtMs: firstAtMs,
  })
  expect(account.tracked.getState().items).toHaveLength(1)
})

test('a second proposal that is there under another hash is the gift, whatever the wallet answers', async () => {
  const { world, clock, account, first, answer } = await giveTwice()
  const second = buildRecord({ nonce: 8n, submittedAtMs: clock.nowMs() })
  world.records = [first, second]
  await answer()
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash: second.safeTxHash })
  expect(account.tracked.getState().items).toHaveLength(2)
})
