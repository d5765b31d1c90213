import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone } from '../support/fakeLocks'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { storedIn } from '../support/storedIn'
import {
  aChain,
  aGift,
  buildExecution,
  buildOnChain,
  buildRecord,
  chainTxHash,
  theCalls,
  theSafe,
} from '../support/safeFixtures'

/** Two equal gifts that are both added to the batch of the wallet: with one nonce they have one hash and one record. */
async function addTwice() {
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
  await clock.advance(0)
  const draft = buildRecord({ submittedAtMs: clock.nowMs(), signedBy: [], trusted: false, origin: '{}' })
  const add = async () => {
    void account.outbox.give([aGift], { acceptUnverified: true })
    await clock.advance(0)
    world.records = [draft]
    await account.outbox.searchNow()
    await clock.advance(60_000)
  }
  await add()
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash: draft.safeTxHash })
  account.outbox.dismiss()
  await add()

  /** The wallet makes a batch of so many of the drafts, and the Safe executes that. */
  async function confirmBatch(count: number): Promise<SafeTxRecord> {
    const calls = Array.from({ length: count }, () => theCalls).flat()
    const txHash = chainTxHash('batch')
    const atMs = { submittedAtMs: clock.nowMs(), executedAtMs: clock.nowMs() }
    const made = { ...atMs, isExecuted: true, isSuccessful: true, txHash }
    const batch = buildRecord({ calls, nonce: 8n, ...made })
    const other = buildRecord({ calls: [{ to: theSafe, value: 0n, data: '0x' }], ...made })
    world.records = [batch, other, draft]
    world.onChain = buildOnChain({ nonce: 9n, blockNumber: 120n })
    world.executions.set(batch.safeTxHash, buildExecution({ txHash }))
    world.executions.set(other.safeTxHash, buildExecution({ txHash }))
    await clock.advance(20 * 60_000)
    return batch
  }
  const words = () =>
    account.tracked.getState().items.map((item) => statusTable[item.phase.status].label(item))
  return { world, clock, account, draft, confirmBatch, words }
}

test('the second is called neither proposed nor final: it cannot be told from the first', async () => {
  const { account, words } = await addTwice()
  expect(account.outbox.shown.getState()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
  expect(words()).toEqual(['Draft, not proposed yet'])
})
test('the batch that pays both is listed with both, and the second is still not called ended', async () => {
  const { account, confirmBatch, words } = await addTwice()
  const batch = await confirmBatch(2)
  expect(words()).toEqual(['Delivered', 'Delivered'])
  const [whole, part] = account.tracked.getState().items
  expect(whole).toMatchObject({ safeTxHash: batch.safeTxHash, gifts: [{}, {}] })
  expect(part?.phase).toMatchObject({ paidBy: { safeTxHash: batch.safeTxHash, extent: 'part' } })
  expect(account.outbox.shown.getState().kind).toBe('unknown')
})

test('a batch that pays one of them counts for one of them, and the other may still be in the batch', async () => {
  const { account, confirmBatch, words } = await addTwice()
  const batch = await confirmBatch(1)
  expect(words()).toEqual(['Delivered', 'Replaced by #7'])
  expect(account.tracked.getState().items).toMatchObject([
    { safeTxHash: batch.safeTxHash, rebuilt: false },
    { phase: { paid: 'draft' } },
  ])
})
