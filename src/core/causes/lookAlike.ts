import type { Address } from 'viem'

/** Minimum number of matching digits on each side: people compare both ends. */
const leastAtAnEnd = 2

/** Number of further digits at one end alone that are no accident, beyond those that both ends must share. */
const moreAtOneEnd = 2

/** Length of a matching run in the middle, in the same place. */
const runLength = 10
const runStarts = [10, 20] as const

/** Maximum number of accidental alarms among the comparisons of one batch, on average. */
const mostFalseAlarms = 1 / 2_000

/**
 * Returns the anchors that look like this address: others that share the digits at both ends by which people compare
 * addresses, or so many elsewhere that it is deliberate. Case-insensitive.
 */
export function lookAlike(address: Address, anchors: readonly Address[]): readonly Address[] {
  return lookAlikeAmong(anchors)(address)
}

/**
 * Does the same for many addresses: sorts the anchors by their digits once. Requires enough matching digits to keep
 * accidents rare: six at both ends together for a few addresses, eight for a hundred recipients and a directory of
 * thousands.
 *
 * @param compared - Number of addresses to compare with the anchors.
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

/**
 * Returns the number of digits that two addresses must share at both ends together, so that accidental pairs stay
 * rare.
 */
function sharedDigitsFor(pairs: number): number {
  const isRare = (digits: number) =>
    (pairs * (digits - 2 * leastAtAnEnd + 1)) / 16 ** digits < mostFalseAlarms
  // Wallets show eight digits of an address.
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

/** Keeps the order of the anchors. */
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
