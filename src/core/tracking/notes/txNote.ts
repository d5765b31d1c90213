import type { Address } from 'viem'
import type { TrackedGift } from '../../giving/trackedGift'
import type { ChainTxHash } from '../../safe/safeTx'

/** One payment of a note, in the order of the calls. */
export type NotedPayment = Pick<TrackedGift, 'recipient' | 'token' | 'amount'> & {
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
