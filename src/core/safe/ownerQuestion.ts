import { concatHex, type Hex } from 'viem'
import type { SafeHashes } from './safeTxHash'
import { safe140, safe150, safeVersionNumber } from './safeVersion'

/** What a Safe shows an owner that is a contract, so that it says whether it has signed (EIP-1271). */
export type OwnerQuestion =
  /** By the draft: `isValidSignature(bytes,bytes)`. */
  | { readonly kind: 'bytes'; readonly data: Hex }
  /** By the final form: `isValidSignature(bytes32,bytes)`. */
  | { readonly kind: 'hash'; readonly hash: Hex }

/**
 * What it shows for a transaction: from 1.5.0 on the hash, before that the 66 bytes whose hash it is.
 *
 * @see Safe.sol, `checkNSignatures`
 */
export function txQuestion(
  version: string,
  { domainHash, messageHash, hash }: SafeHashes<Hex>,
): OwnerQuestion {
  if (numberOf(version) >= safe150) return { kind: 'hash', hash }
  return { kind: 'bytes', data: concatHex(['0x1901', domainHash, messageHash]) }
}

/**
 * What it shows for an off-chain message: the same, but before 1.4.0 the message alone, as 32 bytes, which do not name
 * the Safe.
 *
 * @see CompatibilityFallbackHandler.sol, `isValidSignature`
 */
export function messageQuestion(version: string, innerHash: Hex, hashes: SafeHashes<Hex>): OwnerQuestion {
  return numberOf(version) < safe140 ? { kind: 'bytes', data: innerHash } : txQuestion(version, hashes)
}

function numberOf(version: string): number {
  return safeVersionNumber(version) ?? 0
}
