import type { TokenTransfer } from '../../../safe/tokenTransfers'
import { shortfalls, type PaidBesides } from './shortfalls'
import type { TrackedGift } from '../../../giving/trackedGift'
import type { TrackedNote } from '../../trackedNote'

/** Notes that less arrived, or stayed, than was given, or that its balance does not confirm it. No status, since it was paid. */
export function shortfallNote(
  gifts: readonly TrackedGift[],
  transfers: readonly TokenTransfer[],
  besides: PaidBesides = {},
): TrackedNote | null {
  const short = shortfalls(gifts, transfers, besides)
  return short.length === 0 ? null : { kind: 'received', gifts: short }
}
