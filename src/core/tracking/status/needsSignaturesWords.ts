import type { Signatures } from '../trackedItem'

/** "Needs 1 more signature (1 of 2)". */
export function needsSignaturesWords({ signed, threshold }: Signatures): string {
  const more = Math.max(0, threshold - signed.length)
  return `Needs ${more} more ${more === 1 ? 'signature' : 'signatures'} (${signed.length} of ${threshold})`
}
