import { m } from '../../../core/record/readingMessages'
import { type BlockRange, rangesUpTo } from '../../../core/record/searchedBlocks'
import { searchBlocks } from './searchBlocks'
import { type Reading, takeMined } from './takeMined'

type Search = {
  /** Told of the lowest block that was searched. */
  readonly onWindow: (lowest: bigint) => void
  /** Ends the search before its next request. */
  readonly isEnough: () => boolean
}

/**
 * Searches the chain's blocks for executions of the Safe, the newest first, until every nonce is found or the first block is
 * reached. What the cache says was searched is passed over; where that leaves a nonce missing, everything is searched again.
 *
 * @returns Why it ended early, in one sentence; null: it did not. Throws only when aborted.
 */
export async function readFromBlocks(
  reading: Reading,
  onWindow: Search['onWindow'],
  isEnough: Search['isEnough'] = () => false,
): Promise<string | null> {
  const { cache, chain, safe } = reading.parts
  const place = { chainId: chain.id, safe }
  const searched = await cache.readSearched(place)
  const trouble = await searchAll(reading, searched, { onWindow, isEnough })
  if (trouble !== null || searched.length === 0 || !isMissing(reading) || isEnough()) return trouble
  // The node of that time may not have had all logs, or what was found was not kept.
  await cache.forgetSearched(place)
  return searchAll(reading, [], { onWindow, isEnough })
}

function searchAll(
  reading: Reading,
  known: readonly BlockRange[],
  { onWindow, isEnough }: Search,
): Promise<string | null> {
  const { parts, book, next, block, signal } = reading
  return searchBlocks({
    clock: parts.clock,
    signal,
    from: book.coverage({ next, block }).sinceBlock ?? block,
    downTo: 0n,
    known,
    find: (blocks) => parts.history.findExecutions(parts.safe, blocks, signal),
    async take(found) {
      const hashes = found.filter((txHash) => !book.hasTx(txHash))
      const taken = await takeMined(
        hashes.map((txHash) => ({ txHash, records: [] })),
        reading,
      )
      return taken.trouble === null && taken.missing === 0
    },
    keep: (blocks) => keepSearched(reading, blocks),
    onWindow,
    isEnough: () => !isMissing(reading) || isEnough(),
  })
}

/**
 * Reads what else the Safe has executed, where a node searches all blocks in one request. As many executions as the nonce says
 * are all there are only if the nonce is true: code that the Safe ran in its own name may have set it back.
 *
 * @returns Why what was found could not be read, in one sentence; null: it was, or the node does not search so far at once.
 * Throws only when aborted.
 */
export async function readWholeChain(reading: Reading): Promise<string | null> {
  const { parts, book, block, signal } = reading
  const found = await parts.history.findExecutions(parts.safe, { from: 0n, to: block }, signal)
  if (found.kind !== 'found') return null
  const hashes = found.value.filter((txHash) => !book.hasTx(txHash))
  const { trouble, missing } = await takeMined(
    hashes.map((txHash) => ({ txHash, records: [] })),
    reading,
  )
  return trouble ?? (missing > 0 ? m.noTransactions : null)
}

function isMissing({ book, next, block }: Reading): boolean {
  return book.coverage({ next, block }).missing > 0
}

/** Of blocks that a reorg may still replace nothing is kept. */
async function keepSearched({ parts, settled }: Reading, searched: BlockRange): Promise<void> {
  const place = { chainId: parts.chain.id, safe: parts.safe }
  for (const blocks of rangesUpTo([searched], settled)) await parts.cache.keepSearched(place, blocks)
}
