import type { TrackedTx } from '../trackedItem'

/** What an item keeps of its draft. */
export type DraftFields = Partial<Pick<TrackedTx, 'wasDraft' | 'heldBy'>>

/** What to do about a gift that was not paid, and that the batch of the user's wallet may still hold. */
export const lookInBatch =
  'Your wallet’s batch may still hold the gift as a draft: look there before giving again, because confirming the batch pays the gift.'

/** The label of a draft. */
export function draftLabel({ heldBy }: DraftFields): string {
  return heldBy === undefined ? 'Draft, not proposed yet' : `Draft, also in transaction #${heldBy.nonce}`
}

/** What to do about a draft. */
export function draftNext({ heldBy }: DraftFields): string {
  return heldBy === undefined
    ? 'No money has moved. This gift may be waiting as a draft in your wallet’s batch: open Batch there and confirm the batch, or sign this gift by its link. Do only one of the two, or the gift is paid twice.'
    : `No money has moved. ${madeBy(heldBy)} If that transaction is your wallet’s batch, sign the batch and not this gift by its link, or the gift is paid twice.`
}

/** The end of what to do about a gift that was proposed, or paid, beside its draft; empty where there is no draft. */
export function draftLeft({ wasDraft, heldBy, phase }: DraftFields & { readonly phase: object }): string {
  if (wasDraft !== true || 'paidBy' in phase) return ''
  return heldBy === undefined
    ? ' Your wallet’s batch may still hold the gift as a draft: remove the draft there, or the gift is paid twice.'
    : ` ${madeBy(heldBy)} Execute only one of the two, or the gift is paid twice.`
}

function madeBy({ nonce }: NonNullable<DraftFields['heldBy']>): string {
  return `Transaction #${nonce} in the queue of your Safe makes these payments too.`
}
