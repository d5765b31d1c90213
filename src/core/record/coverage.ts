/** An execution that was found on the chain. `nonce`: null while nothing proves it. */
type Found = { readonly nonce: bigint | null; readonly blockNumber: bigint }

/** What the nonce of a Safe proves of the executions that were found. */
export type Coverage = {
  /** Every transaction that the Safe has executed is among them, and each is proved. */
  readonly isComplete: boolean
  /** The highest nonce that was used and is not among them; null: none, or as many are not proved. */
  readonly highestMissing: bigint | null
  /** How many were not found. Those that are not proved may be as many. */
  readonly missing: number
  /** All that was executed in this block and later is among them; null: nothing is certain, as where nonces are contested. */
  readonly sinceBlock: bigint | null
  /** Nonces that more than one claims. A Safe uses each once, so that at least one of them was not executed. */
  readonly contested: ReadonlySet<bigint>
}

/**
 * A Safe uses each nonce once and in order, whether the execution succeeds or not: so many were executed as its nonce says.
 *
 * @param next - The Safe's nonce at `block`. Executions after that block are passed over.
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
