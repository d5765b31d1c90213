import { type Hex, concatHex, keccak256, numberToHex, size } from 'viem'
import type { SafeTx, SafeTxHash } from '../safe/safeTx'
import type { SafeDomain } from '../safe/safeTxHash'
import { rememberedHashes } from './remembered'

/** The digests of a Safe transaction that devices show, named as in ERC-8213. */
export type Digests = {
  /** `keccak256(0x1901 ‖ domainHash ‖ messageHash)`: the safeTxHash. */
  readonly eip712Digest: SafeTxHash
  readonly domainHash: Hex
  /** The hash of the struct `SafeTx`. The nonce is only in here. */
  readonly messageHash: Hex
  /** Digest of the inner calldata, to compare two tools on a long batch. Binds neither chain, target nor value. */
  readonly dataDigest: Hex
}

/**
 * Computes the digests of a Safe transaction from its own fields.
 *
 * @throws SafeVersionError when the version is unknown, and viem's errors when a field does not fit its type.
 * @see https://github.com/ethereum/ERCs/pull/1639
 */
export function digestsOf(tx: SafeTx, domain: SafeDomain): Digests {
  const { hash, domainHash, messageHash } = rememberedHashes(tx, domain)
  return { eip712Digest: hash, domainHash, messageHash, dataDigest: calldataDigest(tx.data) }
}

/** Returns `keccak256(uint256(length) ‖ calldata)` of ERC-8213; the length in bytes. */
export function calldataDigest(data: Hex): Hex {
  return keccak256(concatHex([numberToHex(size(data), { size: 32 }), data]))
}
