import { m } from '../nextMessages'
import type { DraftFields } from './draftWords'

/** What to do about a draft. */
export function draftNext({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.draft : m.heldDraft(heldBy.nonce)
}

/** The end of what to do about a gift that was proposed, or paid, beside its draft; empty where there is no draft. */
export function draftLeft({ wasDraft, heldBy, phase }: DraftFields & { readonly phase: object }): string {
  if (wasDraft !== true || 'paidBy' in phase) return ''
  return ` ${heldBy === undefined ? m.leftInBatch : m.leftIn(heldBy.nonce)}`
}
