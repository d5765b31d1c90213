import type { ChainTxHash } from '../safe/safeTx'

/** Blocks of a chain, both ends included. */
export type BlockRange = { readonly from: bigint; readonly to: bigint }

/** Searched blocks for the token payments of an ordinary wallet, and the transactions found there. */
export type WalletSearch = {
  /** Recipients of the search, as `recipientsKey`: other recipients need a new search. */
  readonly recipients: string
  /** As `addRange` returns them. */
  readonly blocks: readonly BlockRange[]
  /** All matching transactions in these blocks. Only hints: each is read from the chain again. */
  readonly found: readonly { readonly txHash: ChainTxHash; readonly block: bigint }[]
}

/** Adds a range: newest first, merged where ranges touch. */
export function addRange(ranges: readonly BlockRange[], range: BlockRange): readonly BlockRange[] {
  const newestFirst = [...ranges, range].toSorted((one, other) => (one.to < other.to ? 1 : -1))
  const merged: BlockRange[] = []
  for (const next of newestFirst) {
    const last = merged.at(-1)
    if (last === undefined || next.to < last.from - 1n) merged.push(next)
    else merged[merged.length - 1] = { from: next.from < last.from ? next.from : last.from, to: last.to }
  }
  return merged
}

/**
 * Returns the highest blocks that are in none of the ranges.
 *
 * @param ranges - As `addRange` returns them.
 * @param to - Block to start from, going down.
 * @param most - Maximum number of blocks, at least 1.
 * @returns Null when the ranges cover all blocks down to the first.
 */
export function nextBlocks(ranges: readonly BlockRange[], to: bigint, most: bigint): BlockRange | null {
  let top = to
  let bottom = 0n
  for (const range of ranges) {
    if (range.from > top) continue
    if (range.to >= top) top = range.from - 1n
    else {
      bottom = range.to + 1n
      break
    }
  }
  if (top < 0n) return null
  const from = top - most + 1n
  return { from: from > bottom ? from : bottom, to: top }
}

/** Returns the ranges without the blocks above `highest`. */
export function rangesUpTo(ranges: readonly BlockRange[], highest: bigint): readonly BlockRange[] {
  return ranges.flatMap(({ from, to }) => (from > highest ? [] : { from, to: to < highest ? to : highest }))
}

/** Returns the range with the most blocks; null: no range. */
export function widestRange(ranges: readonly BlockRange[]): BlockRange | null {
  const size = ({ from, to }: BlockRange) => to - from
  return ranges.reduce<BlockRange | null>(
    (widest, range) => (widest === null || size(range) > size(widest) ? range : widest),
    null,
  )
}

/** Returns the same text for the same addresses, in any order and case. */
export function recipientsKey(recipients: readonly string[]): string {
  return recipients
    .map((recipient) => recipient.toLowerCase())
    .toSorted()
    .join()
}

/** Returns the search without the blocks above `highest`, which a reorg may still replace. */
export function searchUpTo({ recipients, blocks, found }: WalletSearch, highest: bigint): WalletSearch {
  return {
    recipients,
    blocks: rangesUpTo(blocks, highest),
    found: found.filter(({ block }) => block <= highest),
  }
}
