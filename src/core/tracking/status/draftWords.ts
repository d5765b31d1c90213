import { m } from '../messages'
import type { TrackedTx } from '../trackedItem'

/** Draft fields of an item. */
export type DraftFields = Partial<Pick<TrackedTx, 'wasDraft' | 'heldBy'>>

/** Returns the label of a draft. */
export function draftLabel({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.word.draft : m.word.heldDraft(heldBy.nonce)
}
