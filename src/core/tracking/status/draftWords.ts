import { m } from '../messages'
import type { TrackedTx } from '../trackedItem'

/** What an item keeps of its draft. */
export type DraftFields = Partial<Pick<TrackedTx, 'wasDraft' | 'heldBy'>>

/** The label of a draft. */
export function draftLabel({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.word.draft : m.word.heldDraft(heldBy.nonce)
}

/** What to do about a draft. */
export function draftNext({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.next.draft : m.next.heldDraft(heldBy.nonce)
}

/** The end of what to do about a gift that was proposed, or paid, beside its draft; empty where there is no draft. */
export function draftLeft({ wasDraft, heldBy, phase }: DraftFields & { readonly phase: object }): string {
  if (wasDraft !== true || 'paidBy' in phase) return ''
  return ` ${heldBy === undefined ? m.next.leftInBatch : m.next.leftIn(heldBy.nonce)}`
}
