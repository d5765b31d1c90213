import type { Hex } from 'viem'

/**
 * Compares two hashes, or two runs of bytes, in any case of their digits. Also addresses that may be none, or that stand
 * in lists of hundreds: viem's `isAddressEqual` checks each of them, and throws.
 */
export function isHexEqual(one: Hex, other: Hex): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}
