import { expect, test } from 'vitest'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'
import { createFakeDisk, noStorageEvents } from '../support/fakeDisk'
import { createLeavingWorld, verify } from './signInLeavingWorld'

function openBrowser() {
  const world = createLeavingWorld()
  const disk = createFakeDisk()
  const open = () => world.open(createBrowserStorage(disk.open, noStorageEvents))
  return { ...world, disk, open }
}

test('whoever signs out while nothing can be stored is not signed in again by the next visit', async () => {
  const { clock, fake, disk, open, closeAll } = openBrowser()
  const first = open()
  await verify(first)
  fake.down.add('signOut')
  disk.mode = 'stuck'
  await first.adapter.signOut()
  closeAll()
  fake.down.clear()
  const next = open()
  await clock.advance(0)
  expect(next.state.getState().kind).toBe('idle')
})

test('while the page is open the sign-out goes on although it could not be stored', async () => {
  const { clock, fake, disk, open } = openBrowser()
  const first = open()
  await verify(first)
  fake.down.add('signOut')
  disk.mode = 'stuck'
  await first.adapter.signOut()
  fake.down.clear()
  await clock.advance(600_000)
  expect(fake.session).toBeNull()
})

test('no session is begun that a later visit could not end', async () => {
  const { fake, disk, open, timesAsked } = openBrowser()
  const first = open()
  disk.mode = 'stuck'
  expect(await verify(first)).toBe(false)
  expect([fake.session, timesAsked('verify')]).toEqual([null, 0])
  disk.mode = 'roomy'
  expect(await verify(first)).toBe(true)
})

test('where storage is denied altogether no visit remembers anything, and signing in works', async () => {
  const { disk, open } = openBrowser()
  disk.mode = 'denied'
  expect(await verify(open())).toBe(true)
})
