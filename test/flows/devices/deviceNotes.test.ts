import { expect, test } from 'vitest'
import { openBaskets } from '../../../src/compose/openBaskets'
import { purposesText } from '../../../src/core/giving/keptPurposes'
import { readDeviceFile, writeDeviceFile } from '../../../src/core/devices/deviceFile'
import { storeNote } from '../../../src/core/tracking/notes/noteSchema'
import type { TxNote } from '../../../src/core/tracking/notes/txNote'
import { serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { storageKey } from '../../../src/flows/account/storageKey'
import { bringDevice } from '../../../src/flows/devices/deviceStorage'
import { bringNotes, type NotesProgress, saveNotes } from '../../../src/flows/devices/deviceNotes'
import type { NoteStore } from '../../../src/ports/noteStore'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeBrowser } from '../../support/fakeStorage'
import { finish } from '../../support/finish'
import { addressOf, buildTrackedTx, chainTxHash, theSafe } from '../../support/safeFixtures'

const place = { chainId: 10, owner: theSafe }
const friend = addressOf('a friend')
const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }

const note = (at: number, purpose: string | null = `For ${at}`): TxNote => ({
  id: chainTxHash(`gift ${at}`),
  txHash: null,
  atMs: at,
  isOwn: true,
  payments: [{ recipient: friend, token: null, amount: 10n ** 30n, name: 'Aunt Mia', planned: null }],
  purpose,
  planId: null,
  proposer: null,
})

/** What a browser writes, read again as another one does. */
async function carried(notes: NoteStore, storage = createFakeBrowser().openTab()) {
  const all = await saveNotes(notes, storage)
  const text = finish(writeDeviceFile({ savedAtMs: 1, kept: {}, notes: all, sealed: null }))
  const reading = readDeviceFile(text)
  if (reading.kind === 'problem') throw new Error(reading.problem)
  return reading.file.notes
}

async function keptIn(notes: NoteStore) {
  const all: TxNote[] = []
  for await (const part of notes.read(place)) all.push(...part)
  return all
}

test('thousands of notes go from one browser to another, and a second time changes nothing', async () => {
  const [ours, theirs] = [createFakeNoteStore(), createFakeNoteStore()]
  const many = Array.from({ length: 2_500 }, (_, at) => note(at))
  await theirs.keep(place, many)
  await ours.keep(place, [note(7, 'Ours')])
  const file = await carried(theirs)
  expect(await bringNotes(file, { notes: ours, clock })).toEqual({ added: 2_499, left: 0, isKept: true })
  expect(await keptIn(ours)).toHaveLength(2_500)
  expect((await keptIn(ours)).find(({ atMs }) => atMs === 7)?.purpose).toBe('Ours')
  expect(await bringNotes(file, { notes: ours, clock })).toEqual({ added: 0, left: 0, isKept: true })
  expect(await carried(ours)).not.toEqual(file)
})

test('a note of a newer release is carried as it is, and counted where it cannot be read', async () => {
  const theirs = createFakeNoteStore()
  await theirs.keep(place, [note(7)])
  const later = { ...storeNote(note(8)), mood: 'of a release to come' }
  const file = await carried({
    ...theirs,
    async *readStored(of) {
      yield* theirs.readStored(of)
      yield [later]
    },
  })
  expect(Object.values(file)).toEqual([[storeNote(note(7)), later]])
  const brought = await bringNotes(file, { notes: createFakeNoteStore(), clock })
  expect(brought).toEqual({ added: 1, left: 1, isKept: true })
})

test('the progress is told note by note to the end, over all accounts', async () => {
  const theirs = createFakeNoteStore()
  const many = Array.from({ length: 130 }, (_, at) => note(at))
  await theirs.keep(place, many)
  await theirs.keep({ ...place, chainId: 1 }, many.slice(0, 3))
  const told: NotesProgress[] = []
  await bringNotes(await carried(theirs), {
    notes: createFakeNoteStore(),
    clock,
    onProgress: (progress) => void told.push(progress),
  })
  expect(told.at(-1)).toEqual({ done: 133, of: 133 })
  expect(told.length).toBeGreaterThan(3)
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
})

test('what was merged before the page was closed stays, and the file brought in again adds the rest', async () => {
  const [ours, theirs] = [createFakeNoteStore(), createFakeNoteStore()]
  await theirs.keep(
    place,
    Array.from({ length: 300 }, (_, at) => note(at)),
  )
  const file = await carried(theirs)
  const closed = new Error('The page was closed.')
  const bringing = bringNotes(file, {
    notes: ours,
    clock,
    onProgress({ done }) {
      if (done >= 100) throw closed
    },
  })
  await expect(bringing).rejects.toBe(closed)
  const before = (await keptIn(ours)).length
  expect(before).toBeGreaterThanOrEqual(100)
  expect(before).toBeLessThan(300)
  expect(await bringNotes(file, { notes: ours, clock })).toMatchObject({ added: 300 - before, isKept: true })
  expect(await keptIn(ours)).toHaveLength(300)
})

test('a note that says more is an entry, and one that cannot be read is counted', async () => {
  const notes = createFakeNoteStore()
  await notes.keep(place, [note(1)])
  const [name = ''] = Object.keys(await carried(notes))
  const more = { ...note(1), planId: 'a-plan', payments: [] }
  const file = { [name]: [more, { id: 'odd' }, 'x'], 'no account': [more] }
  expect(await bringNotes(file, { notes, clock })).toEqual({ added: 1, left: 2, isKept: true })
  expect(await keptIn(notes)).toEqual([{ ...note(1), planId: 'a-plan' }])
})

test('without room nothing is said to be added', async () => {
  const [ours, theirs] = [createFakeNoteStore(), createFakeNoteStore()]
  await theirs.keep(place, [note(1), note(2)])
  ours.fail('full')
  const file = await carried(theirs)
  expect(await bringNotes(file, { notes: ours, clock })).toEqual({ added: 0, left: 2, isKept: false })
})

test('what only the lists of an account have is carried too', async () => {
  const storage = createFakeBrowser().openTab()
  const item = buildTrackedTx({ chainId: 10 })
  storage.set(storageKey('tracked', { chain: { id: 10 }, safe: theSafe }), serialiseTracked([item], 0))
  const notes = createFakeNoteStore()
  await bringNotes(await carried(createFakeNoteStore(), storage), { notes, clock })
  expect(await keptIn(notes)).toMatchObject([{ id: item.safeTxHash.toLowerCase() }])
})

test('a file of an earlier release with more purposes than a list holds loses none of them', async () => {
  const storage = createFakeBrowser().openTab()
  const key = `dsg.v1.purposes.10.${theSafe.toLowerCase()}`
  const purposes = (name: string) =>
    purposesText.serialise({
      purposes: Array.from({ length: 50 }, (_, at) => ({ gift: `${name} ${at}`, text: `${name} ${at}` })),
    })
  storage.set(key, purposes('ours'))
  const notes = createFakeNoteStore()
  const file = { savedAtMs: 1, kept: { [key]: purposes('theirs') }, notes: {} }
  const parts = { storage, notes, clock, baskets: openBaskets(storage), chains: [] }
  expect(await bringDevice(file, parts)).toEqual({ added: 50, left: 0, isKept: true })
  expect(await bringDevice(file, parts)).toEqual({ added: 0, left: 0, isKept: true })
  expect((await keptIn(notes)).map(({ purpose }) => purpose)).toContain('theirs 49')

  notes.fail('denied')
  expect(await bringDevice(file, parts)).toEqual({ added: 0, left: 50, isKept: true })
})

test('a note beside one that cannot be read here is left, and not said to be added', async () => {
  const [ours, theirs] = [createFakeNoteStore(), createFakeNoteStore()]
  await theirs.keep(place, [note(1), note(2)])
  ours.damage(place, note(1).id, { id: note(1).id, later: true })
  expect(await bringNotes(await carried(theirs), { notes: ours, clock })).toEqual({
    added: 1,
    left: 1,
    isKept: true,
  })
  expect(await keptIn(ours)).toEqual([note(2)])
})
