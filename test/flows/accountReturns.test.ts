import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAccountRegistry } from '../../src/flows/account/accountRegistry'
import type { SafeAccount, WalletAccount } from '../../src/flows/account/account'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeLocks } from '../support/fakeLocks'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, buildRecord, chainTxHash, theSafe } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/**
 * In one tab a user goes from one account to another and back, while the wallet still shows what the first was asked
 * for.
 */
const hourMs = 3_600_000
const key = 'the account'
const gifts = ['one', 'two'].map((name) => ({ ...aGift, recipient: addressOf(name) }))

function setUpWallet(wishes: Parameters<typeof createFakeWallet>[0] = {}) {
  const wallet = createFakeWallet(wishes)
  const clock = createFakeClock()
  const page = createFakeBrowser().openTab()
  const locks = createFakeLocks().openTab(clock)
  const accounts = createAccountRegistry<{ readonly account: WalletAccount }>()
  const open = () => {
    const known = accounts.returnTo(key)?.account
    if (known !== undefined) return known
    const account = createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(page, theWallet),
      locks,
      clock,
    })
    accounts.add(key, { account })
    return account
  }
  return { wallet, clock, open, leave: () => accounts.leave(key) }
}

test('while a payment is open the account waits for its answer, and goes on once it is back on the screen', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  void open().outbox.give(gifts)
  await clock.advance(0)
  leave()
  const txHash = wallet.approve()
  await clock.advance(60_000)
  // The wallet may have another account selected now.
  expect(wallet.requests).toHaveLength(1)
  const back = open()
  expect(back.tracked.getState().items).toMatchObject([{ txHash }])
  expect(back.outbox.shown.getState()).toMatchObject({
    kind: 'paused',
    reason: { kind: 'interrupted' },
    intent: { sent: [{ index: 0, txHash }] },
  })
  void back.outbox.resume()
  await clock.advance(0)
  expect(wallet.requests.map(({ calls }) => calls[0]?.to)).toEqual(gifts.map(({ recipient }) => recipient))
})

test('back before the answer: the same request is still awaited, and the gift goes on by itself', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  const first = open()
  void first.outbox.give(gifts)
  await clock.advance(0)
  leave()
  expect(open()).toBe(first)
  expect(first.outbox.shown.getState()).toMatchObject({ kind: 'asking', intent: { asked: { index: 0 } } })
  wallet.approve()
  await clock.advance(0)
  expect(first.outbox.shown.getState()).toMatchObject({ kind: 'asking', intent: { asked: { index: 1 } } })
})

test('a "no" that comes while it is away leaves nothing behind', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  void open().outbox.give(gifts)
  await clock.advance(0)
  leave()
  wallet.requests[0]?.answer({ kind: 'rejected' })
  await clock.advance(0)
  const back = open()
  expect(back.outbox.shown.getState().kind).toBe('rejected')
  expect(back.tracked.getState().items).toEqual([])
})

test.each([
  ['payment', false],
  ['batch', true],
])(
  'what went out in full as a %s while the account was away is said on return, once',
  async (_what, canBatch) => {
    const { wallet, clock, open, leave } = setUpWallet({ canBatch })
    void open().outbox.give(canBatch ? gifts : gifts.slice(0, 1))
    await clock.advance(0)
    leave()
    const [request] = wallet.requests
    if (request?.batchId == null) wallet.approve()
    else request.answer({ kind: 'sent', handle: { kind: 'calls', id: request.batchId } })
    await clock.advance(2 * hourMs)

    const back = open()
    await clock.advance(0)
    expect(back.outbox.shown.getState()).toMatchObject({
      kind: 'sent',
      intent: { gifts: request?.calls.map(() => ({})) },
    })
    expect(back.tracked.getState().items).toHaveLength(1)
    back.outbox.moveOn()
    leave()
    const again = open()
    expect(again).not.toBe(back)
    expect(again.outbox.shown.getState()).toEqual({ kind: 'idle' })
    void again.outbox.give(gifts.slice(0, 1))
    await clock.advance(0)
    expect(wallet.requests).toHaveLength(2)
  },
)

test('an account of which nothing is open is stopped when it leaves the screen', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  const first = open()
  await clock.advance(0)
  leave()
  expect(open()).not.toBe(first)
  void first.outbox.give(gifts)
  await clock.advance(60_000)
  expect(wallet.requests).toHaveLength(0)
})

test('no request follows a check that ends after the account has left the screen', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  const first = open()
  void first.outbox.give(gifts.slice(0, 1))
  await clock.advance(0)
  first.outbox.dismiss()
  void first.outbox.give(gifts.slice(1))
  leave()
  await clock.advance(60_000)
  expect(wallet.requests).toHaveLength(1)
  expect(open()).toBe(first)
  expect(first.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('what was sent after the gift was dismissed shows in the list', async () => {
  const { wallet, clock, open, leave } = setUpWallet()
  const first = open()
  void first.outbox.give(gifts)
  await clock.advance(0)
  first.outbox.dismiss()
  leave()
  const txHash = wallet.approve()
  await clock.advance(0)
  expect(open().tracked.getState().items).toMatchObject([{ txHash }])
})

function setUpSafe() {
  const world = createFakeWorld()
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const page = browser.openTab()
  const browserLocks = createFakeLocks()
  const locks = browserLocks.openTab(clock)
  const accounts = createAccountRegistry<{ readonly account: SafeAccount }>()
  const openIn = (storage: typeof page) =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...storedIn(storage, theSafe),
      locks,
      clock,
    })
  const open = () => {
    const known = accounts.returnTo(key)?.account
    if (known !== undefined) return known
    const account = openIn(page)
    accounts.add(key, { account })
    return account
  }
  const giveAndLeave = async () => {
    const first = open()
    void first.outbox.give([aGift], { acceptUnverified: false })
    await clock.advance(0)
    accounts.leave(key)
    return first
  }
  const leave = () => accounts.leave(key)
  return { world, clock, open, openOtherTab: () => openIn(browser.openTab()), giveAndLeave, leave }
}

const { safeTxHash } = buildRecord()
const proposed = { kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } } as const

test('what a Safe took meanwhile is said on return, and in another tab', async () => {
  const { world, clock, open, openOtherTab, giveAndLeave } = setUpSafe()
  await giveAndLeave()
  const otherTab = openOtherTab()
  await clock.advance(0)
  expect(otherTab.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
  world.proposals[0]?.answer(proposed)
  await clock.advance(0)
  for (const account of [open(), otherTab]) {
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
    expect(account.tracked.getState().items).toMatchObject([{ safeTxHash }])
  }
})

test('a hash that a wallet answers while the account is away is looked up, here and in another tab', async () => {
  const { world, clock, open, openOtherTab, giveAndLeave } = setUpSafe()
  await giveAndLeave()
  const otherTab = openOtherTab()
  await clock.advance(0)
  const hash = chainTxHash('executed at once')
  world.proposals[0]?.answer({ kind: 'proposed', handle: { kind: 'unknown', hash } })
  await clock.advance(60_000)
  expect(world.asked.filter((what) => what === 'chain.readExecuted').length).toBeGreaterThanOrEqual(4)
  for (const { outbox } of [open(), otherTab])
    expect(outbox.shown.getState()).toMatchObject({ kind: 'unknown', intent: { answeredHash: hash } })
})

test('what a Safe took hours ago is said once, whether the service answers or not, and an equal gift is another one', async () => {
  const { world, clock, open, giveAndLeave, leave } = setUpSafe()
  const first = await giveAndLeave()
  world.proposals[0]?.answer(proposed)
  world.down.set('service', {})
  await clock.advance(2 * hourMs)
  expect(open()).toBe(first)
  expect(first.outbox.shown.getState()).toMatchObject({
    kind: 'proposed',
    safeTxHash,
    intent: { gifts: [aGift] },
  })
  first.outbox.moveOn()
  leave()
  const again = open()
  await clock.advance(0)
  expect(again.outbox.shown.getState()).toEqual({ kind: 'idle' })
  expect(again.tracked.getState().items).toMatchObject([{ safeTxHash }])
  void again.outbox.give([aGift], { acceptUnverified: true })
  await clock.advance(0)
  expect(world.proposals).toHaveLength(2)
})

test('a dismissed gift that the Safe proposed is shown at once, and the next gift is requested', async () => {
  const { world, clock, open, giveAndLeave } = setUpSafe()
  await giveAndLeave()
  const back = open()
  back.outbox.dismiss()
  world.proposals[0]?.answer(proposed)
  await clock.advance(0)
  expect(world.proposals).toHaveLength(1)
  expect(back.outbox.shown.getState()).toMatchObject({
    kind: 'proposed',
    safeTxHash,
    intent: { gifts: [aGift] },
  })
  back.outbox.dismiss()
  void back.outbox.give([{ ...aGift, recipient: addressOf('other') }], { acceptUnverified: false })
  await clock.advance(0)
  expect(world.proposals).toHaveLength(2)
  expect(back.outbox.shown.getState()).toMatchObject({ kind: 'asking' })
})

test('a request of one tab does not appear in an idle other one', async () => {
  const { clock, open, openOtherTab } = setUpSafe()
  const first = open()
  const otherTab = openOtherTab()
  await clock.advance(0)
  void first.outbox.give([aGift], { acceptUnverified: false })
  await clock.advance(0)
  expect(first.outbox.shown.getState()).toMatchObject({ kind: 'asking' })
  expect(otherTab.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('what a search found before the answer came is not said a second time', async () => {
  const { world, clock, open, giveAndLeave } = setUpSafe()
  const first = await giveAndLeave()
  open()
  void first.outbox.searchNow()
  world.records = [buildRecord({ submittedAtMs: clock.nowMs() })]
  await clock.advance(10_000)
  expect(first.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  first.outbox.moveOn()
  world.proposals[0]?.answer(proposed)
  await clock.advance(0)
  expect(first.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
})
