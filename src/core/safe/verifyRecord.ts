import { isAddressEqual } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { SafeTxHash, SafeTxRecord } from './safeTx'
import { type SafeDomain, SafeVersionError, safeTxHash } from './safeTxHash'

/** Result of comparing a record with its Safe and its own hash. `computed` null: its fields cannot be hashed. */
export type VerifiedRecord =
  | { readonly kind: 'ok' }
  | { readonly kind: 'forged'; readonly field: 'safe' }
  | { readonly kind: 'forged'; readonly field: 'safeTxHash'; readonly computed: SafeTxHash | null }

/**
 * Computes the hash of a received record from its own fields, and compares it. Proves nothing about confirmations,
 * execution or dates, which the hash does not cover.
 *
 * @throws SafeVersionError when the Safe's version is unknown.
 */
export function verifyRecord(record: SafeTxRecord, domain: SafeDomain): VerifiedRecord {
  const computed = hashOf(record, domain)
  if (!isAddressEqual(record.safe, domain.safe)) return { kind: 'forged', field: 'safe' }
  if (computed === null || !isHexEqual(computed, record.safeTxHash))
    return { kind: 'forged', field: 'safeTxHash', computed }
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
