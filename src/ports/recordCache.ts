import type { Address } from 'viem'
import type { ProvedExecution } from '../core/record/recordedTx'
import type { BlockRange, WalletSearch } from '../core/record/searchedBlocks'
import type { Keeping } from './storage'

/** The account: a Safe, or an ordinary wallet. */
export type CachePlace = { readonly chainId: number; readonly safe: Address }

/**
 * Caches what no reorg can change, so that the next visit need not read it again. Never throws: without storage
 * everything is read again.
 */
export type RecordCache = {
  /** Reads the executions, newest first, in batches. Leaves out what cannot be read. */
  read(place: CachePlace): AsyncIterable<readonly ProvedExecution[]>
  keep(place: CachePlace, executions: readonly ProvedExecution[]): Promise<void>
  /** Reads the ranges of blocks whose executions of the Safe are all cached, newest first. */
  readSearched(place: CachePlace): Promise<readonly BlockRange[]>
  keepSearched(place: CachePlace, blocks: BlockRange): Promise<void>
  /** Forgets the searched blocks, so that they are searched again. Executions stay. */
  forgetSearched(place: CachePlace): Promise<void>
  /** Reads the search of a wallet. Null: never searched. */
  readWalletSearch(place: CachePlace): Promise<WalletSearch | null>
  /** Replaces the stored search. */
  keepWalletSearch(place: CachePlace, search: WalletSearch): Promise<void>
  /** Forgets everything of this account. */
  forget(place: CachePlace): Promise<void>
  /** Returns the outcome of the last write, or else of the opening. */
  keeping(): Keeping
}
