import { expect, test } from 'vitest'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { createTrackedStore, addTracked, updateTracked } from '../../src/core/tracking/trackedStore'
import { trackedId } from '../../src/core/tracking/trackedItem'
import { persistTracking } from '../../src/flows/persistTracking'
import type { KeyValueStorage } from '../../src/ports'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, buildTrackedTx, theSafe } from '../support/safeFixtures'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const gift = (index: number) => buildTrackedTx({ safeTxHash: hash(index), createdAtMs: index })
const clock = createFakeClock()

function openTab(storage: KeyValueStorage) {
  const tracked = createTrackedStore({ items: [], durable: storage.isDurable })
  const closing = new AbortController()
  const kept = persistTracking({
    chain: aChain,
    safe: theSafe,
    storage,
    clock,
    tracked,
    signal: closing.signal,
  })
  return {
    tracked,
    clear: kept.clear,
    close: () => closing.abort(),
    hashes: () =>
      tracked.getState().items.flatMap((item) => (item.kind === 'safeTx' ? [item.safeTxHash] : [])),
  }
}

test('what is followed is there after a reload', () => {
  const browser = createFakeBrowser()
  addTracked(openTab(browser.openTab()).tracked, gift(1))
  expect(openTab(browser.openTab()).hashes()).toEqual([hash(1)])
  expect([...browser.data.keys()]).toEqual([`dsg.v1.tracked.31337.${theSafe}`])
})

test('two tabs see what the other follows, and neither loses anything', () => {
  const browser = createFakeBrowser()
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
  addTracked(one.tracked, gift(1))
  addTracked(other.tracked, gift(2))
  addTracked(one.tracked, gift(3))
  expect(one.hashes()).toEqual([hash(3), hash(2), hash(1)])
  expect(other.hashes()).toEqual([hash(3), hash(2), hash(1)])
})

test('a tab that hears nothing of the others still writes beside them', () => {
  const browser = createFakeBrowser()
  const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
  const other = openTab(browser.openTab())
  addTracked(other.tracked, gift(1))
  addTracked(deaf.tracked, gift(2))
  expect(openTab(browser.openTab()).hashes()).toEqual([hash(2), hash(1)])
})

test('progress in one tab reaches the other', () => {
  const browser = createFakeBrowser()
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
  addTracked(one.tracked, gift(1))
  updateTracked(one.tracked, trackedId(gift(1)), (item) => ({ ...item, lastGoodAtMs: 9 }))
  expect(other.tracked.getState().items).toMatchObject([{ lastGoodAtMs: 9 }])
})

test('clearing reaches every tab and lasts, but not for what comes later', () => {
  const browser = createFakeBrowser()
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
  const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
  addTracked(one.tracked, gift(1))
  addTracked(deaf.tracked, gift(2))
  one.clear()
  expect(one.hashes()).toEqual([])
  expect(other.hashes()).toEqual([])
  addTracked(deaf.tracked, gift(3))
  expect(deaf.hashes()).toEqual([hash(3)])
  expect(one.hashes()).toEqual([hash(3)])
  one.clear()
  expect(openTab(browser.openTab()).hashes()).toEqual([])
})

test('garbage in storage is an empty list that can be added to', () => {
  const browser = createFakeBrowser()
  browser.data.set(`dsg.v1.tracked.31337.${theSafe}`, '{"version":1,')
  const tab = openTab(browser.openTab())
  expect(tab.hashes()).toEqual([])
  addTracked(tab.tracked, gift(1))
  expect(openTab(browser.openTab()).hashes()).toEqual([hash(1)])
})

test('a storage that does not last says so, and the tab goes on', () => {
  const tab = openTab(createFakeBrowser().openTab({ isDurable: false }))
  addTracked(tab.tracked, gift(1))
  expect(tab.tracked.getState()).toMatchObject({ durable: false })
  expect(tab.hashes()).toEqual([hash(1)])
})

test('a storage that runs full says so', () => {
  const tab = createFakeBrowser().openTab()
  const full = openTab({ ...tab, set: () => false })
  addTracked(full.tracked, gift(1))
  expect(full.tracked.getState().durable).toBe(false)
  expect(full.hashes()).toEqual([hash(1)])
})

test('an answer that comes after the account was closed is still kept', () => {
  const browser = createFakeBrowser()
  const tab = openTab(browser.openTab())
  tab.close()
  addTracked(tab.tracked, gift(1))
  expect(openTab(browser.openTab()).hashes()).toEqual([hash(1)])
})

test('two tabs that see the same item differently come to rest', () => {
  const browser = createFakeBrowser()
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
  addTracked(one.tracked, gift(1))
  const id = trackedId(gift(1))
  updateTracked(one.tracked, id, (item) => ({ ...item, note: { kind: 'forged', field: 'calls' } }))
  updateTracked(other.tracked, id, (item) => ({ ...item, note: null }))
  expect(one.tracked.getState().items).toEqual(other.tracked.getState().items)
  expect(one.tracked.getState().items).toMatchObject([{ note: null }])
})
