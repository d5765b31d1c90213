import type { Address } from 'viem'

/**
 * Compares two addresses, ignoring case. For lists of hundreds, and for bytes that may be no address: viem's
 * `isAddressEqual` computes checksums, and throws.
 */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}
