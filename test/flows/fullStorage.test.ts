import { expect, test } from 'vitest'
import { createBrowserStorage } from '../../src/adapters/browserStorage'
import { shareStorage } from '../../src/adapters/shareStorage'
import { createWalletAccount } from '../../src/flows/createWalletAccount'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aChain, addressOf, aGift } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'

/** A sequence in a browser whose storage has no more room, or none at all: what is on the disk is what a reload reads. */
const gifts = ['one', 'two', 'three'].map((name) => ({ ...aGift, recipient: addressOf(name) }))
const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** The `Storage` of a browser that takes no text longer than the one it replaces once it is full. */
function createDisk() {
  const texts = new Map<string, string>()
  const disk = {
    isFull: false,
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (key: string) => texts.get(key) ?? null,
    key: (index: number) => [...texts.keys()][index] ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, value: string) {
      if (disk.isFull && value.length > (texts.get(key)?.length ?? 0))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      texts.set(key, value)
    },
  }
  return disk
}

function setUp(open: () => Storage) {
  const wallet = createFakeWallet()
  const clock = createFakeClock()
  const openPage = () =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      storage: shareStorage(createBrowserStorage(open, noEvents)),
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

test('what cannot be written down over an older note is not asked of the wallet, and goes on when there is room', async () => {
  const disk = createDisk()
  const { wallet, clock, openPage, approve, asked } = setUp(() => disk)
  const page = openPage()
  void page.give(gifts)
  await clock.advance(0)
  await approve()
  wallet.requests.at(-1)?.answer({ kind: 'rejected' })
  await clock.advance(0)
  expect(page.sending.getState()).toMatchObject({ kind: 'paused', reason: { kind: 'rejected' } })

  disk.isFull = true
  void page.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second])
  expect(page.sending.getState()).toMatchObject({
    kind: 'paused',
    intent: { sent: [{ index: 0 }], asked: null },
    reason: {
      kind: 'refused',
      reason: expect.stringContaining('nothing was asked of your wallet') as string,
    },
  })

  page.stop()
  const next = openPage()
  await clock.advance(0)
  expect(next.sending.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
  void next.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second])
  disk.isFull = false
  void next.resume()
  await clock.advance(0)
  expect(asked()).toEqual([first, second, second])
  await approve()
  await approve()
  expect(asked()).toEqual([first, second, second, third])
  expect(next.sending.getState()).toMatchObject({ kind: 'sent' })
})

test('a storage that fills up while a payment is shown: the next one waits, and a reload finds the one that went out', async () => {
  const disk = createDisk()
  const { clock, openPage, approve, asked } = setUp(() => disk)
  const page = openPage()
  void page.give(gifts)
  await clock.advance(0)
  disk.isFull = true
  await approve()
  expect(asked()).toEqual([first])
  expect(page.sending.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })

  page.stop()
  const next = openPage()
  await clock.advance(0)
  expect(next.sending.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
})

test.each([
  [
    'is denied',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['was full before the gift', () => Object.assign(createDisk(), { isFull: true })],
])('where storage %s nothing older can come back, and the gift goes through', async (_what, open) => {
  const disk = { current: null as Storage | null }
  const { clock, openPage, approve, asked } = setUp(() => (disk.current ??= open()))
  const page = openPage()
  void page.give(gifts)
  await clock.advance(0)
  await approve()
  await approve()
  await approve()
  expect(asked()).toEqual([first, second, third])
  expect(page.sending.getState()).toMatchObject({ kind: 'sent' })
})
