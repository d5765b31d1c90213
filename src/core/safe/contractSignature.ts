import { type Hex, hexToBigInt, isHex, size, slice } from 'viem'

/**
 * The bytes that the owner contract itself is shown, out of its signature as a Safe takes it (v = 0): the second word
 * is where they are, and they begin with their length. Null for any other signature, and where the bytes are not
 * inside. Never throws.
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
