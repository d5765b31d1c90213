import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { shareStorage } from '../../src/adapters/storage/shareStorage'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/createWalletAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeLocks } from '../support/fakeTurns'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, buildRecord, chainTxHash, theSafe } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/**
 * In one tab a person goes from one account to another and back, while the wallet still shows what the first was asked
 * for. Its answer comes to the account that was closed.
 */
const dayMs = 86_400_000
const gifts = ['one', 'two'].map((name) => ({ ...aGift, recipient: addressOf(name) }))

function setUpWallet(wishes: Parameters<typeof createFakeWallet>[0] = {}) {
  const wallet = createFakeWallet(wishes)
  const clock = createFakeClock()
  const page = createFakeBrowser().openTab()
  const turns = createFakeLocks().openTab(clock)
  const open = () =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(shareStorage(page), theWallet),
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

test.each([
  ['payment', false],
  ['batch', true],
])(
  'what went out in full as a %s after the account was closed is said on return, once',
  async (_what, canBatch) => {
    const { wallet, clock, open } = setUpWallet({ canBatch })
    const first = open()
    void first.give(canBatch ? gifts : gifts.slice(0, 1))
    await clock.advance(0)
    first.stop()
    const [request] = wallet.requests
    if (request?.batchId == null) wallet.approve()
    else request.answer({ kind: 'sent', handle: { kind: 'calls', id: request.batchId } })
    await clock.advance(0)

    const back = open()
    await clock.advance(0)
    expect(back.sending.getState()).toMatchObject({
      kind: 'sent',
      intent: { gifts: request?.calls.map(() => ({})) },
    })
    expect(back.tracked.getState().items).toHaveLength(1)
    back.stop()
    expect(open().sending.getState()).toEqual({ kind: 'idle' })
  },
)

test('what went out weeks ago is not said on return: an equal gift that waits in the basket is another one', async () => {
  const { wallet, clock, open } = setUpWallet()
  const first = open()
  void first.give(gifts.slice(0, 1))
  await clock.advance(0)
  first.stop()
  wallet.approve()
  await clock.advance(21 * dayMs)
  const back = open()
  await clock.advance(0)
  expect(back.sending.getState()).toEqual({ kind: 'idle' })
  expect(back.tracked.getState().items).toHaveLength(1)
  void back.give(gifts.slice(0, 1))
  await clock.advance(0)
  expect(wallet.requests).toHaveLength(2)
})

test('the last payment of a gift that was begun days ago is said on return', async () => {
  const { wallet, clock, open } = setUpWallet()
  const { back } = await leaveAndReturn({ wallet, clock, open })
  wallet.approve()
  await clock.advance(3 * dayMs)
  void back.resume()
  await clock.advance(0)
  back.stop()
  wallet.approve()
  await clock.advance(0)
  expect(open().sending.getState()).toMatchObject({ kind: 'sent', intent: { sent: [{}, {}] } })
})

test('what went out after the gift was dismissed is said at once, and the next gift is asked for', async () => {
  const { wallet, clock, open } = setUpWallet()
  const first = open()
  void first.give(gifts.slice(0, 1))
  await clock.advance(0)
  first.stop()
  const back = open()
  await clock.advance(0)
  back.dismiss()
  const txHash = wallet.approve()
  await clock.advance(0)
  expect(back.sending.getState()).toMatchObject({ kind: 'sent', intent: { sent: [{ index: 0, txHash }] } })
  back.dismiss()
  void back.give(gifts.slice(1))
  await clock.advance(0)
  expect(wallet.requests.at(-1)?.calls).toMatchObject([{ to: gifts[1]?.recipient }])
  expect(back.sending.getState()).toMatchObject({ kind: 'asking' })
})

test('what was sent after the gift was dismissed shows in the list', async () => {
  const { wallet, clock, open } = setUpWallet()
  const { back } = await leaveAndReturn({ wallet, clock, open })
  back.dismiss()
  const txHash = wallet.approve()
  await clock.advance(0)
  expect(back.tracked.getState().items).toMatchObject([{ txHash }])
})

function setUpSafe() {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const page = browser.openTab()
  const locks = createFakeLocks()
  const turns = locks.openTab(clock)
  const open = (storage = page) =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(shareStorage(storage), theSafe),
      turns,
      clock,
    })
  return { world, clock, browser, open }
}

const { safeTxHash } = buildRecord()
const proposed = { kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } } as const

async function giveAndLeave({ clock, open }: ReturnType<typeof setUpSafe>) {
  const first = open()
  void first.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  first.stop()
}

test('what a Safe took meanwhile shows at once', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  const back = story.open()
  const otherTab = story.open(story.browser.openTab())
  await story.clock.advance(0)
  expect(back.proposal.getState()).toMatchObject({ kind: 'unknown' })
  expect(otherTab.proposal.getState()).toMatchObject({ kind: 'unknown' })
  story.world.proposals[0]?.answer(proposed)
  await story.clock.advance(0)
  for (const account of [back, otherTab]) {
    expect(account.proposal.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
    expect(account.tracked.getState().items).toMatchObject([{ safeTxHash }])
  }
})

test('a hash that a wallet answered to the account that was closed is looked up by the open one, and by another tab', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  const accounts = [story.open(), story.open(story.browser.openTab())]
  await story.clock.advance(0)
  const hash = chainTxHash('executed at once')
  story.world.proposals[0]?.answer({ kind: 'proposed', handle: { kind: 'unknownHash', hash } })
  await story.clock.advance(0)
  for (const { proposal } of accounts)
    expect(proposal.getState()).toMatchObject({ kind: 'unknown', intent: { answeredHash: hash } })
  const asked = () => story.world.asked.filter((what) => what === 'chain.readExecuted').length
  const before = asked()
  expect(before).toBe(accounts.length)
  await story.clock.advance(60_000)
  expect(asked()).toBeGreaterThanOrEqual(before + accounts.length)
  for (const { proposal } of accounts)
    expect(proposal.getState()).toMatchObject({ kind: 'unknown', intent: { answeredHash: hash } })
})

test('what a Safe took after the account was closed is said on return, once, whether the service answers or not', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  story.world.proposals[0]?.answer(proposed)
  story.world.down.set('service', {})
  await story.clock.advance(0)
  const back = story.open()
  await story.clock.advance(0)
  expect(back.proposal.getState()).toMatchObject({ kind: 'proposed', safeTxHash, intent: { gifts: [aGift] } })
  expect(back.tracked.getState().items).toMatchObject([{ safeTxHash }])
  back.stop()
  expect(story.open().proposal.getState()).toEqual({ kind: 'idle' })
})

test('what a Safe took weeks ago is not said on return: an equal gift that waits in the basket is another one', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  story.world.proposals[0]?.answer(proposed)
  await story.clock.advance(21 * dayMs)
  const back = story.open()
  await story.clock.advance(0)
  expect(back.proposal.getState()).toEqual({ kind: 'idle' })
  expect(back.tracked.getState().items).toMatchObject([{ safeTxHash }])
  void back.give([aGift], { acceptUnverified: false })
  await story.clock.advance(0)
  expect(story.world.proposals).toHaveLength(2)
})

test('what a Safe took after the gift was dismissed is said at once, and the next gift is asked for', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  const back = story.open()
  await story.clock.advance(0)
  back.dismissProposal()
  story.world.proposals[0]?.answer(proposed)
  await story.clock.advance(0)
  expect(story.world.proposals).toHaveLength(1)
  expect(back.proposal.getState()).toMatchObject({ kind: 'proposed', safeTxHash, intent: { gifts: [aGift] } })
  back.dismissProposal()
  void back.give([{ ...aGift, recipient: addressOf('other') }], { acceptUnverified: false })
  await story.clock.advance(0)
  expect(story.world.proposals).toHaveLength(2)
  expect(back.proposal.getState()).toMatchObject({ kind: 'asking' })
})

test('what a Safe is asked for in one tab does not show in another that shows nothing', async () => {
  const story = setUpSafe()
  const first = story.open()
  const otherTab = story.open(story.browser.openTab())
  await story.clock.advance(0)
  void first.give([aGift], { acceptUnverified: false })
  await story.clock.advance(0)
  expect(first.proposal.getState()).toMatchObject({ kind: 'asking' })
  expect(otherTab.proposal.getState()).toEqual({ kind: 'idle' })
})

test('what was found before the answer came to the closed account is not said a second time', async () => {
  const story = setUpSafe()
  await giveAndLeave(story)
  const back = story.open()
  story.world.records = [buildRecord({ submittedAtMs: story.clock.nowMs() })]
  await story.clock.advance(10_000)
  expect(back.proposal.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  story.world.proposals[0]?.answer(proposed)
  await story.clock.advance(0)
  back.stop()
  expect(story.open().proposal.getState()).toEqual({ kind: 'idle' })
})

test('what the open account found before the wallet answered the closed one is not said a second time', async () => {
  const { wallet, clock, open } = setUpWallet()
  const first = open()
  void first.give(gifts.slice(0, 1))
  await clock.advance(0)
  first.stop()
  const [call] = wallet.requests[0]?.calls ?? []
  if (call === undefined) throw new Error('Nothing was asked.')
  const txHash = wallet.send(call)
  const back = open()
  await clock.advance(0)
  expect(back.sending.getState()).toMatchObject({ kind: 'sent' })
  wallet.requests[0]?.answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
  await clock.advance(0)
  back.stop()
  expect(open().sending.getState()).toEqual({ kind: 'idle' })
})
