import { type Address, isAddress } from 'viem'
import { mergeNote, type TxNote } from '../../core/tracking/notes/txNote'
import { parseNote, type StoredNote, storeNote, unreadNote } from '../../core/tracking/notes/noteSchema'
import type { Unreadable } from '../../core/storedText'
import type { Lasting, NotePlace, NoteStore } from '../../ports/noteStore'
import { createDatabase, written } from './createDatabase'

/** Parsing this many takes about 10 ms. */
const atOnce = 200

/** Chain and owner; the id of the note. */
type Key = [account: string, id: string]

type Kept = { notes: { key: Key; value: StoredNote } }

/** Creates a store for notes of gifts, in a database of their own that nothing in the app empties. */
export function createNoteStore(): NoteStore {
  const { ready, read, write, keeping } = createDatabase<Kept>('dsg-notes', 1, (database) => {
    database.createObjectStore('notes')
  })

  /** Never empty. */
  async function* readBatches(place: NotePlace) {
    let after: Key | null = null
    for (;;) {
      const range: IDBKeyRange = rangeOf(place, after)
      const part = await read((database) => {
        const { store } = database.transaction('notes')
        return Promise.all([store.getAllKeys(range, atOnce), store.getAll(range, atOnce)])
      })
      const [keys, values] = part ?? [[], []]
      after = keys.at(-1) ?? null
      if (after === null) return
      yield keys.map(([, id], at) => [id, values[at]] as const)
    }
  }

  async function* readStored(place: NotePlace) {
    for await (const batch of readBatches(place)) yield batch.map(([, stored]) => stored)
  }

  async function* readChosen(place: NotePlace, ids: readonly string[]) {
    const found = await read((database) => {
      const { store } = database.transaction('notes')
      return Promise.all(ids.map(async (id) => [id, await store.get(keyOf(place, id))] as const))
    })
    yield (found ?? []).filter(([, stored]) => stored !== undefined)
  }

  return {
    lasting: () => readLasting(),
    askToLast: () => askToLast(),
    keeping,
    async keep(place, notes) {
      await write(async (database) => {
        // One transaction reads and writes, so another tab's waits for it.
        const { store, done } = database.transaction('notes', 'readwrite')
        const writing = notes.map(async (note) => {
          const kept = await store.get(keyOf(place, note.id))
          const next = kept === undefined ? note : mergedWith(kept, note)
          if (next !== null) await store.put(storeNote(next), keyOf(place, note.id))
        })
        await written(done, writing)
      })
      return keeping()
    },
    async find(place, ids) {
      // Reading nothing succeeds, also where nothing can be read.
      if (ids.length === 0) {
        await ready()
        return new Map()
      }
      const found = await read((database) => {
        const { store } = database.transaction('notes')
        return Promise.all(ids.map((id) => store.get(keyOf(place, id))))
      })
      const notes = (found ?? []).flatMap((value) => parseNote(value) ?? [])
      return new Map(notes.map((note) => [note.id, note]))
    },
    async findUnread(place, ids) {
      const unread = new Map<string, Unreadable>()
      for await (const batch of ids === undefined ? readBatches(place) : readChosen(place, ids))
        for (const [id, stored] of batch) if (parseNote(stored) === null) unread.set(id, unreadNote(stored))
      return unread
    },
    async discard(place, ids) {
      await write(async (database) => {
        const { store, done } = database.transaction('notes', 'readwrite')
        const removing = ids.map(async (id) => {
          if (parseNote(await store.get(keyOf(place, id))) === null) await store.delete(keyOf(place, id))
        })
        await written(done, removing)
      })
    },
    readStored,
    async *read(place) {
      for await (const values of readStored(place)) yield values.flatMap((value) => parseNote(value) ?? [])
    },
    async places() {
      const accounts = await read(async (database) => {
        const { store } = database.transaction('notes')
        const names: string[] = []
        let first = await store.getKey(IDBKeyRange.lowerBound([]))
        while (first !== undefined) {
          names.push(first[0])
          first = await store.getKey(IDBKeyRange.lowerBound([first[0], []]))
        }
        return names
      })
      return (accounts ?? []).flatMap((account) => placeOf(account) ?? [])
    },
  }
}

/** Merges a note into a stored one. Null: nothing is new, or the stored note is of a newer release. */
function mergedWith(stored: StoredNote, note: TxNote): TxNote | null {
  const kept = parseNote(stored)
  const merged = kept === null ? null : mergeNote(kept, note)
  return merged === kept ? null : merged
}

function accountOf({ chainId, owner }: NotePlace): string {
  return `${chainId}:${owner.toLowerCase()}`
}

function placeOf(account: string): NotePlace | null {
  const [chainId = '', owner = ''] = account.split(':')
  return isAddress(owner) ? { chainId: Number(chainId), owner: owner satisfies Address } : null
}

function keyOf(place: NotePlace, id: string): Key {
  return [accountOf(place), id]
}

/** Returns the range of an account's keys. In IndexedDB an array sorts after all texts. */
function rangeOf(place: NotePlace, after: Key | null): IDBKeyRange {
  const account = accountOf(place)
  return IDBKeyRange.bound(after ?? [account], [account, []], after !== null)
}

type Manager = Pick<StorageManager, 'persist' | 'persisted'>

/** Reads whether the browser removes this origin's data by itself (https://storage.spec.whatwg.org/#persistence). */
export function readLasting(manager: Manager | null = findManager()): Promise<Lasting> {
  return lastingBy(manager, (known) => known.persisted())
}

/**
 * Requests persistence for this origin. Firefox asks the user, Chromium decides by itself. A frame of another site is
 * refused.
 */
export function askToLast(manager: Manager | null = findManager()): Promise<Lasting> {
  return lastingBy(manager, async (known) => (await known.persisted()) || known.persist())
}

async function lastingBy(
  manager: Manager | null,
  read: (manager: Manager) => Promise<boolean>,
): Promise<Lasting> {
  if (manager === null) return 'unknown'
  try {
    return (await read(manager)) ? 'lasting' : 'removable'
  } catch {
    return 'unknown'
  }
}

/** Returns the manager, or null. The type always has it; browsers have it only in secure contexts. */
function findManager(): Manager | null {
  return (globalThis.navigator as { readonly storage?: StorageManager } | undefined)?.storage ?? null
}
