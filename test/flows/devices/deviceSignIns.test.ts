import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealer } from '../../../src/adapters/sealer'
import { createBrowserStorage } from '../../../src/adapters/storage/browserStorage'
import { readSignIns } from '../../../src/core/devices/carriedSignIns'
import { signInProblems } from '../../../src/core/signIn/signInWords'
import { bringSignIns, sealSignIns, signInsUnderWay } from '../../../src/flows/devices/deviceSignIns'
import { createFakeDisk, noStorageEvents } from '../../support/fakeDisk'
import { createFakeBrowser } from '../../support/fakeStorage'
import { buildOnChain } from '../../support/safeFixtures'
import { createSignInWorld, dayMs, site } from '../signInWorld'

const nothing = { added: 0, here: 0, underWay: 0, expired: 0, unfit: 0, unread: 0, noRoom: 0 }

/** Ada has signed in browser one, which waits for a second owner; and what its file carries, opened again. */
async function begun() {
  const world = createSignInWorld({ onChain: buildOnChain({ threshold: 2 }) })
  const { clock, browser } = world
  const one = world.open()
  void one.signIn.send()
  await clock.advance(0)
  world.ownersSign('Ada')
  world.requests[0]?.answer({ kind: 'pending', way: 'messages' })
  await clock.advance(0)
  expect(one.state().kind).toBe('pending')
  const signIns = signInsUnderWay(browser.openTab(), clock.nowMs())
  const sealer = openSealer(webcrypto as unknown as Crypto)
  if (sealer === null) throw new Error('Node has WebCrypto.')
  const sealed = await sealSignIns(signIns, { sealer, password: 'a password of mine' })
  const opened = sealed && (await sealer.open(sealed, 'a password of mine'))
  if (opened === null) throw new Error('It does not open.')
  const bring = (storage = createFakeBrowser().openTab()) => ({
    storage,
    brought: bringSignIns(opened, { storage, site, nowMs: clock.nowMs() }),
  })
  return { world, one, opened, bring }
}

test('the other browser goes on with it, and gets the session; the first one says that the message was used', async () => {
  const { world, one, bring } = await begun()
  one.close()
  const { storage, brought } = bring()
  expect(brought).toEqual({ ...nothing, added: 1 })
  const two = world.open(undefined, storage)
  expect(two.state()).toMatchObject({ kind: 'pending' })
  world.ownersSign('Ada', 'Ben')
  await world.clock.advance(60_000)
  expect(two.state().kind).toBe('signedIn')

  // The cookie is in the other browser.
  world.fake.session = null
  const again = world.open()
  await world.clock.advance(60_000)
  expect(again.state()).toEqual({ kind: 'idle', problem: 'used' })
  expect(signInProblems.used).toMatch(/has been used already, perhaps in another window or browser/)
  expect(world.fake.asked.filter((what) => what === 'verify')).toHaveLength(2)
  expect(signInsUnderWay(world.browser.openTab(), world.clock.nowMs())).toEqual([])
})

test('the first browser may be faster: then the other one says it', async () => {
  const { world, one, bring } = await begun()
  world.ownersSign('Ada', 'Ben')
  await world.clock.advance(60_000)
  expect(one.state().kind).toBe('signedIn')
  world.fake.session = null
  const { storage } = bring()
  const two = world.open(undefined, storage)
  await world.clock.advance(60_000)
  expect(two.state()).toEqual({ kind: 'idle', problem: 'used' })
  expect(signInsUnderWay(storage, world.clock.nowMs())).toEqual([])
})

test('a tab that is open with the Safe begins at once, and a second time changes nothing', async () => {
  const { world, one, bring } = await begun()
  one.close()
  const browser = createFakeBrowser()
  const open = world.open(undefined, browser.openTab())
  expect(open.state().kind).toBe('idle')
  bring(browser.openTab())
  expect(open.state().kind).toBe('pending')
  const before = new Map(browser.data)
  expect(bring(browser.openTab()).brought).toEqual({ ...nothing, here: 1 })
  expect(browser.data).toEqual(before)
})

test('a sign-in that has begun here stays, and an expired one is left', async () => {
  const { world, one, bring } = await begun()
  one.signIn.cancel()
  world.world.messages = []
  void one.signIn.send()
  await world.clock.advance(0)
  const own = new Map(world.browser.data)
  expect(bring(world.browser.openTab()).brought).toEqual({ ...nothing, underWay: 1 })
  expect(world.browser.data).toEqual(own)
  await world.clock.advance(3 * dayMs)
  expect(bring().brought).toEqual({ ...nothing, expired: 1 })
})

test.each([
  ['of a newer release', '{"version":2,"record":{}}'],
  ['cut off', '{"version":1,"rec'],
])('one that is stored here and cannot be read stays as it is: %s', async (_what, text) => {
  const { bring, opened } = await begun()
  const [[key] = ['']] = readSignIns(opened) ?? []
  const browser = createFakeBrowser()
  browser.data.set(key, text)
  expect(bring(browser.openTab()).brought).toEqual({ ...nothing, unread: 1 })
  expect([...browser.data]).toEqual([[key, text]])
})

test.each(['full', 'denied'] as const)(
  'storage is %s: it stays out, and memory is no place for it',
  async (mode) => {
    const { bring } = await begun()
    const disk = createFakeDisk()
    if (mode === 'denied') disk.mode = mode
    const own = createBrowserStorage(disk.open, noStorageEvents)
    disk.mode = mode
    const { storage, brought } = bring(own)
    expect(brought).toEqual({ ...nothing, noRoom: 1 })
    expect(storage.keys()).toEqual([])
  },
)

test('another text brings nothing', () => {
  const storage = createFakeBrowser().openTab()
  const brought = bringSignIns('{"version":2}', { storage, site, nowMs: 0 })
  expect(brought).toEqual({ ...nothing, unfit: 1 })
})

test('nothing under way is not sealed', async () => {
  const sealer = { seal: () => Promise.reject(new Error('Asked.')), open: () => Promise.resolve(null) }
  expect(await sealSignIns([], { sealer, password: 'a password of mine' })).toBeNull()
})
