import { m } from '../../core/record/readingMessages'
import { type Backoff, createBackoff } from '../backoff'
import { type Reading, takeMined } from './takeMined'

/** Blocks of the first request: what most public nodes allow. */
const firstWindow = 10_000n
/** More than any chain has in a year; every node that takes it takes all of them. */
const longestWindow = 40_000_000n
const triesWithoutAnswer = 3
const backoff: Backoff = { firstMs: 2_000, longestMs: 8_000 }

/**
 * Searches the chain's blocks for executions of the Safe, the newest first, until every nonce is found or the first block is
 * reached. The window doubles while the node takes it, and is halved when it does not.
 *
 * @param onWindow - Told of the lowest block that was searched.
 * @param isEnough - Ends the search before its next request.
 * @returns Why it ended early, in one sentence; null: it did not. Throws only when aborted.
 */
export async function readFromBlocks(
  reading: Reading,
  onWindow: (lowest: bigint) => void,
  isEnough: () => boolean = () => false,
): Promise<string | null> {
  const { parts, book, next, block, signal } = reading
  const coverage = () => book.coverage({ next, block })
  let to = coverage().sinceBlock ?? block
  let size = firstWindow
  let refused: bigint | null = null
  let unanswered = 0
  let wait = createBackoff(parts.clock, backoff, signal)

  while (to >= 0n && coverage().missing > 0 && !isEnough()) {
    const from = to >= size ? to - size + 1n : 0n
    const found = await parts.history.findExecutions(parts.safe, { from, to }, signal)
    if (found.kind === 'tooMany') {
      if (from === to) return m.noSearch
      refused = to - from + 1n
      size = refused / 2n
      continue
    }
    if (found.kind === 'found') {
      const hashes = found.value.filter((txHash) => !book.hasTx(txHash))
      const taken = await takeMined(
        hashes.map((txHash) => ({ txHash, records: [] })),
        reading,
      )
      if (taken.trouble === null && taken.missing === 0) {
        unanswered = 0
        wait = createBackoff(parts.clock, backoff, signal)
        onWindow(from)
        to = from - 1n
        const wider: bigint = size * 2n
        if (wider <= longestWindow && (refused === null || wider < refused)) size = wider
        continue
      }
    }
    unanswered += 1
    if (unanswered === triesWithoutAnswer)
      return found.kind === 'unreachable' ? found.reason : m.noTransactions
    await wait()
  }
  return null
}
