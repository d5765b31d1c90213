/** An execution that was found on the chain. `nonce`: null while nothing proves it. */
type Found = { readonly nonce: bigint | null; readonly blockNumber: bigint }

/** Coverage of the found executions, by the nonce of the Safe. */
export type Coverage = {
  /** True when every transaction that the Safe executed is among them, and each is proved. */
  readonly isComplete: boolean
  /** The highest nonce that was used and is not among them; null: none, or as many are not proved. */
  readonly highestMissing: bigint | null
  /** Number of executions that were not found, less the unproved ones, which may be among them. */
  readonly missing: number
  /** From this block on all executions were found; null: nothing is certain, for example with contested nonces. */
  readonly sinceBlock: bigint | null
  /** Nonces that several executions claim, or that the Safe has not used: at least one claim is false. */
  readonly contested: ReadonlySet<bigint>
}

/**
 * Compares the found executions with the Safe's nonce. A Safe uses each nonce once and in order, even if it fails.
 *
 * @param next - The Safe's nonce at `block`. Executions after that block are ignored.
 */
export function coverageOf(
  found: readonly Found[],
  { next, block }: { readonly next: bigint; readonly block: bigint },
): Coverage {
  const blocks = new Map<bigint, bigint>()
  const contested = new Set<bigint>()
  let unnumbered = 0
  for (const { nonce, blockNumber } of found) {
    if (blockNumber > block) continue
    if (nonce === null) unnumbered += 1
    else if (blocks.has(nonce) || nonce >= next) contested.add(nonce)
    else blocks.set(nonce, blockNumber)
  }
  const absent = Number(next) - blocks.size
  let lowest = next
  while (blocks.has(lowest - 1n)) lowest -= 1n
  return {
    isComplete: absent === 0 && unnumbered === 0 && contested.size === 0,
    highestMissing: absent <= unnumbered || lowest === 0n ? null : lowest - 1n,
    missing: Math.max(0, absent - unnumbered),
    sinceBlock: contested.size > 0 ? null : (blocks.get(lowest) ?? null),
    contested,
  }
}
