import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { NoteStore } from '../../ports/noteStore'
import { storedNotes, type StoredPlace, trackedNote } from './storedNotes'

type NoteParts = StoredPlace & {
  readonly tracked: Pick<TrackedStore, 'getState' | 'subscribe'>
  readonly notes: Pick<NoteStore, 'keep'>
}

/**
 * Keeps a note of each followed gift, now and with each change: the lists in storage forget gifts that have ended. What could
 * not be kept is tried again with the next change. Returns a function that ends it.
 */
export function followNotes({ tracked, notes, ...place }: NoteParts): () => void {
  const kept = new WeakSet<TrackedItem>()
  let writing: Promise<unknown> = notes.keep(place, storedNotes(place))

  async function keepNew() {
    const news = tracked.getState().items.filter((item) => !kept.has(item))
    if (news.length === 0) return
    const outcome = await notes.keep(
      place,
      news.flatMap((item) => trackedNote(place, item) ?? []),
    )
    if (outcome === 'kept') for (const item of news) kept.add(item)
  }

  const follow = () => (writing = writing.then(keepNew))
  void follow()
  return tracked.subscribe((state, before) => {
    if (state.items !== before.items) void follow()
  })
}
