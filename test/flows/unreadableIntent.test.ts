import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { alone } from '../support/fakeLocks'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'
import { theWallet } from '../support/walletFixtures'

const keys = {
  Safe: `dsg.v1.intent.${aChain.id}.${theSafe}`,
  wallet: `dsg.v1.intent.${aChain.id}.wallet.${theWallet}`,
} as const
type Kind = keyof typeof keys
const kinds = ['Safe', 'wallet'] as const

/** An account of either kind, and how often its Safe or wallet was asked. */
function openAccount(kind: Kind, browser = createFakeBrowser()) {
  let chance = 0
  const clock = createFakeClock({ random: () => (chance = (chance + 0.37) % 1) })
  const storage = browser.openTab()
  const world = createFakeWorld()
  const wallet = createFakeWallet()
  const account =
    kind === 'Safe'
      ? createSafeAccount({
          ...portsOf(world),
          chain: aChain,
          safe: theSafe,
          causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
          ...storedIn(storage, theSafe),
          locks: alone,
          clock,
        })
      : createWalletAccount({
          ...walletPortsOf(wallet),
          chain: aChain,
          address: theWallet,
          walletName: 'Test',
          ...storedIn(storage, theWallet),
          locks: alone,
          clock,
        })
  return {
    account,
    storage,
    shown: () => account.outbox.shown.getState(),
    timesAsked: () => world.proposals.length + wallet.requests.length,
    async give() {
      void account.outbox.give([aGift])
      await clock.advance(0)
    },
    async pass(ms: number) {
      await clock.advance(ms)
    },
  }
}

/** What this release stores while its Safe or wallet shows a gift. */
async function storedGift(kind: Kind): Promise<string> {
  const { give, storage } = openAccount(kind)
  await give()
  return storage.get(keys[kind]) ?? ''
}

const damage: Readonly<Record<string, (text: string) => string>> = {
  'of a later version': (text) => text.replace('"version":1', '"version":2'),
  'of a later version and another shape': () => '{"version":7,"gifts":{"under":"way"}}',
  'with a field that only a later release knows': (text) => text.replace('"intent":{', '"intent":{"hold":1,'),
  'cut off': (text) => text.slice(0, text.length / 2),
  'that is empty': () => '',
  'that is null': () => 'null',
  'of another account': (text) =>
    text.replaceAll(theSafe, addressOf('Other')).replaceAll(theWallet, addressOf('Other')),
}

describe.each(kinds)('a %s', (kind) => {
  describe.each(Object.keys(damage))('whose stored gift is one %s', (what) => {
    async function openWith() {
      const text = damage[what]?.(await storedGift(kind)) ?? ''
      const browser = createFakeBrowser()
      browser.data.set(keys[kind], text)
      return { text, browser, ...openAccount(kind, browser) }
    }

    test('is not asked for another one, and the text stays as it was', async () => {
      const { text, browser, account, give, pass, shown, timesAsked } = await openWith()
      await pass(600_000)
      await give()
      account.outbox.dismiss()
      await give()
      await account.outbox.searchNow()
      await pass(600_000)
      expect(timesAsked()).toBe(0)
      expect(browser.data.get(keys[kind])).toBe(text)
      expect(shown()).toMatchObject({ kind: 'unreadable', unreadable: { text } })
    })

    test('is asked again once the user has discarded it', async () => {
      const { browser, account, give, shown, timesAsked } = await openWith()
      account.outbox.discardUnreadable()
      expect(shown().kind).toBe('idle')
      expect(browser.data.has(keys[kind])).toBe(false)
      await give()
      expect(timesAsked()).toBe(1)
    })
  })

  test('is not asked by a tab that is open while a newer one stores a gift', async () => {
    const browser = createFakeBrowser()
    const { give, shown, timesAsked } = openAccount(kind, browser)
    const newer = browser.openTab()
    newer.set(keys[kind], '{"version":2,"gift":"under way"}')
    await give()
    expect(timesAsked()).toBe(0)
    expect(shown()).toMatchObject({ kind: 'unreadable', unreadable: { why: 'newer' } })
    newer.remove(keys[kind])
    expect(shown().kind).toBe('idle')
    await give()
    expect(timesAsked()).toBe(1)
  })

  test('discards only what the user was shown', () => {
    const browser = createFakeBrowser()
    browser.data.set(keys[kind], '{"version":2,"gift":1}')
    const { account, storage, shown } = openAccount(kind, browser)
    // Another tab has written, and this one has not heard of it.
    browser.data.set(keys[kind], '{"version":2,"gift":2}')
    account.outbox.discardUnreadable()
    expect(storage.get(keys[kind])).toBe('{"version":2,"gift":2}')
    expect(shown()).toMatchObject({ kind: 'unreadable', unreadable: { text: '{"version":2,"gift":2}' } })
  })

  test('answers a request of this tab although a newer tab has stored a gift meanwhile: it is followed', async () => {
    const browser = createFakeBrowser()
    const { give, shown, account, timesAsked } = openAccount(kind, browser)
    await give()
    browser.openTab().set(keys[kind], '{"version":2,"gift":"under way"}')
    expect(shown().kind).toBe('asking')
    account.outbox.dismiss()
    expect(shown().kind).toBe('unreadable')
    await give()
    expect(timesAsked()).toBe(1)
    expect(browser.data.get(keys[kind])).toBe('{"version":2,"gift":"under way"}')
  })
})
