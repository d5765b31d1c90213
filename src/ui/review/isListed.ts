import type { ReviewState } from '../../flows/review/createReview'

/** Returns true when the transaction service has listed the signatures: not for a pasted or rebuilt transaction. */
export function isListed({ rebuiltFrom, reading }: Extract<ReviewState, { kind: 'read' }>): boolean {
  return rebuiltFrom === undefined && reading.record.origin !== null
}
