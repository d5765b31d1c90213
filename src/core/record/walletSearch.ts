import type { ChainTxHash } from '../safe/safeTx'
import { type BlockRange, rangesUpTo } from './searchedBlocks'

/** Where the payments of an ordinary wallet in tokens were searched, and what was found there. */
export type WalletSearch = {
  /** Whom they were searched for, as `recipientsKey`: for anybody else the blocks are to be searched again. */
  readonly recipients: string
  /** As `addRange` gives them. */
  readonly blocks: readonly BlockRange[]
  /** All transactions that the searched blocks have: only where to look, because each is read from the chain again. */
  readonly found: readonly { readonly txHash: ChainTxHash; readonly block: bigint }[]
}

/** One text for the same addresses, in whatever order the directory has them. */
export function recipientsKey(recipients: readonly string[]): string {
  return recipients
    .map((recipient) => recipient.toLowerCase())
    .toSorted()
    .join()
}

/** The search without the blocks above this one, which a reorg may still replace. */
export function searchUpTo({ recipients, blocks, found }: WalletSearch, highest: bigint): WalletSearch {
  return {
    recipients,
    blocks: rangesUpTo(blocks, highest),
    found: found.filter(({ block }) => block <= highest),
  }
}
