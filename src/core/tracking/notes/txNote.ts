import type { Address } from 'viem'
import type { TrackedGift } from '../../giving/trackedGift'
import type { ChainTxHash } from '../../safe/safeTx'

/** One payment of a note, in the order of the calls. */
export type NotedPayment = Pick<TrackedGift, 'recipient' | 'token' | 'amount'> & {
  /** The giver's own label of a recipient outside the directory. */
  readonly name: string | null
  /** What the amount was computed from, where it was entered in money (`core/prices/planned`). */
  readonly planned: string | null
}

/** What this browser knows of the gifts in one transaction, and the chain does not. */
export type TxNote = {
  /** The safeTxHash, a wallet's transaction hash, `calls:` with a wallet's id of a batch, or `purposeNoteId`. */
  readonly id: string
  /** A wallet's transaction on the chain. Null for a Safe's, and while a batch has none. */
  readonly txHash: ChainTxHash | null
  readonly atMs: number
  /** It was proposed or sent from this browser, and not found at the service. */
  readonly isOwn: boolean
  readonly payments: readonly NotedPayment[]
  readonly purpose: string | null
  readonly planId: string | null
  /** The owner who proposed it, where the signature was recovered. */
  readonly proposer: Address | null
}

const purposePrefix = 'purpose:'

/**
 * The id of a purpose that was noted before the gift had a hash.
 *
 * @param giftKey - The digest of its calls.
 */
export function purposeNoteId(giftKey: string): string {
  return `${purposePrefix}${giftKey}`
}

/** Whether `purposeNoteId` made this id. */
export function isPurposeNote(id: string): boolean {
  return id.startsWith(purposePrefix)
}
