import type { Address } from 'viem'
import type { ProvedExecution } from '../core/record/readExecution'
import type { BlockRange } from '../core/record/searchedBlocks'
import type { WalletSearch } from '../core/record/walletSearch'
import type { Keeping } from './keeping'

/** The account: a Safe, or an ordinary wallet. */
export type CachePlace = { readonly chainId: number; readonly safe: Address }

/**
 * Keeps what no reorg takes back, so that the next visit asks for nothing twice. Never throws: without storage it
 * keeps nothing, and all is read again.
 */
export type RecordCache = {
  /** The newest first, in parts. What cannot be read is left out. */
  read(place: CachePlace): AsyncIterable<readonly ProvedExecution[]>
  keep(place: CachePlace, executions: readonly ProvedExecution[]): Promise<void>
  /** Blocks whose executions of the Safe are all kept, the newest first. */
  readSearched(place: CachePlace): Promise<readonly BlockRange[]>
  keepSearched(place: CachePlace, blocks: BlockRange): Promise<void>
  /** The blocks are to be searched again; executions stay. */
  forgetSearched(place: CachePlace): Promise<void>
  /** Null: nothing of this wallet was searched. */
  readWalletSearch(place: CachePlace): Promise<WalletSearch | null>
  /** In place of what was kept. */
  keepWalletSearch(place: CachePlace, search: WalletSearch): Promise<void>
  /** Everything of this account. */
  forget(place: CachePlace): Promise<void>
  /** How the last write, or else the opening, went. */
  keeping(): Keeping
}
