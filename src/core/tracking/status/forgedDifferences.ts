import { callDifferenceWords, type DifferenceWords, compareCalls } from '../../giving/compareCalls'
import { m } from '../nextMessages'
import type { TrackedTx } from '../trackedItem'
import type { TrackedNote } from '../trackedNote'

/** Describes how the calls of a forged record differ from the proposed ones. Empty: they do not, or are unreadable. */
export function forgedDifferences(
  { calls, gifts }: Pick<TrackedTx, 'calls' | 'gifts'>,
  { found, unreadable }: Extract<TrackedNote, { kind: 'forged' }>,
): readonly DifferenceWords[] {
  if (unreadable !== undefined) return [{ what: m.notPlain, meant: null, found: unreadable }]
  const nameOf = (token: string | null) =>
    gifts.find((gift) => gift.token?.toLowerCase() === token?.toLowerCase()) ?? null
  return compareCalls(calls, found ?? calls).map((difference) => callDifferenceWords(difference, nameOf))
}
