import { type Address, concatHex, type Hex } from 'viem'
import { knownContract } from './knownContracts'
import type { SafeHashes } from './safeTxHash'
import { safe140, safe150, safeVersionNumber } from './safeVersion'

/** The arguments of a Safe's EIP-1271 call to an owner that is a contract. */
export type OwnerQuestion = {
  /** Of `isValidSignature`: `bytes` by the EIP's draft, `bytes32` by its final form. */
  readonly argument: 'bytes' | 'bytes32'
  readonly data: Hex
}

/**
 * Returns the arguments for a transaction: from 1.5.0 on the hash, before that its preimage of 66 bytes.
 *
 * @see Safe.sol, `checkNSignatures`
 */
export function txQuestion(
  version: string,
  { domainHash, messageHash, hash }: SafeHashes<Hex>,
): OwnerQuestion {
  if (numberOf(version) >= safe150) return { argument: 'bytes32', data: hash }
  return { argument: 'bytes', data: concatHex(['0x1901', domainHash, messageHash]) }
}

/**
 * Returns the arguments for an off-chain message. Before 1.4.0 the Safe leaves the call to its fallback handler. A
 * handler before 1.4.0 passes the message alone, as 32 bytes that do not name the Safe; a later one passes the same
 * as for a transaction. `handler` null or unknown: the one published with the Safe's version.
 *
 * @see CompatibilityFallbackHandler.sol, `isValidSignature`
 */
export function messageQuestion(
  { version, handler }: { readonly version: string; readonly handler: Address | null },
  innerHash: Hex,
  hashes: SafeHashes<Hex>,
): OwnerQuestion {
  const known = handler === null ? null : knownContract(handler)
  const asks = known?.name === 'CompatibilityFallbackHandler' ? known.version : version
  // Since 1.4.0 the Safe itself refuses bytes that are not the preimage of the hash (GS027), whatever the handler.
  const isOld = numberOf(asks) < safe140 && numberOf(version) < safe140
  return isOld ? { argument: 'bytes', data: innerHash } : txQuestion(version, hashes)
}

function numberOf(version: string): number {
  return safeVersionNumber(version) ?? 0
}
