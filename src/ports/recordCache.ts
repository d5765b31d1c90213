import type { Address } from 'viem'
import type { ProvedExecution } from '../core/record/readExecution'
import type { BlockRange } from '../core/record/searchedBlocks'
import type { Keeping } from './keeping'

/** Whose executions are kept. */
export type CachePlace = { readonly chainId: number; readonly safe: Address }

/**
 * Keeps executions that no reorg takes back, so that the next visit asks for nothing twice. Never throws: without storage it
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
  /** Everything of this Safe. */
  forget(place: CachePlace): Promise<void>
  /** How the last write, or else the opening, went. */
  keeping(): Keeping
}
