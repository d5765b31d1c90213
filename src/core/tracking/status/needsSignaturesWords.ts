import { m } from '../messages'
import type { Signatures } from '../trackedItem'

/** Returns e.g. "Needs 1 more signature (1 of 2)". */
export function needsSignaturesWords({ signed, threshold }: Signatures): string {
  return m.word.needs(Math.max(0, threshold - signed.length), signed.length, threshold)
}
