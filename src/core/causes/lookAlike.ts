import type { Address } from 'viem'

/** What people compare when they compare an address at all; two digits a side are too few, and cheap to forge. */
const sharedDigits = 4

/** Forgers match both ends; of hundreds of honest addresses some two share one. */
const sharedDigitsOfBothEnds = 3

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

/** The same where there are many anchors that nobody has vouched for: both ends have to be alike, in three digits each. */
export function lookAlikeAtBothEnds(address: Address, anchors: readonly Address[]): readonly Address[] {
  const own = address.toLowerCase()
  return anchors.filter((anchor) => {
    const other = anchor.toLowerCase()
    return own !== other && endsOf(own) === endsOf(other)
  })
}

function endsOf(address: string): string {
  return address.slice(2, 2 + sharedDigitsOfBothEnds) + address.slice(-sharedDigitsOfBothEnds)
}
