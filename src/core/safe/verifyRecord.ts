import { isAddressEqual } from 'viem'
import type { SafeTxHash, SafeTxRecord } from './safeTx'
import { type SafeDomain, SafeVersionError, safeTxHash } from './safeTxHash'

/** Whether a record is about this Safe and hashes to what it says. `computed` null: its fields cannot be hashed. */
export type VerifiedRecord =
  | { readonly kind: 'ok' }
  | { readonly kind: 'forged'; readonly field: 'safe' }
  | { readonly kind: 'forged'; readonly field: 'safeTxHash'; readonly computed: SafeTxHash | null }

/**
 * Computes the hash of a received record from its own fields, and compares it. It proves nothing about
 * confirmations, execution or dates, which the hash does not cover.
 *
 * @throws SafeVersionError when the Safe's version is unknown: then nothing can be said.
 */
export function verifyRecord(record: SafeTxRecord, domain: SafeDomain): VerifiedRecord {
  const computed = hashOf(record, domain)
  if (!isAddressEqual(record.safe, domain.safe)) return { kind: 'forged', field: 'safe' }
  if (computed !== record.safeTxHash.toLowerCase()) return { kind: 'forged', field: 'safeTxHash', computed }
  return { kind: 'ok' }
}

function hashOf(record: SafeTxRecord, domain: SafeDomain): SafeTxHash | null {
  try {
    return safeTxHash(record, domain)
  } catch (error) {
    if (error instanceof SafeVersionError) throw error
    // A number that fits no uint256, an address with a wrong checksum.
    return null
  }
}
