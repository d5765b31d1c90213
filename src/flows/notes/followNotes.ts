import type { TxNote } from '../../core/tracking/notes/txNote'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { NoteStore } from '../../ports/noteStore'
import { storedNotes, type StoredPlace, trackedNote } from './storedNotes'

type NoteParts = StoredPlace & {
  readonly tracked: Pick<TrackedStore, 'getState' | 'subscribe'>
  readonly notes: Pick<NoteStore, 'keep' | 'askToLast'>
  /** When this visit began: the user has made what is newer. */
  readonly sinceMs: number
}

/**
 * Keeps a note of each followed gift, now and with each change: the lists in storage forget gifts that have ended. What could
 * not be kept is tried again with the next change. With the first gift of this visit that has words of the user's own the
 * browser is asked to keep the notes for good. Returns a function that ends it.
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

/** Whether it says what nobody could read from the chain again. */
function hasOwnWords({ purpose, planId, payments }: TxNote): boolean {
  const isPlanned = planId !== null || payments.some(({ planned }) => planned !== null)
  return purpose !== null || isPlanned || payments.some(({ name }) => name !== null)
}
