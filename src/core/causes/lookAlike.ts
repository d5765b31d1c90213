import type { Address } from 'viem'

/** What people compare when they compare an address at all; two digits a side are too few, and cheap to forge. */
const sharedDigits = 4

/**
 * The anchors that a person could take this address for: another address whose first or last four hexadecimal digits
 * (after 0x) are the same. Upper and lower case are one; an address never looks like itself.
 */
export function lookAlike(address: Address, anchors: readonly Address[]): readonly Address[] {
  const own = address.toLowerCase()
  return anchors.filter((anchor) => {
    const other = anchor.toLowerCase()
    const sameStart = own.slice(2, 2 + sharedDigits) === other.slice(2, 2 + sharedDigits)
    return own !== other && (sameStart || own.slice(-sharedDigits) === other.slice(-sharedDigits))
  })
}
