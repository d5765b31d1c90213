import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BasketLine } from '../../src/core/giving/basket'
import { buildBatch } from '../../src/core/giving/buildBatch'
import { serialiseBasket } from '../../src/core/giving/draftBasket'
import { parseTracked } from '../../src/core/tracking/stored/storedTracked'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { storageKey } from '../../src/flows/account/storageKey'
import { basketKey } from '../../src/flows/basket/basketStore'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'
import { storedProposal } from '../support/storedIntent'

/** A basket of four lines, of which a proposal carries two. Two equal lines stand in different parts. */
const amounts = [1n, 2n, 2n, 3n]
const gifts = amounts.map((ether) => ({ ...aGift, amount: ether * 10n ** 18n }))
const lines = amounts.map((ether, index): BasketLine => ({
  id: `line-${index + 1}`,
  payee: { kind: 'cause', causeId: aGift.causeId ?? '' },
  assetKey: 'native',
  amountText: `${ether}`,
}))
const first = { id: null, part: 1, of: 2, lineIds: ['line-1', 'line-2'] }

function setUp() {
  const browser = createFakeBrowser()
  const key = basketKey(aChain.id, theSafe)
  browser.openTab().set(key, serialiseBasket({ lines }))
  const world = createFakeWorld()
  const clock = createFakeClock()
  const open = () => {
    const storage = browser.openTab()
    const parts = storedIn(storage, theSafe)
    const account = createSafeAccount({
      ...portsOf(world),
      chain: aChain,
      safe: theSafe,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
      ...parts,
      clock,
    })
    const context = { chain: aChain, safe: theSafe, storage }
    return { ...parts, account, context }
  }
  const propose = async (
    { account }: ReturnType<typeof open>,
    part: typeof gifts,
    plan: Omit<typeof first, 'id'> & { id: string | null },
  ) => {
    void account.outbox.give(part, { acceptUnverified: false, plan })
    await clock.advance(0)
  }
  const answer = async (nonce: bigint, part: typeof gifts) => {
    const { safeTxHash } = buildRecord({ nonce, calls: buildBatch(part) })
    world.proposals.at(-1)?.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash } })
    await clock.advance(0)
  }
  return { browser, world, clock, open, propose, answer }
}

test('a part that is out leaves the basket, and the basket says which part it was, also after a reload', async () => {
  const { open, propose, answer } = setUp()
  const tab = open()
  await propose(tab, gifts.slice(0, 2), first)
  const id = storedProposal(tab.context)?.plan?.id
  expect(id).toEqual(expect.any(String))
  expect(tab.basket.getState().plan).toBeUndefined()
  await answer(7n, gifts.slice(0, 2))

  const left = { lines: lines.slice(2), plan: { id, part: 1, of: 2 } }
  expect(tab.basket.getState()).toEqual(left)
  tab.account.stop()
  const again = open()
  expect(again.basket.getState()).toEqual(left)

  await propose(again, gifts.slice(2), { id: id ?? '', part: 2, of: 2, lineIds: ['line-3', 'line-4'] })
  await answer(8n, gifts.slice(2))
  expect(again.basket.getState()).toEqual({ lines: [] })
  const stored = parseTracked(again.context.storage.get(storageKey('tracked', again.context)))
  expect(stored.items.map((item) => item.kind === 'safeTx' && item.plan)).toEqual([
    { id, part: 2, of: 2 },
    { id, part: 1, of: 2 },
  ])
})

test('an equal line of a later part stays, however often the result is taken up', async () => {
  const { open, propose, answer } = setUp()
  const tab = open()
  await propose(tab, gifts.slice(0, 2), first)
  await answer(7n, gifts.slice(0, 2))
  await answer(7n, gifts.slice(0, 2))
  expect(tab.basket.getState().lines.map(({ id }) => id)).toEqual(['line-3', 'line-4'])
})

test('a part that the Safe refuses leaves everything in the basket, and no plan', async () => {
  const { open, propose, world, clock } = setUp()
  const tab = open()
  await propose(tab, gifts.slice(0, 2), first)
  world.proposals.at(-1)?.answer({ kind: 'rejected' })
  await clock.advance(0)
  expect(tab.basket.getState()).toEqual({ lines })
})

test('who removes what is left of a plan has ended it', async () => {
  const { open, propose, answer } = setUp()
  const tab = open()
  await propose(tab, gifts.slice(0, 2), first)
  await answer(7n, gifts.slice(0, 2))
  tab.basket.edit(() => [])
  tab.basket.edit(() => lines)
  expect(tab.basket.getState()).toEqual({ lines })
})

test('other lines in the place of those that are left are another gift', async () => {
  const { open, propose, answer } = setUp()
  const tab = open()
  await propose(tab, gifts.slice(0, 2), first)
  await answer(7n, gifts.slice(0, 2))
  const others = lines.map((line, index) => ({ ...line, id: `other-${index}` }))
  tab.basket.edit((left) => left.map((line) => ({ ...line, amountText: '5' })))
  expect(tab.basket.getState().plan).toMatchObject({ part: 1 })
  tab.basket.edit(() => others)
  expect(tab.basket.getState()).toEqual({ lines: others })
})
