import { noteOf } from '../../core/tracking/notes/noteOf'
import { purposeNoteId, type TxNote } from '../../core/tracking/notes/txNote'
import { parseTracked } from '../../core/tracking/stored/parseTracked'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { NotePlace } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'
import { purposeOf, readPurposes } from '../basket/giftPurposes'

/** Account of the lists, and their storage. */
export type StoredPlace = NotePlace & { readonly storage: Pick<KeyValueStorage, 'get'> }

/** Returns the notes in an account's lists of tracked gifts and of purposes: only the latest gifts. */
export function storedNotes(place: StoredPlace): readonly TxNote[] {
  const { storage, chainId, owner } = place
  const stored = (account: StorageOwner) => {
    const { items, cleared } = parseTracked(storage.get(storageKey('tracked', account)))
    return [...items, ...cleared.items]
  }
  const chain = { id: chainId }
  const items = [...stored({ chain, safe: owner }), ...stored({ chain, address: owner })]
  return [...items.flatMap((item) => trackedNote(place, item) ?? []), ...purposeNotes(place)]
}

/** Returns the note of a tracked gift, with its purpose; null for a message. */
export function trackedNote(place: StoredPlace, item: TrackedItem): TxNote | null {
  return noteOf(item, 'calls' in item ? purposeOf(place, item.calls) : null)
}

/** Returns the notes of purposes, by the digest of the calls: the hash may never have come back. */
function purposeNotes(place: StoredPlace): readonly TxNote[] {
  const nothing = { txHash: null, atMs: 0, isOwn: true, payments: [], planId: null, proposer: null }
  return readPurposes(place).map(({ gift, text }) => ({ ...nothing, id: purposeNoteId(gift), purpose: text }))
}
