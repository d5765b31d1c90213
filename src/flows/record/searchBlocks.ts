import { m } from '../../core/record/readingMessages'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { Clock } from '../../ports/clock'
import type { HistoryReader } from '../../ports/history'
import { type Backoff, createBackoff } from '../backoff'

/** Blocks of the first request: what most public nodes allow. */
const firstWindow = 10_000n
/** More than any chain has in a year; every node that takes it takes all of them. */
const longestWindow = 40_000_000n
const triesWithoutAnswer = 3
const backoff: Backoff = { firstMs: 2_000, longestMs: 8_000 }

type BlockSearch = {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The newest and the oldest block to search. */
  readonly from: bigint
  readonly downTo: bigint
  find(blocks: { readonly from: bigint; readonly to: bigint }): ReturnType<HistoryReader['findExecutions']>
  /** Reads the transactions that were found, the newest first. False: not all of them came. */
  take(found: readonly ChainTxHash[]): Promise<boolean>
  /** Told of the lowest block that was searched. */
  onWindow(lowest: bigint): void
  /** Ends the search before its next request. */
  isEnough(): boolean
}

/**
 * Searches the blocks of a chain from the newest down. The window doubles while the node takes it, and is halved when it
 * does not.
 *
 * @returns Why it ended early, in one sentence; null: it did not. Throws only when aborted.
 */
export async function searchBlocks(search: BlockSearch): Promise<string | null> {
  const { clock, signal, downTo } = search
  let to = search.from
  let size = firstWindow
  let refused: bigint | null = null
  let unanswered = 0
  let wait = createBackoff(clock, backoff, signal)

  while (to >= downTo && !search.isEnough()) {
    const from = to - downTo >= size ? to - size + 1n : downTo
    const found = await search.find({ from, to })
    if (found.kind === 'tooMany') {
      if (from === to) return m.noSearch
      refused = to - from + 1n
      size = refused / 2n
      continue
    }
    if (found.kind === 'found' && (await search.take(found.value))) {
      unanswered = 0
      wait = createBackoff(clock, backoff, signal)
      search.onWindow(from)
      to = from - 1n
      const wider: bigint = size * 2n
      if (wider <= longestWindow && (refused === null || wider < refused)) size = wider
      continue
    }
    unanswered += 1
    if (unanswered === triesWithoutAnswer)
      return found.kind === 'unreachable' ? found.reason : m.noTransactions
    await wait()
  }
  return null
}
