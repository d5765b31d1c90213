import type { Address } from 'viem'

/** On each side some digits must match: people compare both ends. */
const leastAtAnEnd = 2

/** This many digits at one end alone are no accident, beyond those that both ends must share. */
const moreAtOneEnd = 2

/** Runs of this many digits in the middle, in the same place. */
const runLength = 10
const runStarts = [10, 20] as const

/** The most alarms by accident among the comparisons of one batch, on average. */
const mostFalseAlarms = 1 / 2_000

/**
 * Returns the anchors that look like this address: others that share the digits at both ends by which people compare addresses,
 * or so many elsewhere that it was made on purpose. Case-insensitive.
 */
export function lookAlike(address: Address, anchors: readonly Address[]): readonly Address[] {
  return lookAlikeAmong(anchors)(address)
}

/**
 * Does the same for many addresses: the anchors are sorted by their digits once. As many digits must match as keep accidents
 * rare: six at both ends together for a few addresses, eight for a hundred recipients and a directory of thousands.
 *
 * @param compared - How many addresses are compared with the anchors.
 */
export function lookAlikeAmong(
  anchors: readonly Address[],
  compared = 1,
): (address: Address) => readonly Address[] {
  const shared = sharedDigitsFor(anchors.length * compared)
  const atOneEnd = shared + moreAtOneEnd
  const byEnds = groupBy(anchors, (own) => own.slice(0, leastAtAnEnd) + own.slice(-leastAtAnEnd))
  const parts = [
    (own: string) => own.slice(0, atOneEnd),
    (own: string) => own.slice(-atOneEnd),
    ...runStarts.map((start) => (own: string) => own.slice(start, start + runLength)),
  ].map((partOf) => ({ partOf, groups: groupBy(anchors, partOf) }))
  return (address) => {
    const own = digitsOf(address)
    const near = byEnds.get(own.slice(0, leastAtAnEnd) + own.slice(-leastAtAnEnd)) ?? []
    const alike = new Set([
      ...near.filter((anchor) => sharedEnds(own, digitsOf(anchor)) >= shared),
      ...parts.flatMap(({ partOf, groups }) => groups.get(partOf(own)) ?? []),
    ])
    return anchorsIn(anchors, alike).filter((anchor) => digitsOf(anchor) !== own)
  }
}

/** The digits that two addresses must share at both ends together, so that pairs by accident stay rare. */
function sharedDigitsFor(pairs: number): number {
  const isRare = (digits: number) =>
    (pairs * (digits - 2 * leastAtAnEnd + 1)) / 16 ** digits < mostFalseAlarms
  // Eight are what wallets show of an address.
  return [6, 7].find(isRare) ?? 8
}

function sharedEnds(one: string, other: string): number {
  const [own, its] = [one.split(''), other.split('')]
  return sharedStart(own, its) + sharedStart(own.toReversed(), its.toReversed())
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((digit, index) => digit !== other[index])
  return differs === -1 ? one.length : differs
}

/** In the order in which they were given. */
function anchorsIn(anchors: readonly Address[], alike: ReadonlySet<Address>): readonly Address[] {
  return alike.size < 2 ? [...alike] : anchors.filter((anchor) => alike.has(anchor))
}

function digitsOf(address: Address): string {
  return address.slice(2).toLowerCase()
}

function groupBy(
  addresses: readonly Address[],
  partOf: (digits: string) => string,
): ReadonlyMap<string, readonly Address[]> {
  const groups = new Map<string, Address[]>()
  for (const address of addresses) {
    const key = partOf(digitsOf(address))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [address])
    else group.push(address)
  }
  return groups
}
