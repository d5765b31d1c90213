import { mergeNote, type TxNote } from '../../src/core/tracking/notes/txNote'
import { storeNote, unreadNote } from '../../src/core/tracking/notes/noteSchema'
import type { Keeping } from '../../src/ports/storage'
import type { Lasting, NotePlace, NoteStore } from '../../src/ports/noteStore'

/** A browser's notes in memory, which it keeps for good once it `agrees`. `fail` makes every access fail, until it is called with `kept`. */
export function createFakeNoteStore({ agrees = false } = {}): NoteStore & {
  fail(keeping: Keeping): void
  /** Stores something that is no note. */
  damage(place: NotePlace, id: string, stored: unknown): void
  /** How many writes have failed. */
  refused(): number
  /** How often the browser was asked to keep the notes for good. */
  asked(): number
} {
  const kept = new Map<string, { readonly place: NotePlace; readonly notes: Map<string, TxNote> }>()
  let keeping: Keeping = 'kept'
  let [refused, asked] = [0, 0]
  let lasting: Lasting = 'removable'
  const damaged = new Map<string, Map<string, unknown>>()
  const keyOf = (place: NotePlace) => `${place.chainId}:${place.owner.toLowerCase()}`
  const damagedOf = (place: NotePlace) => damaged.get(keyOf(place)) ?? new Map<string, unknown>()
  const of = (place: NotePlace) => {
    const key = keyOf(place)
    const own = kept.get(key) ?? { place, notes: new Map<string, TxNote>() }
    kept.set(key, own)
    return own.notes
  }
  return {
    fail: (how) => void (keeping = how),
    damage(place, id, stored) {
      damaged.set(keyOf(place), damagedOf(place).set(id, stored))
    },
    async findUnread(place, ids) {
      const unread = [...damagedOf(place)].filter(([id]) => ids?.includes(id) ?? true)
      return new Map(unread.map(([id, stored]) => [id, unreadNote(stored)]))
    },
    async discard(place, ids) {
      for (const id of ids) damagedOf(place).delete(id)
    },
    keeping: () => keeping,
    refused: () => refused,
    asked: () => asked,
    lasting: async () => lasting,
    async askToLast() {
      asked += 1
      if (agrees) lasting = 'lasting'
      return lasting
    },
    async keep(place, notes) {
      if (keeping !== 'kept') refused += 1
      else
        for (const note of notes) {
          if (damagedOf(place).has(note.id)) continue
          const before = of(place).get(note.id)
          of(place).set(note.id, before === undefined ? note : mergeNote(before, note))
        }
      return keeping
    },
    async find(place, ids) {
      const found = keeping === 'kept' ? ids.flatMap((id) => of(place).get(id) ?? []) : []
      return new Map(found.map((note) => [note.id, note]))
    },
    async *read(place) {
      if (keeping === 'kept') yield [...of(place).values()]
    },
    async *readStored(place) {
      if (keeping === 'kept') yield [...of(place).values()].map(storeNote)
    },
    async places() {
      return [...kept.values()].flatMap(({ place, notes }) => (notes.size === 0 ? [] : place))
    },
  }
}
