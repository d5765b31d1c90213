import type { Address } from 'viem'
import type { TxNote } from '../core/tracking/notes/txNote'
import type { Keeping } from './keeping'

/** Whose gifts are noted: those of a Safe, or of an ordinary wallet. */
export type NotePlace = { readonly chainId: number; readonly owner: Address }

/**
 * `lasting`: the browser removes what it keeps for this page only when its user says so. `removable`: also when the device
 * runs out of room. `unknown`: it does not say.
 */
export type Lasting = 'lasting' | 'removable' | 'unknown'

/** How long the browser keeps the notes. Never throws. */
export type NotePersistence = {
  lasting(): Promise<Lasting>
  /** Asks the browser to keep them. It may ask its user, so that this is only for what the user has just done. */
  askToLast(): Promise<Lasting>
}

/**
 * What this browser knows of gifts and the chain does not, for good. Tabs share it. Never throws: where nothing can be kept
 * it is empty, and `keeping` says why.
 */
export type NoteStore = NotePersistence & {
  /** Merges the notes into what is kept, all or none of them. What is there is not replaced. */
  keep(place: NotePlace, notes: readonly TxNote[]): Promise<Keeping>
  /** Those of these ids that are kept, by id. */
  find(place: NotePlace, ids: readonly string[]): Promise<ReadonlyMap<string, TxNote>>
  /** All of an account, in parts. What cannot be read is left out. */
  read(place: NotePlace): AsyncIterable<readonly TxNote[]>
  /** The same as it is stored, with what this release cannot read. */
  readStored(place: NotePlace): AsyncIterable<readonly unknown[]>
  /** The accounts that have notes. */
  places(): Promise<readonly NotePlace[]>
  /** How the last write, or else the opening, went. */
  keeping(): Keeping
}
