import { noteOf, purposeNoteId, type TxNote } from '../../core/tracking/notes/txNote'
import { parseTracked } from '../../core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { NotePlace, NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'
import { purposeOf, readPurposes } from '../basket/giftPurposes'
import type { TrackedStore } from '../../core/tracking/trackedStore'

/** Account of the lists, and their storage. */
type StoredPlace = NotePlace & { readonly storage: Pick<KeyValueStorage, 'get'> }

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

type NoteParts = StoredPlace & {
  readonly tracked: Pick<TrackedStore, 'getState' | 'subscribe'>
  readonly notes: Pick<NoteStore, 'keep' | 'askToLast'>
  /** Start of this visit: newer gifts were made in it. */
  readonly sinceMs: number
}

/**
 * Stores a note of each tracked gift, now and with each change: the lists in storage drop final gifts. Failed writes are
 * retried with the next change. On this visit's first gift with words of the user's own, requests persistent storage for the
 * notes. Returns a function that stops it.
 */
export function followNotes({ tracked, notes, sinceMs, ...place }: NoteParts): () => void {
  let isAsked = false
  const kept = new WeakSet<TrackedItem>()
  let writing: Promise<unknown> = notes.keep(place, storedNotes(place))

  async function keepNew() {
    const news = tracked.getState().items.filter((item) => !kept.has(item))
    if (news.length === 0) return
    const noted = news.flatMap((item) => trackedNote(place, item) ?? [])
    if ((await notes.keep(place, noted)) !== 'kept') return
    for (const item of news) kept.add(item)
    if (isAsked || !noted.some((note) => note.isOwn && note.atMs >= sinceMs && hasOwnWords(note))) return
    isAsked = true
    await notes.askToLast()
  }

  const follow = () => (writing = writing.then(keepNew))
  void follow()
  return tracked.subscribe((state, before) => {
    if (state.items !== before.items) void follow()
  })
}

/** Returns true when the note has data that cannot be read from the chain again. */
function hasOwnWords({ purpose, planId, payments }: TxNote): boolean {
  const isPlanned = planId !== null || payments.some(({ planned }) => planned !== null)
  return (
    purpose !== null || isPlanned || payments.some(({ name, memo }) => name !== null || memo !== undefined)
  )
}
