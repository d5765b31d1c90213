import { type Hex, concatHex, keccak256, stringToHex } from 'viem'
import type { SafeTxHash } from '../safe/safeTx'

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
