import { m } from '../messages'
import type { TrackedTx } from '../trackedItem'

/** What an item keeps of its draft. */
export type DraftFields = Partial<Pick<TrackedTx, 'wasDraft' | 'heldBy'>>

/** The label of a draft. */
export function draftLabel({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.word.draft : m.word.heldDraft(heldBy.nonce)
}
