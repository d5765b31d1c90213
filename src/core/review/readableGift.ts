import { readGifts, type ReadingContext } from '../giving/readGifts'
import type { TrackedGift } from '../giving/trackedGift'
import { decodeCalls } from '../safe/decodeCalls'
import { proveCode } from '../safe/proveCode'
import { refundOf } from '../safe/refundOf'
import type { ReviewInput } from './reviewInput'

type Read = Pick<ReviewInput, 'record' | 'codes'> & ReadingContext

/**
 * Returns the gifts of a transaction that only pays confirmed causes of the directory; null when it does more, or
 * that is unproved. No proof of intent: anyone can propose such a transaction.
 */
export function readableGift({ record, codes, ...context }: Read): readonly TrackedGift[] | null {
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || refundOf(record) !== null) return null
  if (decoded.via !== null && proveCode(decoded.via, codes).kind !== 'same') return null
  const read = readGifts(decoded.calls, context)
  if (read.kind !== 'readable') return null
  return read.gifts.every(({ causeId }) => causeId !== null) ? read.gifts : null
}
