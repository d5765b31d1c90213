import type { TokenTransfer } from '../../../safe/tokenTransfers'
import { shortfalls, type PaidBesides } from './shortfalls'
import type { TrackedGift } from '../../../giving/trackedGift'
import type { TrackedNote } from '../../trackedNote'

/** Says so where less has arrived, or stayed, than was given. It was paid all the same, so it is no status. */
export function shortfallNote(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  besides: PaidBesides = {},
): TrackedNote | null {
  const short = shortfalls(gifts, transfers, besides)
  return short.length === 0 ? null : { kind: 'received', gifts: short }
}
