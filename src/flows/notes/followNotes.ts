import type { TxNote } from '../../core/tracking/notes/txNote'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { NoteStore } from '../../ports/noteStore'
import { storedNotes, type StoredPlace, trackedNote } from './storedNotes'

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
  return purpose !== null || isPlanned || payments.some(({ name }) => name !== null)
}
