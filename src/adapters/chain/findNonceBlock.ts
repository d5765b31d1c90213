/** The first step back from the start, in blocks: another node behind the same URL may have been that far ahead. */
const firstStepBack = 16n

export type NonceSearch = {
  /** Number of transactions of the account in the blocks up to this one. */
  readonly countAt: (blockNumber: bigint) => Promise<number>
  readonly nonce: number
  /** A block at which the nonce was unused. */
  readonly fromBlock: bigint | null
  readonly newest: bigint
}

/**
 * Finds the first block after which the account has used the nonce, by binary search. Null: still unused. Makes about 2
 * log2(blocks in between) requests, in sequence. Throws what the node throws: many nodes keep no old state.
 */
export async function findNonceBlock({
  countAt,
  nonce,
  fromBlock,
  newest,
}: NonceSearch): Promise<bigint | null> {
  const isUsedAt = async (blockNumber: bigint) => (await countAt(blockNumber)) > nonce
  if (!(await isUsedAt(newest))) return null
  let used = newest
  let unused = fromBlock === null || fromBlock >= newest ? newest - 1n : fromBlock
  for (let step = firstStepBack; unused >= 0n && (await isUsedAt(unused)); step *= 2n) {
    used = unused
    unused -= step
  }
  if (unused < 0n) unused = -1n
  while (used - unused > 1n) {
    const middle = unused + (used - unused) / 2n
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }
  return used
}
