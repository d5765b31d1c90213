import { expect, test } from 'vitest'
import { serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { addTracked, createTrackedStore, updateTracked } from '../../../src/core/tracking/trackedStore'
import { trackedId, type TrackedTx } from '../../../src/core/tracking/trackedItem'
import { storageKey } from '../../../src/flows/account/storageKey'
import { keepPurpose } from '../../../src/flows/basket/giftPurposes'
import { followNotes } from '../../../src/flows/notes/storedNotes'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeBrowser } from '../../support/fakeStorage'
import { until } from '../../support/eventually'
import { aChain, addressOf, buildRecord, buildTrackedTx, theCalls, theSafe } from '../../support/safeFixtures'

const place = { chainId: aChain.id, owner: theSafe }
const gift = (nonce: bigint) =>
  buildTrackedTx({ safeTxHash: buildRecord({ nonce }).safeTxHash, createdAtMs: Number(nonce) })

function open() {
  const storage = createFakeBrowser().openTab()
  const tracked = createTrackedStore({ items: [], durable: true })
  const notes = createFakeNoteStore()
  const follow = () => followNotes({ ...place, storage, tracked, notes, sinceMs: 10 })
  const kept = async () => {
    const all = []
    for await (const part of notes.read(place)) all.push(...part)
    return all
  }
  return { storage, tracked, notes, follow, kept }
}

test('a gift is noted with its purpose when it is followed, and the note outlives the list', async () => {
  const { storage, tracked, follow, kept } = open()
  follow()
  keepPurpose({ storage, ...place }, theCalls, 'Winter coats')
  addTracked(tracked, gift(1n))
  await until(async () => (await kept()).length === 1)
  tracked.setState({ items: [] })
  keepPurpose({ storage, ...place }, theCalls, 'Summer camp')
  addTracked(tracked, gift(2n))
  await until(async () => (await kept()).length === 2)
  expect((await kept()).map(({ purpose }) => purpose)).toEqual(['Winter coats', 'Summer camp'])
})

test('what the lists have from earlier releases is carried over, cleared gifts and purposes without a gift too', async () => {
  const { storage, follow, kept } = open()
  const [one, cleared] = [gift(1n), gift(2n)]
  storage.set(
    storageKey('tracked', { chain: aChain, safe: theSafe }),
    serialiseTracked([one], 3, { items: [cleared], changedAtMs: 3, beforeMs: 0 }),
  )
  keepPurpose({ storage, ...place }, [{ to: addressOf('a friend'), value: 1n, data: '0x' }], 'Birthday')
  follow()
  await until(async () => (await kept()).length === 3)
  expect((await kept()).map(({ id }) => id.replace(/^purpose:.*/, 'purpose'))).toEqual([
    one.safeTxHash.toLowerCase(),
    cleared.safeTxHash.toLowerCase(),
    'purpose',
  ])
})

test('what could not be kept is kept with the next change', async () => {
  const { tracked, notes, follow, kept } = open()
  notes.fail('full')
  follow()
  const item = gift(1n)
  addTracked(tracked, item)
  await until(() => notes.refused() > 1)
  notes.fail('kept')
  updateTracked(tracked, trackedId(item), (one) => ({ ...one, lastGoodAtMs: 9 }))
  await until(async () => (await kept()).length === 1)
})

test('with a gift that the user has just given a purpose, the browser is asked once to keep the notes', async () => {
  const { storage, tracked, notes, follow, kept } = open()
  const give = async (nonce: bigint, change: Partial<TrackedTx> = {}) => {
    const before = (await kept()).length
    addTracked(tracked, { ...gift(nonce), ...change })
    await until(async () => (await kept()).length === before + 1)
  }
  keepPurpose({ storage, ...place }, theCalls, 'Winter coats')
  addTracked(tracked, gift(1n))
  follow()
  // Of an earlier visit; found at the service; without a word of the user's own.
  await until(async () => (await kept()).length > 0)
  await give(11n, { rebuilt: true })
  keepPurpose({ storage, ...place }, theCalls, null)
  await give(12n)
  expect(notes.asked()).toBe(0)
  keepPurpose({ storage, ...place }, theCalls, 'Winter coats')
  await give(13n)
  await until(() => notes.asked() === 1)
  await give(14n)
  await give(15n)
  expect(notes.asked()).toBe(1)
})
