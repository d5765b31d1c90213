import { describe, expect, test } from 'vitest'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'
import { stringifyExact } from '../../src/core/stringifyExact'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { WalletAccount } from '../../src/flows/account/account'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import { createFakeClock } from '../support/fakeClock'
import { createFakeDisk, noStorageEvents } from '../support/fakeDisk'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aChain, addressOf, aGift } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/** A sequence in a browser whose storage has no more room, or none at all: what is on the disk is what a reload reads. */
const gifts = ['one', 'two', 'three'].map((name) => ({ ...aGift, recipient: addressOf(name) }))
function setUp(disk: ReturnType<typeof createFakeDisk>) {
  const wallet = createFakeWallet()
  const clock = createFakeClock()
  const openPage = () =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(createBrowserStorage(disk.open, noStorageEvents), theWallet),
      clock,
    })
  const approve = async () => {
    wallet.approve()
    await clock.advance(0)
  }
  const asked = () => wallet.requests.map(({ calls }) => calls[0]?.to)
  return { wallet, clock, openPage, approve, asked }
}

const [first, second, third] = gifts.map(({ recipient }) => recipient)

test('what cannot be stored is not requested, and continues when there is room', async () => {
  const disk = createFakeDisk()
  const { wallet, clock, openPage, approve, asked } = setUp(disk)
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  await approve()
  wallet.requests.at(-1)?.answer({ kind: 'rejected' })
  await clock.advance(0)
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'paused', reason: { kind: 'rejected' } })

  disk.mode = 'full'
  void page.outbox.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second])
  expect(page.outbox.shown.getState()).toMatchObject({
    kind: 'paused',
    intent: { sent: [{ index: 0 }], asked: null },
    reason: {
      kind: 'refused',
      reason: expect.stringContaining('no request was sent to your wallet') as string,
    },
  })

  page.stop()
  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
  void next.outbox.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second])
  disk.mode = 'roomy'
  void next.outbox.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second, second])
  await approve()
  await approve()
  expect(asked()).toEqual([first, second, second, third])
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
})

test('a storage that fills up while a payment is shown: the next one waits, and a reload finds the one that went out', async () => {
  const disk = createFakeDisk()
  const { clock, openPage, approve, asked } = setUp(disk)
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  disk.mode = 'full'
  await approve()
  expect(asked()).toEqual([first])
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })

  page.stop()
  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
})

test('where storage is denied nothing from before can come back, and the gift goes through', async () => {
  const { clock, openPage, approve, asked } = setUp(createFakeDisk('denied'))
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  await approve()
  await approve()
  await approve()
  expect(asked()).toEqual([first, second, third])
  expect(page.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
})

test.each(['full', 'stuck'] as const)(
  'where storage was %s before the gift, the wallet is not asked and the screen says why',
  async (mode) => {
    const disk = createFakeDisk()
    disk.texts.set('dsg.v1.basket', 'three gifts')
    const { clock, openPage, asked } = setUp(disk)
    disk.mode = mode
    const page = openPage()
    void page.outbox.give(gifts)
    await clock.advance(0)
    expect(asked()).toEqual([])
    expect(page.outbox.shown.getState()).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('no request was sent to your wallet') as string,
    })
    page.stop()

    const next = openPage()
    await clock.advance(0)
    expect(next.outbox.shown.getState()).toMatchObject({ kind: 'idle' })
    disk.mode = 'roomy'
    void next.outbox.give(gifts)
    await clock.advance(0)
    expect(asked()).toEqual([first])
  },
)

test('a payment whose progress cannot be stored pauses the sequence before the next request', async () => {
  const disk = createFakeDisk()
  const { clock, openPage, approve, asked } = setUp(disk)
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  disk.mode = 'stuck'
  await approve()
  expect(asked()).toEqual([first])
  expect(page.outbox.shown.getState()).toMatchObject({
    kind: 'paused',
    intent: { sent: [{ index: 0 }] },
    reason: { kind: 'refused', reason: expect.stringContaining('no room') as string },
  })
  page.stop()

  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
  disk.mode = 'roomy'
  void next.outbox.resume()
  await clock.advance(0)
  void next.outbox.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second])
})

test('a payment that is tracked but not stored as sent is found after a reload', async () => {
  const disk = createFakeDisk()
  const { clock, openPage, approve } = setUp(disk)
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  const intentKey = [...disk.texts.keys()].find((key) => key.includes('intent')) ?? ''
  const before = disk.texts.get(intentKey) ?? ''
  await approve()
  page.stop()
  // As after a write that failed: the list was stored, the intent was not.
  disk.texts.set(intentKey, before)

  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
})

test('a payment that the list had no room for is followed after a reload, and not forgotten', async () => {
  const disk = createFakeDisk()
  const { clock, openPage, approve } = setUp(disk)
  const page = openPage()
  void page.outbox.give(gifts)
  await clock.advance(0)
  await approve()
  await approve()
  await approve()
  const listKey = [...disk.texts.keys()].find((key) => key.includes('tracked')) ?? ''
  const { intent } = page.outbox.shown.getState() as { intent: unknown }
  page.stop()
  // As after a write of the list that failed, when the last progress still found room.
  disk.texts.delete(listKey)
  disk.texts.set(listKey.replace('tracked', 'intent'), stringifyExact({ version: 1, intent }))

  const next = openPage()
  await clock.advance(0)
  expect(next.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
  expect(next.tracked.getState().items).toHaveLength(3)
})

describe('a delivered payment whose end found no room, after a reload', () => {
  const labelsOf = ({ tracked }: Pick<WalletAccount, 'tracked'>) =>
    tracked.getState().items.map((item) => statusTable[item.phase.status].label(item))

  /** `isListed`: the list still had room for the payment, and none for its end. */
  async function delivered(isListed: boolean) {
    const disk = createFakeDisk()
    const world = setUp(disk)
    const page = world.openPage()
    void page.outbox.give(gifts.slice(0, 1))
    await world.clock.advance(0)
    if (!isListed) disk.mode = 'stuck'
    await world.approve()
    disk.mode = 'stuck'
    world.wallet.block += 12n
    await world.clock.advance(60_000)
    expect(labelsOf(page)).toEqual(['Delivered'])
    page.stop()
    return { disk, ...world }
  }

  test.each([true, false])(
    'is read from the chain again, and not called waiting meanwhile',
    async (isListed) => {
      const { openPage, clock } = await delivered(isListed)
      const next = openPage()
      const shown = new Set(labelsOf(next))
      next.tracked.subscribe(() => labelsOf(next).forEach((label) => shown.add(label)))
      await clock.advance(60_000)
      expect(labelsOf(next)).toEqual(['Delivered'])
      expect([...shown]).toEqual(['Sent, reading the chain …', 'Delivered'])
    },
  )

  test('is what it was when it was stored while the chain cannot be read', async () => {
    const { openPage, clock, wallet } = await delivered(true)
    wallet.down.add('chain')
    const next = openPage()
    await clock.advance(60_000)
    expect(labelsOf(next)).toEqual(['Sent, in a block'])
    expect(next.tracked.getState().items).toMatchObject([{ note: { kind: 'unreachable' } }])
  })
})
