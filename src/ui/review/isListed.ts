import type { ShownReview } from '../../flows/review/reviewState'

/** Returns true when the transaction service has listed the signatures: not for a pasted or rebuilt transaction. */
export function isListed({ rebuiltFrom, reading }: ShownReview): boolean {
  return rebuiltFrom === undefined && reading.record.origin !== null
}
