import { m } from '../nextMessages'
import type { DraftFields } from './draftWords'

/** Describes what to do about a draft. */
export function draftNext({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.draft : m.heldDraft(heldBy.nonce)
}

/** Describes what to do about the draft of a proposed or paid gift; empty without a draft. */
export function draftLeft({ wasDraft, heldBy, phase }: DraftFields & { readonly phase: object }): string {
  if (wasDraft !== true || 'paidBy' in phase) return ''
  return ` ${heldBy === undefined ? m.leftInBatch : m.leftIn(heldBy.nonce)}`
}
