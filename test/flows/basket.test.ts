import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type BasketLine, changeLine, addLine } from '../../src/core/giving/basket'
import { parseBasket, serialiseBasket } from '../../src/core/giving/draftBasket'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import { basketKey, type BasketStore, createBasketStore } from '../../src/flows/basket/basketStore'
import { newLineId } from '../../src/ui/give/newLineId'
import { storedBasket } from '../../src/flows/basket/storedBasket'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'
import { theWallet } from '../support/walletFixtures'

/** What becomes of the basket while no screen is open. */
const { safeTxHash } = buildRecord()
const proposed = { kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } } as const
const line = (id: string, amountText: string): BasketLine => ({
  id,
  payee: { kind: 'cause', causeId: aGift.causeId },
  assetKey: 'native',
  amountText,
})
const gift = (ether: bigint) => ({ ...aGift, amount: ether * 10n ** 18n })
const gifts = [gift(1n), gift(2n)]
const lines = [line('line-1', '1'), line('line-2', '2'), line('line-3', '3')]

function setUp(owner: typeof theSafe) {
  const browser = createFakeBrowser()
  const key = basketKey(aChain.id, owner)
  const storage = browser.openTab()
  storage.set(key, serialiseBasket({ lines }))
  const stored = () => parseBasket(storage.get(key)).lines.map(({ amountText }) => amountText)
  return { browser, key, storage, clock: createFakeClock(), stored }
}

function setUpSafe() {
  const { clock, storage, ...story } = setUp(theSafe)
  const world = createFakeWorld()
  const parts = storedIn(storage, theSafe)
  const account = createSafeAccount({
    ...portsOf(world),
    chain: aChain,
    safe: theSafe,
    causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
    ...parts,
    clock,
  })
  const shown = () => parts.basket.getState().lines.map(({ amountText }) => amountText)
  const give = async () => {
    void account.outbox.give(gifts, { acceptUnverified: false })
    await clock.advance(0)
  }
  const answer = async (result: Parameters<(typeof world.proposals)[number]['answer']>[0]) => {
    world.proposals.at(-1)?.answer(result)
    await clock.advance(0)
  }
  return { ...story, ...parts, account, clock, shown, give, answer }
}

function setUpWallet() {
  const { clock, storage, ...story } = setUp(theWallet)
  const wallet = createFakeWallet()
  const open = () => {
    const parts = storedIn(storage, theWallet)
    const account = createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...parts,
      clock,
    })
    return { ...parts, account }
  }
  return { ...story, storage, wallet, clock, open }
}

test('what a Safe was proposed leaves the basket, on the screen and in storage; what else was in it stays', async () => {
  const { give, answer, shown, stored } = setUpSafe()
  await give()
  expect(stored()).toEqual(['1', '2', '3'])
  await answer(proposed)
  expect(shown()).toEqual(['3'])
  expect(stored()).toEqual(['3'])
})

test('what another tab has stored meanwhile is not undone by it', async () => {
  const { browser, key, give, answer, shown, stored } = setUpSafe()
  const otherTab = storedBasket(browser.openTab(), key)
  await give()
  otherTab.write({ lines: [...lines, line('line-4', '4')] })
  await answer(proposed)
  expect(shown()).toEqual(['3', '4'])
  expect(stored()).toEqual(['3', '4'])
})

test('a removed line gives its id to no other one', () => {
  const { basket } = setUpSafe()
  const add = () =>
    basket.edit((before) =>
      addLine(before, { payee: { kind: 'cause', causeId: aGift.causeId }, assetKey: 'native' }, newLineId()),
    )
  const last = () => basket.getState().lines.at(-1)?.id
  add()
  const removed = last()
  basket.edit((before) => before.slice(0, -1))
  add()
  expect(last()).not.toBe(removed)
})

test('a result makes room for the next gift when the basket is edited, and not before', async () => {
  const { account, basket, give, answer } = setUpSafe()
  await give()
  basket.edit((before) => changeLine(before, 'line-3', { amountText: '4' }))
  expect(account.outbox.shown.getState().kind).toBe('asking')
  await answer({ kind: 'rejected' })
  expect(account.outbox.shown.getState().kind).toBe('rejected')
  basket.edit((before) =>
    addLine(before, { payee: { kind: 'cause', causeId: aGift.causeId }, assetKey: 'native' }, 'line-4'),
  )
  expect(account.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('a user who leaves the screen has seen the result, but not an answer that is still to come', async () => {
  const { account, give, answer } = setUpSafe()
  await give()
  account.outbox.moveOn()
  expect(account.outbox.shown.getState().kind).toBe('asking')
  await answer(proposed)
  expect(account.outbox.shown.getState().kind).toBe('proposed')
  account.outbox.moveOn()
  expect(account.outbox.shown.getState()).toEqual({ kind: 'idle' })
})

test('each payment of a wallet leaves the basket when it has gone out, and stopping keeps the rest', async () => {
  const { open, wallet, clock, stored } = setUpWallet()
  const { account } = open()
  void account.outbox.give(gifts)
  await clock.advance(0)
  wallet.approve()
  await clock.advance(0)
  expect(stored()).toEqual(['2', '3'])
  wallet.requests.at(-1)?.answer({ kind: 'rejected' })
  await clock.advance(0)
  expect(account.outbox.shown.getState().kind).toBe('paused')
  account.outbox.dismiss()
  expect(stored()).toEqual(['2', '3'])
})

test('what went out before a reload leaves a basket that could not be stored then', async () => {
  const { open, wallet, clock, storage, key, stored } = setUpWallet()
  const { account } = open()
  void account.outbox.give(gifts)
  await clock.advance(0)
  wallet.approve()
  await clock.advance(0)
  account.stop()
  // As a storage leaves it that had no room for the basket without the first gift.
  storage.set(key, serialiseBasket({ lines }))
  const again = open()
  expect(again.basket.getState().lines.map(({ id }) => id)).toEqual(['line-2', 'line-3'])
  expect(stored()).toEqual(['2', '3'])
})

test('what is added before the basket has been read is stored with what was there', () => {
  const { storage, key, stored } = setUp(theSafe)
  const basket = createBasketStore()
  const add = () =>
    basket.edit((before) =>
      addLine(before, { payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native' }, newLineId()),
    )
  add()
  add()
  expect(stored()).toEqual(['1', '2', '3'])
  basket.open(storedBasket(storage, key))
  const ids = basket.getState().lines.map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['line-1', 'line-2', 'line-3'])
  expect(new Set(ids).size).toBe(5)
  expect(stored()).toEqual(['1', '2', '3', '', ''])
})

test('a basket whose part did not load: a reload takes out of it what went out meanwhile', async () => {
  const { clock, storage, stored } = setUp(theSafe)
  const world = createFakeWorld()
  const open = (basket: BasketStore) =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      storage,
      basket,
      clock,
    })
  const account = open(createBasketStore())
  void account.outbox.give(gifts)
  await clock.advance(0)
  world.proposals.at(-1)?.answer(proposed)
  await clock.advance(0)
  account.stop()
  expect(stored()).toEqual(['1', '2', '3'])
  open(storedIn(storage, theSafe).basket)
  await clock.advance(0)
  expect(stored()).toEqual(['3'])
})

describe('what a gift is for', () => {
  function open(purpose = 'Winter round') {
    const storage = createFakeBrowser().openTab()
    const key = basketKey(aChain.id, theSafe)
    storage.set(key, serialiseBasket({ lines, ...(purpose !== '' && { purpose }) }))
    const basket = createBasketStore()
    basket.open(storedBasket(storage, key))
    return { basket, stored: () => parseBasket(storage.get(key)).purpose }
  }

  test('is stored with each word, and stays while the gift is edited', () => {
    const { basket, stored } = open('')
    basket.describe('Winter')
    expect(stored()).toBe('Winter')
    basket.edit((all) => all.slice(1))
    expect([basket.getState().purpose, stored()]).toEqual(['Winter', 'Winter'])
    basket.describe('')
    expect(basket.getState()).not.toHaveProperty('purpose')
  })

  test('is for all parts of a gift, and not for the next one', () => {
    const { basket } = open()
    const part = { id: '1', part: 1, of: 2 }
    basket.takeOut((all) => all.slice(1), part)
    expect(basket.getState().purpose).toBe('Winter round')
    basket.takeOut(() => [], { ...part, part: 2 })
    expect(basket.getState()).toEqual({ lines: [] })
  })

  test('goes with the gift that went out, though other lines are left', () => {
    const { basket, stored } = open()
    basket.takeOut((all) => all.slice(1))
    expect(basket.getState().lines).toHaveLength(2)
    expect(stored()).toBeUndefined()
  })
})

describe('undoing an edit of what is left of a plan', () => {
  const plan = { id: 'a plan', part: 1, of: 3 }
  function open() {
    const storage = createFakeBrowser().openTab()
    const key = basketKey(aChain.id, theSafe)
    storage.set(key, serialiseBasket({ lines, plan, purpose: 'Winter round' }))
    const basket = createBasketStore()
    basket.open(storedBasket(storage, key))
    const edit = (change: (lines: readonly BasketLine[]) => readonly BasketLine[]) => {
      const before = basket.getState()
      basket.edit(change)
      return { before, after: basket.getState().lines }
    }
    return { basket, edit, stored: () => parseBasket(storage.get(key)) }
  }

  test('brings the plan and the purpose back with the lines that it emptied', () => {
    const { basket, edit, stored } = open()
    const emptied = edit(() => [])
    expect(stored()).toEqual({ lines: [] })
    basket.undo(emptied)
    expect(basket.getState()).toEqual({ lines, plan, purpose: 'Winter round' })
    expect(stored()).toEqual({ lines, plan, purpose: 'Winter round' })
  })

  test('keeps the purpose written since while lines are left', () => {
    const { basket, edit } = open()
    const removed = edit((all) => all.slice(1))
    basket.describe('Spring round')
    basket.undo(removed)
    expect(basket.getState()).toEqual({ lines, plan, purpose: 'Spring round' })
  })

  test('changes nothing when the lines have changed since', () => {
    const { basket, edit } = open()
    const emptied = edit(() => [])
    const fresh = [line('line-7', '7')]
    basket.edit(() => fresh)
    basket.undo(emptied)
    expect(basket.getState()).toEqual({ lines: fresh })
  })
})
