import { isAddress } from 'viem'
import { accountName, type DeviceFile, keptKind, parseAccountName } from '../../core/devices/deviceFile'
import { mergeNote, isPurposeNote, type TxNote } from '../../core/tracking/notes/txNote'
import { parseNote } from '../../core/tracking/notes/noteSchema'
import type { Clock } from '../../ports/clock'
import type { NotePlace, NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import { storedNotes } from '../notes/storedNotes'
import { runInSlices } from '../runInSlices'

/** Number of notes to merge in one database transaction: reading that many takes about 10 ms. */
const atOnce = 50

/** The notes of all accounts as they are stored, with what only the lists in storage have yet. A note of a newer release goes along. */
export async function saveNotes(
  notes: NoteStore,
  storage: Pick<KeyValueStorage, 'get' | 'keys'>,
): Promise<DeviceFile['notes']> {
  await noteLists(storage.keys(), storage, notes)
  const all: Record<string, unknown[]> = {}
  for (const place of await notes.places()) {
    const own: unknown[] = []
    for await (const part of notes.readStored(place)) own.push(...part)
    all[accountName(place)] = own
  }
  return all
}

/** Stores notes of the lists under these storage keys, of this browser or of a file. */
export async function noteLists(
  keys: readonly string[],
  storage: Pick<KeyValueStorage, 'get'>,
  notes: Pick<NoteStore, 'keep' | 'find' | 'findUnread'>,
): Promise<{
  /** Number of purposes that were new here. */
  readonly purposes: number
  readonly isKept: boolean
}> {
  let [purposes, isKept] = [0, true]
  for (const place of listedPlaces(keys)) {
    const { news } = await findNews(place, storedNotes({ ...place, storage }), notes)
    isKept = (await notes.keep(place, news)) === 'kept' && isKept
    purposes += news.filter(({ id }) => isPurposeNote(id)).length
  }
  return { purposes, isKept }
}

/** Returns the accounts with a list of tracked gifts or of purposes. */
function listedPlaces(keys: readonly string[]): readonly NotePlace[] {
  return keys.flatMap((key) => {
    const kind = keptKind(key)
    const [chainId = '', ...rest] = key.split('.').slice(3)
    const owner = rest.at(-1) ?? ''
    const isListed = (kind === 'tracked' || kind === 'purposes') && isAddress(owner, { strict: false })
    return isListed ? { chainId: Number(chainId), owner } : []
  })
}

type NotesBrought = {
  /** Number of notes that are new here, or have more than ours. */
  readonly added: number
  /** Number of notes that cannot be read, or for which storage had no room. */
  readonly left: number
  readonly isKept: boolean
}

/** Number of a file's notes that were merged so far. */
export type NotesProgress = { readonly done: number; readonly of: number }

type Bringing = {
  readonly notes: NoteStore
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly onProgress?: (progress: NotesProgress) => void
}

/**
 * Merges the notes of a file into those of this browser, in slices between which the page paints. Each portion is stored
 * whole or not at all, and merging is idempotent: if the page is closed half way, the file can be imported again.
 */
export async function bringNotes(
  theirs: DeviceFile['notes'],
  { notes, clock, onProgress }: Bringing,
): Promise<NotesBrought> {
  let [added, left, isKept, done] = [0, 0, true, 0]
  const of = Object.values(theirs).reduce((count, own) => count + own.length, 0)
  for (const [name, own] of Object.entries(theirs)) {
    const place = parseAccountName(name)
    if (place === null) continue
    for (let at = 0; at < own.length; at += atOnce) {
      const some = own.slice(at, at + atOnce)
      const read = await runInSlices(parseNotes(some), clock)
      const { news, held } = await findNews(place, read, notes)
      const outcome = news.length === 0 ? 'kept' : await notes.keep(place, news)
      isKept &&= outcome === 'kept'
      added += outcome === 'kept' ? news.length : 0
      left += some.length - read.length + held + (outcome === 'kept' ? 0 : news.length)
      done += some.length
      onProgress?.({ done, of })
    }
  }
  return { added, left, isKept }
}

function* parseNotes(some: readonly unknown[]): Generator<undefined, readonly TxNote[]> {
  const read: TxNote[] = []
  for (const one of some) {
    yield
    const note = parseNote(one)
    if (note !== null) read.push(note)
  }
  return read
}

type News = {
  readonly news: readonly TxNote[]
  /** Number of notes in whose place one is stored that cannot be read. */
  readonly held: number
}

async function findNews(
  place: NotePlace,
  theirs: readonly TxNote[],
  notes: Pick<NoteStore, 'find' | 'findUnread'>,
): Promise<News> {
  const ids = theirs.map(({ id }) => id)
  const ours = await notes.find(place, ids)
  const unread = await notes.findUnread(
    place,
    ids.filter((id) => !ours.has(id)),
  )
  const news = theirs.filter((note) => {
    const kept = ours.get(note.id)
    return kept === undefined ? !unread.has(note.id) : mergeNote(kept, note) !== kept
  })
  return { news, held: unread.size }
}
