import { m } from '../../../core/record/messages'
import { type BlockRange, rangesUpTo } from '../../../core/record/searchedBlocks'
import { searchBlocks } from './searchBlocks'
import { type Reading, takeMined } from './takeMined'

type Search = {
  /** Called with the lowest searched block. */
  readonly onWindow: (lowest: bigint) => void
  /** Returns true to stop before the next request. */
  readonly isEnough: () => boolean
}

/**
 * Searches the chain's blocks for executions of the Safe, newest first, until every nonce is found or the first block is
 * reached. Skips blocks that the cache marks as searched; if a nonce is still missing, searches everything again.
 *
 * @returns Why it stopped early, in one sentence; null: it did not. Throws only when aborted.
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
  // The node may have lacked logs then, or the executions were not stored.
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
 * Reads further executions of the Safe, if the node searches all blocks in one request. The nonce counts all executions only
 * if it is true: code that the Safe ran with DELEGATECALL may have set it back.
 *
 * @returns Why the executions could not be read, in one sentence; null: they were, or the node does not search that far at
 * once. Throws only when aborted.
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
  return trouble ?? (missing > 0 ? m.reading.noTransactions : null)
}

function isMissing({ book, next, block }: Reading): boolean {
  return book.coverage({ next, block }).missing > 0
}

/** Stores the searched blocks, except those that a reorg may still replace. */
async function keepSearched({ parts, settled }: Reading, searched: BlockRange): Promise<void> {
  const place = { chainId: parts.chain.id, safe: parts.safe }
  for (const blocks of rangesUpTo([searched], settled)) await parts.cache.keepSearched(place, blocks)
}
