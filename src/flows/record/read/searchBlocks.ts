import { m } from '../../../core/record/messages'
import { type BlockRange, nextBlocks } from '../../../core/record/searchedBlocks'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import type { Clock } from '../../../ports/clock'
import type { HistoryReader } from '../../../ports/history'
import { type Backoff, createBackoff } from '../../backoff'

/** Number of blocks in the first request: most public nodes allow it. */
const firstWindow = 10_000n
/** Maximum window, more blocks than any chain has in a year: a node that accepts it accepts all. */
const longestWindow = 40_000_000n
const triesWithoutAnswer = 3
const backoff: Backoff = { firstMs: 2_000, longestMs: 8_000 }

type BlockSearch = {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The newest and the oldest block to search. */
  readonly from: bigint
  readonly downTo: bigint
  /** Blocks to skip, as `addRange` returns them. Absent: none. */
  readonly known?: readonly BlockRange[]
  find(blocks: BlockRange): ReturnType<HistoryReader['findExecutions']>
  /** Reads the found transactions, newest first. False: not all could be read. */
  take(found: readonly ChainTxHash[]): Promise<boolean>
  /** Stores these blocks as searched, with everything in them read. */
  keep?(blocks: BlockRange): Promise<void>
  /** Called with the lowest searched block. */
  onWindow(lowest: bigint): void
  /** Returns true to stop before the next request. */
  isEnough(): boolean
}

/**
 * Searches the blocks of a chain from the newest down. The window doubles after success, and is halved when the node refuses
 * it.
 *
 * @returns Why it stopped early, in one sentence; null: it did not. Throws only when aborted.
 */
export async function searchBlocks(search: BlockSearch): Promise<string | null> {
  const { clock, signal, downTo, known = [] } = search
  let to = search.from
  let size = firstWindow
  let refused: bigint | null = null
  let unanswered = 0
  let wait = createBackoff(clock, backoff, signal)

  while (to >= downTo && !search.isEnough()) {
    const next = nextBlocks(known, to, size)
    if (next === null || next.to < downTo) return null
    const blocks = { from: next.from < downTo ? downTo : next.from, to: next.to }
    const found = await search.find(blocks)
    if (found.kind === 'refused') {
      if (blocks.from === blocks.to) return m.reading.noSearch
      refused = blocks.to - blocks.from + 1n
      size = refused / 2n
      continue
    }
    if (found.kind === 'found' && (await search.take(found.value))) {
      unanswered = 0
      wait = createBackoff(clock, backoff, signal)
      await search.keep?.(blocks)
      search.onWindow(blocks.from)
      to = blocks.from - 1n
      const wider: bigint = size * 2n
      if (wider <= longestWindow && (refused === null || wider < refused)) size = wider
      continue
    }
    unanswered += 1
    if (unanswered === triesWithoutAnswer)
      return found.kind === 'unreachable' ? found.reason : m.reading.noTransactions
    await wait()
  }
  return null
}
