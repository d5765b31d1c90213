import { searchBlocks } from './searchBlocks'
import { type Reading, takeMined } from './takeMined'

/**
 * Searches the chain's blocks for executions of the Safe, the newest first, until every nonce is found or the first block is
 * reached.
 *
 * @param onWindow - Told of the lowest block that was searched.
 * @param isEnough - Ends the search before its next request.
 * @returns Why it ended early, in one sentence; null: it did not. Throws only when aborted.
 */
export function readFromBlocks(
  reading: Reading,
  onWindow: (lowest: bigint) => void,
  isEnough: () => boolean = () => false,
): Promise<string | null> {
  const { parts, book, next, block, signal } = reading
  const coverage = () => book.coverage({ next, block })
  return searchBlocks({
    clock: parts.clock,
    signal,
    from: coverage().sinceBlock ?? block,
    downTo: 0n,
    find: (blocks) => parts.history.findExecutions(parts.safe, blocks, signal),
    async take(found) {
      const hashes = found.filter((txHash) => !book.hasTx(txHash))
      const taken = await takeMined(
        hashes.map((txHash) => ({ txHash, records: [] })),
        reading,
      )
      return taken.trouble === null && taken.missing === 0
    },
    onWindow,
    isEnough: () => coverage().missing <= 0 || isEnough(),
  })
}
