import type { ChainTxHash } from '../safe/safeTx'
import { type BlockRange, rangesUpTo } from './searchedBlocks'

/** Searched blocks for the token payments of an ordinary wallet, and the transactions found there. */
export type WalletSearch = {
  /** Recipients of the search, as `recipientsKey`: other recipients need a new search. */
  readonly recipients: string
  /** As `addRange` returns them. */
  readonly blocks: readonly BlockRange[]
  /** All matching transactions in these blocks. Only hints: each is read from the chain again. */
  readonly found: readonly { readonly txHash: ChainTxHash; readonly block: bigint }[]
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
