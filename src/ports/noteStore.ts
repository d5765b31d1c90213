import type { Address } from 'viem'
import type { Unreadable } from '../core/storedText'
import type { TxNote } from '../core/tracking/notes/txNote'
import type { Keeping } from './storage'

/** The account whose gifts are noted: a Safe, or an ordinary wallet. */
export type NotePlace = { readonly chainId: number; readonly owner: Address }

/**
 * `lasting`: the browser removes the stored data only when its user asks for it. `removable`: also when the device runs
 * out of room. `unknown`: the browser does not report it.
 */
export type Lasting = 'lasting' | 'removable' | 'unknown'

/** Persistence of the notes in the browser. Never throws. */
type NotePersistence = {
  lasting(): Promise<Lasting>
  /** Requests persistence. The browser may ask its user, so call it only after an action of the user. */
  askToLast(): Promise<Lasting>
}

/**
 * Permanent notes of gifts, known to this browser and not to the chain. Shared by tabs. Never throws: where storage
 * fails it is empty, and `keeping` returns why.
 */
export type NoteStore = NotePersistence & {
  /** Merges the notes into the stored ones, all or none. Never replaces a stored note. */
  keep(place: NotePlace, notes: readonly TxNote[]): Promise<Keeping>
  /** Returns the stored notes with these ids, by id. */
  find(place: NotePlace, ids: readonly string[]): Promise<ReadonlyMap<string, TxNote>>
  /** Returns what is stored as a note and cannot be read, by id: of all or of these. `find` and `read` leave it out. */
  findUnread(place: NotePlace, ids?: readonly string[]): Promise<ReadonlyMap<string, Unreadable>>
  /** Removes those of these notes that cannot be read. */
  discard(place: NotePlace, ids: readonly string[]): Promise<void>
  /** Reads all notes of an account, in batches. Leaves out what cannot be read. */
  read(place: NotePlace): AsyncIterable<readonly TxNote[]>
  /** The same as it is stored, with what this release cannot read. */
  readStored(place: NotePlace): AsyncIterable<readonly unknown[]>
  /** The accounts that have notes. */
  places(): Promise<readonly NotePlace[]>
  /** Returns the outcome of the last write, or else of the opening. */
  keeping(): Keeping
}
