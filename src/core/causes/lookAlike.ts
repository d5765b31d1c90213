import type { Address } from 'viem'

/** The digits that users compare; two on each side are too few, and cheap to forge. */
const sharedDigits = 4

/** Forgers match both ends; among hundreds of honest addresses some share one end. */
const sharedDigitsOfBothEnds = 3

/**
 * The anchors that look like this address: others with the same first or last four hexadecimal digits after 0x.
 * Case-insensitive.
 */
export function lookAlike(address: Address, anchors: readonly Address[]): readonly Address[] {
  return lookAlikeAmong(anchors)(address)
}

/** The same for many addresses: the anchors are sorted by their ends once. */
export function lookAlikeAmong(anchors: readonly Address[]): (address: Address) => readonly Address[] {
  const byStart = groupBy(anchors, (anchor) => anchor.slice(2, 2 + sharedDigits))
  const byEnd = groupBy(anchors, (anchor) => anchor.slice(-sharedDigits))
  return (address) => {
    const own = address.toLowerCase()
    const alike = new Set([
      ...(byStart.get(own.slice(2, 2 + sharedDigits)) ?? []),
      ...(byEnd.get(own.slice(-sharedDigits)) ?? []),
    ])
    return [...alike].filter((anchor) => anchor.toLowerCase() !== own)
  }
}

/** For many unverified anchors: both ends have to match, in three digits each. */
export function lookAlikeAtBothEndsAmong(
  anchors: readonly Address[],
): (address: Address) => readonly Address[] {
  const byEnds = groupBy(anchors, endsOf)
  return (address) => {
    const own = address.toLowerCase()
    return (byEnds.get(endsOf(own)) ?? []).filter((anchor) => anchor.toLowerCase() !== own)
  }
}

function endsOf(address: string): string {
  return address.slice(2, 2 + sharedDigitsOfBothEnds) + address.slice(-sharedDigitsOfBothEnds)
}

/** By a part of the address in lower case. */
function groupBy(
  addresses: readonly Address[],
  partOf: (lowerCase: string) => string,
): ReadonlyMap<string, readonly Address[]> {
  const groups = new Map<string, Address[]>()
  for (const address of addresses) {
    const key = partOf(address.toLowerCase())
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [address])
    else group.push(address)
  }
  return groups
}
