import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'
import type { RecordField } from './recordFields'

/** What came of comparing one field of a gift record. */
export type FieldVerdict =
  | { readonly kind: 'confirmed' }
  /** `nothing`: there is no such thing on the chain; else the record as the chain shows it has another value. */
  | { readonly kind: 'refuted'; readonly found: 'another' | 'nothing' }
  | ({ readonly kind: 'unchecked' } & Unchecked)

/** Why a field could not be compared. */
export type Unchecked =
  /** No chain and no directory knows it. */
  | { readonly why: 'nobodyKnows' }
  | { readonly why: 'notStated' }
  | { readonly why: 'noTransaction' }
  | { readonly why: 'noExecution' }
  /** The contract of the payer could not be compared with Safe's; null: its code is another. */
  | { readonly why: 'safeCode'; readonly reason: string | null }
  /** What the owners signed cannot be read. */
  | { readonly why: 'unreadable'; readonly reason: string }
  /** The record says what the token says of itself; the operator's list does not have it. */
  | { readonly why: 'ownWord' }
  | { readonly why: 'tokenUnread' }
  /** The record names another version of the directory than today's, which says something else. */
  | { readonly why: 'otherDirectory' }
  | { readonly why: 'directoryUnread' }

/** What is open although the payment is confirmed. */
export type Doubt =
  /** Whose address it is. */
  | 'cause'
  /** The token is not in the operator's list. */
  | 'token'
  /** Fewer blocks on top of it than count as final, or their number could not be read. */
  | 'depth'

/** What a gift record is worth as a whole. */
export type WholeVerdict =
  | { readonly kind: 'confirmed'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'refuted'; readonly fields: readonly RecordField[] }
  /** The chain has no such transaction in a block: a reorganisation took it out, or it was never there. */
  | { readonly kind: 'missing' }
  /** As recorded but for the block: a reorganisation put the transaction into another one. */
  | { readonly kind: 'otherBlock' }
  /** Nothing is refuted, and what was paid could not be proved. */
  | ({ readonly kind: 'unproved' } & Unchecked)
  | { readonly kind: 'unreachable'; readonly reason: string }

/** A gift record beside what the chain shows. */
export type RecordCheck = {
  readonly whole: WholeVerdict
  readonly fields: Readonly<Record<RecordField, FieldVerdict>>
  /** The record as the chain shows it, where a field was refuted; null: the transaction was not read. */
  readonly shown: GiftRecord | null
  /** Another contract that says it has executed the safeTxHash; proves nothing. */
  readonly executedBy: Address | null
  /** The chain that has the transaction, where the one of the record does not. */
  readonly elsewhere: number | null
}
