import type { Address } from 'viem'
import type { TrackedGift } from '../../giving/trackedGift'
import type { ChainTxHash } from '../../safe/safeTx'
import type { TrackedItem } from '../trackedItem'
import { stringifyExact } from '../../stringifyExact'

/** One payment of a note, in the order of the calls. */
type NotedPayment = Pick<TrackedGift, 'recipient' | 'token' | 'amount' | 'memo'> & {
  /** The giver's own label of a recipient outside the directory. */
  readonly name: string | null
  /** The input from which an amount in money was computed (`core/prices/planned`). */
  readonly planned: string | null
}

/** Facts about the gifts of one transaction that only this browser knows. */
export type TxNote = {
  /** The safeTxHash, a wallet's transaction hash, `calls:` with a wallet's id of a batch, or `purposeNoteId`. */
  readonly id: string
  /** Chain hash of a wallet's transaction. Null for a Safe's, and while a batch has none. */
  readonly txHash: ChainTxHash | null
  readonly atMs: number
  /** True when it was proposed or sent from this browser, and not found at the service. */
  readonly isOwn: boolean
  readonly payments: readonly NotedPayment[]
  readonly purpose: string | null
  readonly planId: string | null
  /** The owner who proposed it, if the signature was recovered. */
  readonly proposer: Address | null
}

const purposePrefix = 'purpose:'

/**
 * Returns the id for a purpose that is stored before the gift has a hash.
 *
 * @param giftKey - The digest of its calls.
 */
export function purposeNoteId(giftKey: string): string {
  return `${purposePrefix}${giftKey}`
}

/** Returns true for an id of `purposeNoteId`. */
export function isPurposeNote(id: string): boolean {
  return id.startsWith(purposePrefix)
}

/**
 * Builds the note of a followed gift for the record. Null for a message.
 *
 * @param purpose - The purpose that the giver entered.
 */
export function noteOf(item: TrackedItem, purpose: string | null): TxNote | null {
  if (item.kind === 'safeMessage') return null
  const { createdAtMs: atMs, rebuilt, gifts } = item
  return {
    id: noteId(item),
    txHash: txHashOf(item),
    atMs,
    isOwn: !rebuilt,
    payments: gifts.map(({ causeId, payeeName, recipient, token, amount, planned, memo }) => ({
      recipient,
      token,
      amount,
      name: causeId === null ? payeeName : null,
      planned: planned ?? null,
      ...(memo !== undefined && { memo }),
    })),
    purpose,
    planId: 'plan' in item ? (item.plan?.id ?? null) : null,
    proposer: 'proposer' in item ? (item.proposer ?? null) : null,
  }
}

type Gift = Exclude<TrackedItem, { kind: 'safeMessage' }>

function noteId(item: Gift): string {
  if (item.kind === 'safeTx') return item.safeTxHash.toLowerCase()
  return item.kind === 'calls' ? `calls:${item.id}` : item.txHash.toLowerCase()
}

function txHashOf(item: Gift): TxNote['txHash'] {
  if (item.kind === 'safeTx') return null
  return item.txHash ?? ('txHash' in item.phase ? item.phase.txHash : null)
}

/**
 * Merges another note of the same transaction into a stored one. Never replaces a value. The purpose of this
 * browser's own gift is fixed: a later gift with equal calls does not add one.
 *
 * @returns `ours` itself when nothing is new.
 */
export function mergeNote(ours: TxNote, theirs: TxNote): TxNote {
  const merged: TxNote = {
    ...ours,
    txHash: ours.txHash ?? theirs.txHash,
    isOwn: ours.isOwn || theirs.isOwn,
    payments: mergePayments(ours, theirs),
    purpose: ours.purpose ?? (ours.isOwn ? null : theirs.purpose),
    planId: ours.planId ?? theirs.planId,
    proposer: ours.proposer ?? theirs.proposer,
  }
  return stringifyExact(merged) === stringifyExact(ours) ? ours : merged
}

function mergePayments(ours: TxNote, theirs: TxNote): readonly NotedPayment[] {
  if (what(ours.payments) === what(theirs.payments))
    return ours.payments.map((payment, at) => {
      const other = theirs.payments[at]
      const memo = payment.memo ?? other?.memo
      return {
        ...payment,
        name: payment.name ?? other?.name ?? null,
        planned: payment.planned ?? other?.planned ?? null,
        ...(memo !== undefined && { memo }),
      }
    })
  if (ours.payments.length === 0) return theirs.payments
  // A gift that was only found may list other payments than requested.
  return theirs.payments.length > 0 && theirs.isOwn && !ours.isOwn ? theirs.payments : ours.payments
}

function what(payments: readonly NotedPayment[]): string {
  return stringifyExact(
    payments.map(({ recipient, token, amount }) => [recipient.toLowerCase(), token?.toLowerCase(), amount]),
  )
}
