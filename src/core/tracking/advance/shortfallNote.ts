import type { Call } from '../../safe/safeTx'
import type { TokenTransfer } from '../../safe/tokenTransfers'
import { shortfalls } from './shortfalls'
import type { TrackedGift } from '../../giving/trackedGift'
import type { TrackedNote } from '../trackedNote'

/** Says so where less has arrived than was given. It was paid all the same, so it is no status. */
export function shortfallNote(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  others: readonly Call[] = [],
): TrackedNote | null {
  const short = shortfalls(gifts, transfers, others)
  return short.length === 0 ? null : { kind: 'received', gifts: short }
}
