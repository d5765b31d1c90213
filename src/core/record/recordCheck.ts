import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'
import type { RecordField } from './recordFields'

/** Result of comparing one field of a gift record. */
export type FieldVerdict =
  | { readonly kind: 'confirmed' }
  /** `nothing`: missing on the chain. `another`: the chain shows another value. */
  | { readonly kind: 'refuted'; readonly found: 'another' | 'nothing' }
  | ({ readonly kind: 'unchecked' } & Unchecked)

/** Reason why a field could not be compared. */
export type Unchecked =
  /** No chain and no directory knows it. */
  | { readonly why: 'nobodyKnows' }
  | { readonly why: 'notStated' }
  | { readonly why: 'noTransaction' }
  | { readonly why: 'noExecution' }
  /** The payer's contract could not be compared with Safe's; null: its code is another. */
  | { readonly why: 'safeCode'; readonly reason: string | null }
  /** The signed fields cannot be read. */
  | { readonly why: 'unreadable'; readonly reason: string }
  /** Symbol and decimals equal the token's own; the operator does not list the token. */
  | { readonly why: 'ownWord' }
  | { readonly why: 'tokenUnread' }
  /** The record names another version of the directory than today's, and the two differ. */
  | { readonly why: 'otherDirectory' }
  | { readonly why: 'directoryUnread' }

/** Doubt that remains although the payment is confirmed. */
export type Doubt =
  /** The cause that the address belongs to. */
  | 'cause'
  /** The token is not in the operator's list. */
  | 'token'
  /** Its block is not final yet. */
  | 'notFinal'
  /** The newest final block could not be read. */
  | 'finalityUnread'

/** Verdict on a whole gift record. */
export type WholeVerdict =
  | { readonly kind: 'confirmed'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'refuted'; readonly fields: readonly RecordField[] }
  /** No block has the transaction: a reorg removed it, or it never existed. */
  | { readonly kind: 'missing' }
  /** Correct except for the block: a reorg moved the transaction into another one. */
  | { readonly kind: 'otherBlock' }
  /** Nothing is refuted, but the payment could not be proved. */
  | ({ readonly kind: 'unproved' } & Unchecked)
  | { readonly kind: 'unreachable'; readonly reason: string }

/** A gift record beside what the chain shows. */
export type RecordCheck = {
  readonly whole: WholeVerdict
  readonly fields: Readonly<Record<RecordField, FieldVerdict>>
  /** The record as the chain shows it, where a field was refuted; null: the transaction was not read. */
  readonly shown: GiftRecord | null
  /** Another contract whose event names the safeTxHash; proves nothing. */
  readonly executedBy: Address | null
  /** The chain that has the transaction, when the chain of the record does not. */
  readonly elsewhere: number | null
}
