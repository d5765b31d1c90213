import { expect, test } from 'vitest'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { WalletParts } from '../../src/flows/account/accountContext'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aChain, addressOf, aGift } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/** When the word of a person that a lost request was not sent is taken: saying so wrongly gives twice. */

const hourMs = 3_600_000
const gifts = ['one', 'two'].map((name) => ({ ...aGift, recipient: addressOf(name) }))
const shop = { to: addressOf('a shop'), value: 1n, data: '0x' } as const

type Ports = ReturnType<typeof walletPortsOf>

/** A gift of two payments whose first request was answered with a fault. */
async function lose({
  canBatch = false,
  alter = (ports: Ports): Pick<WalletParts, 'sender' | 'walletChain' | 'chainReader' | 'locks'> => ports,
  sends = false,
  mines = false,
} = {}) {
  const wallet = createFakeWallet({ canBatch })
  const clock = createFakeClock()
  const storage = createFakeBrowser().openTab()
  const openTab = () =>
    createWalletAccount({
      ...alter(walletPortsOf(wallet)),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(storage, theWallet),
      clock,
    })
  const account = openTab()
  void account.outbox.give(gifts)
  await clock.advance(0)
  if (sends) wallet.send(shop)
  if (mines) wallet.mine()
  wallet.requests[0]?.answer({ kind: 'unknown', reason: 'A fault.' })
  await clock.advance(0)
  return { wallet, clock, account, openTab, state: () => account.outbox.shown.getState() }
}

/** The node keeps no account of old blocks: which transaction used a nonce is not to be had from it. */
const pruned = ({ walletChain, ...ports }: Ports) => ({
  ...ports,
  walletChain: {
    ...walletChain,
    findByNonce: async () => ({ kind: 'unreachable', reason: 'The node keeps no old blocks.' }) as const,
  },
})
/** The wallet takes batches, and cannot be asked about them. */
const mute = ({ sender, ...ports }: Ports) => ({
  ...ports,
  sender: {
    ...sender,
    getCalls: async () => ({ kind: 'unreachable', reason: 'Your wallet cannot be asked.' }) as const,
  },
})

test.each([
  ['a node that prunes', { alter: pruned, sends: true, mines: true }],
  ['a wallet that tells nothing of its batches', { alter: mute, canBatch: true }],
] as const)('%s: the user may declare it not sent from a day after the request', async (_who, how) => {
  const { wallet, clock, account, state } = await lose(how)
  const lost = { kind: 'unknown', lastSearch: { found: 'unreachable' } }
  for (let hours = 0; hours < 24; hours += 8) {
    expect(state()).toMatchObject(lost)
    account.outbox.sayNotSent()
    expect(state()).toMatchObject(lost)
    await clock.advance(8 * hourMs)
  }
  await clock.advance(hourMs)
  expect(state()).toMatchObject(lost)
  expect(wallet.requests).toHaveLength(1)

  account.outbox.sayNotSent()
  expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [], asked: null } })
  void account.outbox.resume()
  await clock.advance(0)
  expect(wallet.requests).toHaveLength(2)
  expect(wallet.requests[1]?.calls).toEqual(wallet.requests[0]?.calls)
})

test('a day later in a new tab it counts once that tab has looked, and not before', async () => {
  const { clock, account, openTab } = await lose({ alter: pruned, sends: true, mines: true })
  account.stop()
  await clock.advance(48 * hourMs)
  const again = openTab()
  again.outbox.sayNotSent()
  expect(again.outbox.shown.getState()).toMatchObject({
    kind: 'unknown',
    isSearching: true,
    lastSearch: null,
  })
  await clock.advance(0)
  again.outbox.sayNotSent()
  expect(again.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { asked: null } })
})

test('it does not count during a search, which may find the payment', async () => {
  const { clock, account, state } = await lose()
  expect(state()).toMatchObject({ kind: 'unknown', isSearching: false, lastSearch: { found: 'nothing' } })
  void account.outbox.searchNow()
  account.outbox.sayNotSent()
  expect(state()).toMatchObject({ kind: 'unknown', isSearching: true })
  await clock.advance(0)
  account.outbox.sayNotSent()
  expect(state()).toMatchObject({ kind: 'paused', intent: { asked: null } })
})

test('it never counts while a transaction of the wallet waits that may be this payment', async () => {
  const hidden = ({ walletChain, ...ports }: Ports) => ({
    ...ports,
    walletChain: { ...walletChain, listPending: async () => ({ kind: 'found', value: [] }) as const },
  })
  const { wallet, clock, account, state } = await lose({ alter: hidden, sends: true })
  await clock.advance(72 * hourMs)
  account.outbox.sayNotSent()
  expect(state()).toMatchObject({
    kind: 'unknown',
    lastSearch: { found: 'waiting', reason: expect.stringContaining('waits for a block') },
  })
  wallet.mine()
  await clock.advance(hourMs)
  expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'used' } })
  account.outbox.sayNotSent()
  expect(state()).toMatchObject({ kind: 'paused', intent: { asked: null } })
})
