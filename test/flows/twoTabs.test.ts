import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { lingerMs } from '../../src/adapters/storage/tabLocks'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import type { Clock } from '../../src/ports/clock'
import type { ProposeResult } from '../../src/ports/host'
import type { TabLocks } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone, createFakeLocks } from '../support/fakeLocks'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/** Two tabs, each in a process of its own: what one writes to storage, the other reads a moment later. */
const lagMs = 20
const hourMs = 3_600_000
const gifts = ['one', 'two', 'three'].map((name) => ({ ...aGift, recipient: addressOf(name) }))
const checked = { acceptUnverified: false }

type OpenTabLocks = (clock: Clock) => TabLocks

/** The locks of gifts under way. Another lock is of the tab that polls the chain. */
const intentsHeld = ({ held }: Pick<ReturnType<typeof createFakeLocks>, 'held'>) =>
  [...held].filter((name) => name.includes('.intent.'))

function setUpWallet(openTabLocks: OpenTabLocks = createFakeLocks().openTab) {
  const wallet = createFakeWallet()
  let chance = 0
  const clock = createFakeClock({ random: () => (chance = (chance + 0.37) % 1) })
  const browser = createFakeBrowser()
  const openTab = () =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(browser.openTab({ copy: { clock, lagMs } }), theWallet),
      locks: openTabLocks(clock),
      clock,
    })
  const [one, other] = [openTab(), openTab()]
  const states = () => [one, other].map(({ outbox }) => outbox.shown.getState())
  const askedOf = () => wallet.requests.map(({ calls }) => calls.map(({ to }) => to))
  const approve = async () => {
    wallet.approve()
    await clock.advance(0)
  }
  const refuse = async () => {
    wallet.requests.at(-1)?.answer({ kind: 'rejected' })
    await clock.advance(0)
  }
  const press = async (...verbs: readonly (() => Promise<void>)[]) => {
    for (const verb of verbs) void verb()
    await clock.advance(0)
  }
  /** One payment of three went out; both tabs stand still before the second. */
  const pauseBoth = async () => {
    await press(() => one.outbox.give(gifts))
    await approve()
    await refuse()
    await clock.advance(lingerMs)
    await press(() => other.outbox.give(gifts))
    expect(states()).toMatchObject([{ kind: 'paused' }, { kind: 'paused', intent: { sent: [{ index: 0 }] } }])
    expect(wallet.requests).toHaveLength(2)
    await clock.advance(lingerMs)
  }
  return { wallet, clock, one, other, states, askedOf, approve, refuse, press, pauseBoth }
}

describe('a wallet', () => {
  test('is asked by both where there are no locks: storage alone cannot tell', async () => {
    const { wallet, one, other, press, pauseBoth } = setUpWallet(() => alone)
    await pauseBoth()
    await press(one.outbox.resume, other.outbox.resume)
    expect(wallet.requests).toHaveLength(4)
  })

  test('gets one request when both tabs continue at once; the other tab shows its result', async () => {
    const { wallet, clock, one, other, states, askedOf, approve, press, pauseBoth } = setUpWallet()
    await pauseBoth()
    await press(one.outbox.resume, other.outbox.resume)
    expect(wallet.requests).toHaveLength(3)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'elsewhere' }])
    await clock.advance(lagMs)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'unknown', intent: { asked: { index: 1 } } }])
    await approve()
    await approve()
    await clock.advance(lagMs)
    expect(states()).toMatchObject([{ kind: 'sent' }, { kind: 'sent', intent: { sent: [{}, {}, {}] } }])
    expect(askedOf()).toEqual([0, 1, 1, 2].map((index) => [gifts[index]?.recipient]))
  })

  test('gets one request when both tabs give at once', async () => {
    const { wallet, clock, one, other, states, press } = setUpWallet()
    await press(
      () => one.outbox.give(gifts),
      () => other.outbox.give(gifts),
    )
    expect(wallet.requests).toHaveLength(1)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'elsewhere' }])
    await clock.advance(lagMs)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'unknown' }])
  })

  test('gets no second request for what just went out and the other tab has not read yet', async () => {
    const { wallet, clock, one, other, states, approve, press, pauseBoth } = setUpWallet()
    await pauseBoth()
    await press(one.outbox.resume)
    await approve()
    await approve()
    expect(states()).toMatchObject([{ kind: 'sent' }, { kind: 'paused' }])
    await press(other.outbox.resume)
    expect(states()).toMatchObject([{ kind: 'sent' }, { kind: 'elsewhere' }])
    await clock.advance(lingerMs)
    expect(states()).toMatchObject([{ kind: 'sent' }, { kind: 'sent' }])
    expect(other.tracked.getState().items).toHaveLength(3)
    expect(wallet.requests).toHaveLength(4)
  })

  test('is asked by one tab for as long as its user decides, and by the other after that', async () => {
    const { wallet, clock, one, other, states, refuse, press } = setUpWallet()
    await press(() => one.outbox.give(gifts))
    await clock.advance(hourMs)
    // The other tab was told by its person that nothing was sent, and gives anew.
    other.outbox.dismiss()
    await press(() => other.outbox.give(gifts))
    expect(wallet.requests).toHaveLength(1)
    await refuse()
    await clock.advance(lingerMs)
    other.outbox.dismiss()
    await press(() => other.outbox.give(gifts))
    expect(states()).toMatchObject([{ kind: 'rejected' }, { kind: 'asking' }])
    expect(wallet.requests).toHaveLength(2)
  })

  test.each<[string, (story: ReturnType<typeof setUpWallet>) => Promise<void> | void]>([
    ['a person turned back', ({ one }) => one.outbox.dismiss()],
    ['the account was closed', ({ one }) => one.stop()],
    ['its answer is only looked for', ({ one }) => one.outbox.searchNow()],
    [
      'it is all sent',
      async ({ approve }) => {
        for (const _gift of gifts) await approve()
      },
    ],
    ['it said no', ({ refuse }) => refuse()],
  ])('keeps no other tab out once %s', async (_why, end) => {
    const locks = createFakeLocks()
    const story = setUpWallet(locks.openTab)
    await story.press(() => story.one.outbox.give(gifts))
    await story.clock.advance(hourMs)
    expect(intentsHeld(locks)).toHaveLength(1)
    await end(story)
    await story.clock.advance(lingerMs)
    expect(intentsHeld(locks)).toHaveLength(0)
  })

  test('that rejected can be asked again at once by the same tab', async () => {
    const { wallet, one, states, refuse, press } = setUpWallet()
    await press(() => one.outbox.give(gifts))
    await refuse()
    await press(() => one.outbox.give(gifts))
    expect(states()[0]).toMatchObject({ kind: 'asking' })
    expect(wallet.requests).toHaveLength(2)
  })
})

function setUpSafe(openTabLocks: OpenTabLocks = createFakeLocks().openTab) {
  const record = buildRecord()
  const world = createFakeWorld()
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] }))
  let chance = 0
  const clock = createFakeClock({ random: () => (chance = (chance + 0.37) % 1) })
  const browser = createFakeBrowser()
  const openTab = () =>
    createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes,
      ...storedIn(browser.openTab({ copy: { clock, lagMs } }), theSafe),
      locks: openTabLocks(clock),
      clock,
    })
  const tabs = [openTab(), openTab()] as const
  const states = () => tabs.map(({ outbox }) => outbox.shown.getState())
  const answer = async (result: ProposeResult) => {
    world.proposals.at(-1)?.answer(result)
    await clock.advance(0)
  }
  const sign = async () => {
    world.records = [record]
    await answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: record.safeTxHash } })
  }
  const propose = async (...which: readonly (typeof tabs)[number][]) => {
    for (const tab of which) void tab.outbox.give([aGift], checked)
    await clock.advance(0)
  }
  return { world, clock, tabs, states, answer, sign, propose }
}

describe('a Safe', () => {
  test('is asked by both where there are no locks: storage alone cannot tell', async () => {
    const { world, tabs, propose } = setUpSafe(() => alone)
    await propose(...tabs)
    expect(world.proposals).toHaveLength(2)
  })

  test('gets one request when both tabs propose at once; the other tab shows its result', async () => {
    const { world, clock, tabs, states, sign, propose } = setUpSafe()
    await propose(...tabs)
    expect(world.proposals).toHaveLength(1)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'elsewhere' }])
    await clock.advance(lagMs)
    expect(states()).toMatchObject([{ kind: 'asking' }, { kind: 'unknown' }])
    await sign()
    await clock.advance(lagMs)
    expect(states()).toMatchObject([{ kind: 'proposed' }, { kind: 'proposed' }])
    expect(world.proposals).toHaveLength(1)
  })

  test('is asked by the other tab after a rejection, and not before', async () => {
    const { world, clock, tabs, states, answer, propose } = setUpSafe()
    const [one, other] = tabs
    await propose(one)
    await clock.advance(hourMs)
    other.outbox.dismiss()
    await propose(other)
    expect(world.proposals).toHaveLength(1)
    await answer({ kind: 'rejected' })
    await clock.advance(lingerMs)
    await other.outbox.searchNow()
    await propose(other)
    expect(states()).toMatchObject([{ kind: 'rejected' }, { kind: 'asking' }])
    expect(world.proposals).toHaveLength(2)
  })

  test.each<[string, (story: ReturnType<typeof setUpSafe>) => Promise<void> | void]>([
    ['a person turned back', ({ tabs: [one] }) => one.outbox.dismiss()],
    ['the account was closed', ({ tabs: [one] }) => one.stop()],
    ['its answer is only looked for', ({ tabs: [one] }) => one.outbox.searchNow()],
    ['it is proposed', ({ sign }) => sign()],
    ['it said no', ({ answer }) => answer({ kind: 'rejected' })],
    ['its answer tells nothing', ({ answer }) => answer({ kind: 'failed', reason: 'Request failed' })],
  ])('keeps no other tab out once %s', async (_why, end) => {
    const locks = createFakeLocks()
    const story = setUpSafe(locks.openTab)
    await story.propose(story.tabs[0])
    await story.clock.advance(hourMs)
    expect(intentsHeld(locks)).toHaveLength(1)
    await end(story)
    await story.clock.advance(lingerMs)
    expect(intentsHeld(locks)).toHaveLength(0)
  })
})
