import { type Hex, concatHex, keccak256, numberToHex, size, stringToHex } from 'viem'
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

/** Number of words, and bits per word: 132 bits. Finding two transactions with one phrase takes about 2^66 tries. */
const phraseWords = 12
const bitsOfWord = 11n

/** Domain separator. */
const domain = stringToHex('do some good: check phrase v1')

/**
 * Returns twelve words to compare a safeTxHash by voice: the first 132 bits of `keccak256(domain ‖ safeTxHash)`, 11
 * bits a word, most significant first. Not a BIP39 mnemonic: derives nothing and has no checksum.
 *
 * @param list The English list of BIP39, 2048 words.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt
 */
export function checkPhrase(hash: SafeTxHash, list: readonly string[]): readonly string[] {
  const bits = BigInt(phraseDigest(hash))
  return Array.from({ length: phraseWords }, (_, index) => {
    const word = (bits >> (256n - bitsOfWord * BigInt(index + 1))) & 0x7ffn
    return list[Number(word)] ?? ''
  })
}

function phraseDigest(hash: SafeTxHash): Hex {
  return keccak256(concatHex([domain, hash]))
}
