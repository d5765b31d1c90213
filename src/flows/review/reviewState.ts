import type { Review } from '../../core/review/reviewSafeTx'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { ComingSource, ReviewReading } from './read/readReview'

/** The state of the review of a transaction. */
export type ReviewState =
  | { readonly kind: 'reading' }
  /**
   * What the bytes do is known, and a source is still being read. What needs it is `unchecked`, and nothing can be done
   * with the transaction yet.
   */
  | {
      readonly kind: 'partial'
      readonly reading: ReviewReading
      readonly review: Review
      readonly coming: readonly (ComingSource | 'tokens')[]
      readonly rebuiltFrom?: Rebuilt['rebuiltFrom']
    }
  /** The service has no such transaction. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'read'
      readonly reading: ReviewReading
      readonly review: Review
      readonly readAtMs: number
      /** Reason why the last poll failed; null: it succeeded. */
      readonly trouble: string | null
      /** Source of the rebuilt record while the service is unreachable: a gift tracked in this browser, or the link. */
      readonly rebuiltFrom?: Rebuilt['rebuiltFrom']
    }

/** A review whose bytes are known. */
export type ShownReview = Extract<ReviewState, { kind: 'partial' | 'read' }>

/** A record that was rebuilt because the service does not give it, and its source. */
export type Rebuilt = { readonly record: SafeTxRecord; readonly rebuiltFrom: 'browser' | 'link' }

/** Returns true when the transaction service has listed the signatures: not for a pasted or rebuilt transaction. */
export function isListed({ rebuiltFrom, reading }: ShownReview): boolean {
  return rebuiltFrom === undefined && reading.record.origin !== null
}
