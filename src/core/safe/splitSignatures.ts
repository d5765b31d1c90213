import { type Hex, hexToBigInt, isHex, size, slice } from 'viem'

/**
 * Splits the result of `packSignatures`: 65 bytes each, up to the first byte that a contract's signature (v = 0)
 * points to. Empty for anything else.
 *
 * @see Safe.sol, `checkNSignatures`
 */
export function splitSignatures(packed: Hex): readonly Hex[] {
  if (!isHex(packed) || packed.length % 2 !== 0) return []
  const heads: Hex[] = []
  let end = size(packed)
  for (let at = 0; at + 65 <= end; at += 65) {
    const head = slice(packed, at, at + 65)
    heads.push(head)
    if (slice(head, 64) !== '0x00') continue
    const offset = hexToBigInt(slice(head, 32, 64))
    if (offset < BigInt(end)) end = Number(offset)
  }
  return heads
}
