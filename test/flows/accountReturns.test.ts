import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { shareStorage } from '../../src/adapters/shareStorage'
import { createSafeAccount } from '../../src/flows/createSafeAccount'
import { createWalletAccount } from '../../src/flows/createWalletAccount'
import type { CausesState } from '../../src/flows/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeLocks } from '../support/fakeTurns'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'

/**
 * In one tab a person goes from one account to another and back, while the wallet still shows what the first was asked
 * for. Its answer comes to the account that was closed.
 */
const gifts = ['one', 'two'].map((name) => ({ ...aGift, recipient: addressOf(name) }))

function setUpWallet() {
  const wallet = createFakeWallet()
  const clock = createFakeClock()
  const page = createFakeBrowser().openTab()
  const turns = createFakeLocks().openTab(clock)
  const open = () =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      storage: shareStorage(page),
      turns,
      clock,
    })
  return { wallet, clock, open }
}

async function leaveAndReturn({ clock, open }: ReturnType<typeof setUpWallet>) {
  const first = open()
  void first.give(gifts)
  await clock.advance(0)
  first.stop()
  const back = open()
  await clock.advance(0)
  expect(back.sending.getState()).toMatchObject({ kind: 'unknown', intent: { asked: { index: 0 } } })
  return { first, back }
}

test('what the wallet sent meanwhile shows at once, and going on gives the rest alone', async () => {
  const story = setUpWallet()
  const { back } = await leaveAndReturn(story)
  const txHash = story.wallet.approve()
  await story.clock.advance(0)
  expect(back.tracked.getState().items).toMatchObject([{ txHash }])
  expect(back.sending.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0, txHash }] } })
  void back.resume()
  await story.clock.advance(0)
  expect(story.wallet.requests.map(({ calls }) => calls[0]?.to)).toEqual(
    gifts.map(({ recipient }) => recipient),
  )
})

test('a "no" to the account that was closed ends what the open one looks for', async () => {
  const { wallet, clock, open } = setUpWallet()
  const { back } = await leaveAndReturn({ wallet, clock, open })
  wallet.requests[0]?.answer({ kind: 'rejected' })
  await clock.advance(0)
  expect(back.sending.getState()).toEqual({ kind: 'idle' })
  expect(back.tracked.getState().items).toEqual([])
})

test('what was sent after the gift was dismissed shows in the list', async () => {
  const { wallet, clock, open } = setUpWallet()
  const { back } = await leaveAndReturn({ wallet, clock, open })
  back.dismiss()
  const txHash = wallet.approve()
  await clock.advance(0)
  expect(back.tracked.getState().items).toMatchObject([{ txHash }])
})

test('what a Safe took meanwhile shows at once', async () => {
  const record = buildRecord()
  const world = createFakeWorld()
  const clock = createFakeClock()
  const page = createFakeBrowser().openTab()
  const turns = createFakeLocks().openTab(clock)
  const open = () =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      storage: shareStorage(page),
      turns,
      clock,
    })
  const first = open()
  void first.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  first.stop()
  const back = open()
  await clock.advance(0)
  expect(back.proposal.getState()).toMatchObject({ kind: 'unknown' })
  const { safeTxHash } = record
  world.proposals[0]?.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } })
  await clock.advance(0)
  expect(back.proposal.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  expect(back.tracked.getState().items).toMatchObject([{ safeTxHash }])
})
