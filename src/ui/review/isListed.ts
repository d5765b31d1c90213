import type { ReviewState } from '../../flows/review/createReview'

/** Whether the transaction service has listed the signatures: not of what was pasted or rebuilt. */
export function isListed({ rebuiltFrom, reading }: Extract<ReviewState, { kind: 'read' }>): boolean {
  return rebuiltFrom === undefined && reading.record.origin !== null
}
