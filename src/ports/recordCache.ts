import type { Address } from 'viem'
import type { ProvedExecution } from '../core/record/readExecution'

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
  forget(place: CachePlace): Promise<void>
}
