import { describe, expect, test } from 'vitest'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import {
  addTracked,
  createTrackedStore,
  everTracked,
  updateTracked,
} from '../../src/core/tracking/trackedStore'
import { trackedId, type TrackedItem } from '../../src/core/tracking/trackedItem'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { buildTrackedCalls } from '../support/walletFixtures'
import { aChain, buildTrackedTx, chainTxHash, theSafe } from '../support/safeFixtures'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const gift = (index: number) => buildTrackedTx({ safeTxHash: hash(index), createdAtMs: index })
const delivered = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n } as const
const ended = (index: number) => ({ ...gift(index), phase: delivered })
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
    undo: kept.undoClear,
    leave: kept.leave,
    cleared: () => hashesOf(kept.cleared.getState().items),
    close: () => closing.abort(),
    hashes: () => hashesOf(tracked.getState().items),
  }
}

const hashesOf = (items: readonly TrackedItem[]) =>
  items.flatMap((item) => (item.kind === 'safeTx' ? [item.safeTxHash] : []))

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

test('a batch that nobody tells of is left after a day, in every tab and after a reload, and can be cleared', async () => {
  const browser = createFakeBrowser()
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
  const batch = buildTrackedCalls({ createdAtMs: clock.nowMs(), note: { kind: 'untold' } })
  addTracked(one.tracked, batch)
  one.leave(batch)
  one.clear()
  expect(one.tracked.getState().items).toEqual([batch])

  await clock.advance(86_400_000)
  one.leave(batch)
  const left = [{ id: batch.id, leftAtMs: clock.nowMs() }]
  updateTracked(other.tracked, trackedId(batch), (item) => ({ ...item, lastGoodAtMs: clock.nowMs() }))
  expect(other.tracked.getState().items).toMatchObject(left)
  expect(openTab(browser.openTab()).tracked.getState().items).toMatchObject(left)
  other.clear()
  expect(one.tracked.getState().items).toEqual([])
})

describe('Clear All', () => {
  test('takes what has ended in every tab, and spares what waits for signatures', () => {
    const browser = createFakeBrowser()
    const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
    addTracked(one.tracked, ended(1))
    addTracked(one.tracked, gift(2))
    one.clear()
    for (const tab of [one, other, openTab(browser.openTab())]) {
      expect(tab.hashes()).toEqual([hash(2)])
      expect(tab.cleared()).toEqual([hash(1)])
      // Its transaction pays no other gift.
      expect(hashesOf(everTracked(tab.tracked))).toEqual([hash(2), hash(1)])
    }
  })

  test('does nothing while nothing has ended', () => {
    const tab = openTab(createFakeBrowser().openTab())
    addTracked(tab.tracked, gift(1))
    tab.clear()
    expect(tab.hashes()).toEqual([hash(1)])
    expect(tab.cleared()).toEqual([])
  })

  test('leaves what still needs a look to a second press', () => {
    const browser = createFakeBrowser()
    const tab = openTab(browser.openTab())
    addTracked(tab.tracked, ended(1))
    addTracked(tab.tracked, buildTrackedTx({ safeTxHash: hash(2), phase: { status: 'removed' } }))
    tab.clear()
    expect(tab.hashes()).toEqual([hash(2)])
    tab.clear()
    expect(tab.hashes()).toEqual([])
    tab.undo()
    expect(tab.hashes()).toEqual([hash(2)])
  })

  test('does not hide a removed gift that is found in the queue again', () => {
    const tab = openTab(createFakeBrowser().openTab())
    const removed = buildTrackedTx({ safeTxHash: hash(1), phase: { status: 'removed' }, lastGoodAtMs: 5 })
    addTracked(tab.tracked, removed)
    tab.clear()
    expect(tab.hashes()).toEqual([])
    addTracked(tab.tracked, { ...gift(1), rebuilt: true, lastGoodAtMs: 9 })
    expect(tab.hashes()).toEqual([hash(1)])
  })

  test('is undone in every tab, also by another one and after a reload', () => {
    const browser = createFakeBrowser()
    const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())]
    addTracked(one.tracked, ended(1))
    addTracked(one.tracked, ended(2))
    one.clear()
    addTracked(one.tracked, gift(3))
    other.undo()
    for (const tab of [one, other, openTab(browser.openTab())]) {
      expect(tab.hashes()).toEqual([hash(3), hash(2), hash(1)])
      expect(tab.cleared()).toEqual([])
    }
    one.clear()
    one.close()
    const later = openTab(browser.openTab())
    later.undo()
    expect(openTab(browser.openTab()).hashes()).toEqual([hash(3), hash(2), hash(1)])
  })

  test('can be undone until the next one, which keeps only its own', () => {
    const browser = createFakeBrowser()
    const tab = openTab(browser.openTab())
    addTracked(tab.tracked, ended(1))
    tab.clear()
    addTracked(tab.tracked, ended(2))
    tab.clear()
    tab.undo()
    expect(tab.hashes()).toEqual([hash(2)])
    expect(openTab(browser.openTab()).hashes()).toEqual([hash(2)])
  })

  test('a cleared payment counts for no other gift, however long one from a file is open', async () => {
    const browser = createFakeBrowser()
    const tab = openTab(browser.openTab())
    const brought = { ...gift(2), imported: true as const, fromBlock: null }
    addTracked(tab.tracked, brought)
    addTracked(tab.tracked, ended(1))
    tab.clear()
    addTracked(tab.tracked, ended(3))
    tab.clear()
    await clock.advance(86_400_002)
    for (const later of [openTab(browser.openTab()), openTab(browser.openTab())]) {
      expect(later.hashes()).toEqual([hash(2)])
      expect(later.cleared()).toEqual([])
      expect(hashesOf(everTracked(later.tracked)).toSorted()).toEqual([1, 2, 3].map(hash))
    }
    updateTracked(tab.tracked, trackedId(brought), (item) => ({ ...item, phase: delivered }) as TrackedItem)
    tab.clear()
    await clock.advance(86_400_002)
    expect(hashesOf(everTracked(openTab(browser.openTab()).tracked))).toEqual([])
  })

  test('can be undone for a day', async () => {
    const browser = createFakeBrowser()
    const tab = openTab(browser.openTab())
    addTracked(tab.tracked, ended(1))
    tab.clear()
    await clock.advance(86_400_000)
    expect(openTab(browser.openTab()).cleared()).toEqual([hash(1)])
    await clock.advance(1)
    expect(openTab(browser.openTab()).cleared()).toEqual([])
    expect(tab.cleared()).toEqual([])
    tab.undo()
    expect(tab.hashes()).toEqual([])
  })

  test('loses nothing that another tab has stored meanwhile', () => {
    const browser = createFakeBrowser()
    const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
    const other = openTab(browser.openTab())
    addTracked(deaf.tracked, ended(1))
    addTracked(other.tracked, gift(2))
    deaf.clear()
    expect(openTab(browser.openTab()).hashes()).toEqual([hash(2)])
    deaf.undo()
    expect(openTab(browser.openTab()).hashes()).toEqual([hash(2), hash(1)])
  })

  test('is not taken back by a tab that has heard of nothing, however often it was pressed', () => {
    const browser = createFakeBrowser()
    const one = openTab(browser.openTab())
    addTracked(one.tracked, ended(1))
    addTracked(one.tracked, ended(2))
    addTracked(one.tracked, gift(3))
    const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
    one.clear()
    addTracked(one.tracked, ended(4))
    one.clear()
    addTracked(deaf.tracked, gift(5))
    expect(deaf.hashes()).toEqual([hash(5), hash(3)])
    expect(one.hashes()).toEqual([hash(5), hash(3)])
  })

  test('nor is an undo', () => {
    const browser = createFakeBrowser()
    const one = openTab(browser.openTab())
    addTracked(one.tracked, ended(1))
    one.clear()
    const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
    one.undo()
    addTracked(deaf.tracked, gift(2))
    expect(deaf.hashes()).toEqual([hash(2), hash(1)])
    expect(one.hashes()).toEqual([hash(2), hash(1)])
    expect(deaf.cleared()).toEqual([])
  })

  test('a gift that has ended in one tab alone is cleared in the other, where it still waits', () => {
    const browser = createFakeBrowser()
    const one = openTab(browser.openTab())
    addTracked(one.tracked, gift(1))
    const deaf = openTab({ ...browser.openTab(), subscribe: () => () => {} })
    updateTracked(one.tracked, trackedId(gift(1)), () => ended(1))
    one.clear()
    addTracked(deaf.tracked, gift(2))
    expect(deaf.hashes()).toEqual([hash(2)])
  })

  test('of an earlier version keeps its gifts away, and takes none that waits here', () => {
    const browser = createFakeBrowser()
    const one = openTab(browser.openTab())
    addTracked(one.tracked, ended(1))
    addTracked(one.tracked, gift(2))
    const before = browser.openTab()
    before.set(`dsg.v1.tracked.31337.${theSafe}`, '{"version":1,"clearedAtMs":9,"items":[]}')
    expect(one.hashes()).toEqual([hash(2)])
    expect(openTab(browser.openTab()).hashes()).toEqual([hash(2)])
  })

  test('and its undo keep nothing but the list where storage is full', () => {
    const storage = createFakeBrowser().openTab()
    const full = openTab({ ...storage, set: () => false })
    addTracked(full.tracked, ended(1))
    addTracked(full.tracked, gift(2))
    full.clear()
    expect(full.hashes()).toEqual([hash(2)])
    full.undo()
    expect(full.hashes()).toEqual([hash(2), hash(1)])
  })
})

test('what cannot be read in storage stays, and what is followed meanwhile is in memory', () => {
  const browser = createFakeBrowser()
  browser.data.set(`dsg.v1.tracked.31337.${theSafe}`, '{"version":1,')
  const tab = openTab(browser.openTab())
  expect(tab.hashes()).toEqual([])
  addTracked(tab.tracked, gift(1))
  expect(tab.hashes()).toEqual([hash(1)])
  expect(tab.tracked.getState()).toMatchObject({ durable: false, unreadable: { why: 'damaged' } })
  expect(browser.data.get(`dsg.v1.tracked.31337.${theSafe}`)).toBe('{"version":1,')
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
