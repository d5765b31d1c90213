import { type Hex, hexToBigInt, isHex, size, slice } from 'viem'

/**
 * Returns the bytes that an owner contract verifies, from its signature in the Safe's format (v = 0): the second word
 * is their offset, and they begin with their length. Null for any other signature, or bytes out of range. Never
 * throws.
 *
 * @see Safe.sol, `checkNSignatures` (GS021 to GS023)
 */
export function contractSignature(signature: Hex): Hex | null {
  if (!isHex(signature) || signature.length < 132 || signature.length % 2 !== 0) return null
  if (slice(signature, 64, 65) !== '0x00') return null
  const end = BigInt(size(signature))
  const offset = hexToBigInt(slice(signature, 32, 64))
  if (offset < 65n || offset + 32n > end) return null
  const start = Number(offset) + 32
  const length = hexToBigInt(slice(signature, start - 32, start))
  if (BigInt(start) + length > end) return null
  return length === 0n ? '0x' : slice(signature, start, start + Number(length))
}
