import type { Hex, PublicClient } from 'viem'
import { type IndexedEvent, applyEvent } from './applyEvent'
import { type IndexState, createIndexState } from './indexState'
import { readEvents } from './readEvents'

export type ChainIndex = {
  /** The state by every block that is old enough for the lag of now. */
  read(): Promise<IndexState>
  /** The newest block of the chain, and the newest one in the state. */
  readBlocks(): Promise<{ readonly current: bigint; readonly indexed: bigint }>
  /** Ends the watch for new blocks. */
  stop(): void
}

export type ChainIndexOptions = {
  readonly client: PublicClient
  readonly chainId: number
  /** The first block to look at. */
  readonly fromBlock: bigint
  /** How long a block waits, in ms, asked anew each time. */
  readonly lagMs: () => number
  readonly nowMs: () => number
}

type Checkpoint = { readonly number: bigint; readonly hash: Hex; readonly seenAtMs: number }

const watchIntervalMs = 250

/**
 * The index over a chain's Safe events. It follows the chain whenever it is read, so that without a lag every answer
 * knows the newest block; only where there is a lag to measure does a timer look for new blocks in between. When the
 * chain goes back (a reorg, or a snapshot that a test reverted), the blocks that are gone leave the index.
 */
export function createChainIndex({
  chainId,
  client,
  fromBlock,
  lagMs,
  nowMs,
}: ChainIndexOptions): ChainIndex {
  /** Heads as they were seen, oldest first. Those up to `indexedTo` are in the state. */
  let checkpoints: Checkpoint[] = []
  let indexedTo = fromBlock - 1n
  let events: IndexedEvent[] = []
  let state = createIndexState()
  let tail: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function follow(): Promise<void> {
    await observeHead()
    const ripe = checkpoints.findLast(
      ({ number, seenAtMs }) => number > indexedTo && seenAtMs + lagMs() <= nowMs(),
    )
    if (ripe === undefined) return
    const safes = new Set(state.safes.keys())
    const range = { fromBlock: indexedTo + 1n, toBlock: ripe.number }
    const added = await readEvents({ client, chainId, safes, ...range, nowMs: nowMs() })
    for (const entry of added) applyEvent(state, entry, chainId)
    events.push(...added)
    indexedTo = ripe.number
  }

  async function observeHead(): Promise<void> {
    const head = await client.getBlock({ blockTag: 'latest' })
    if (checkpoints.at(-1)?.hash === head.hash) return
    let kept = checkpoints.length
    while (kept > 0 && !(await isOnChain(checkpoints[kept - 1], head.number))) kept -= 1
    if (kept < checkpoints.length) goBack(checkpoints.slice(0, kept))
    if (head.number >= fromBlock) {
      checkpoints.push({ number: head.number, hash: head.hash, seenAtMs: nowMs() })
    }
  }

  async function isOnChain(checkpoint: Checkpoint | undefined, headNumber: bigint): Promise<boolean> {
    if (checkpoint === undefined || checkpoint.number > headNumber) return false
    const block = await client.getBlock({ blockNumber: checkpoint.number }).catch(() => null)
    return block?.hash === checkpoint.hash
  }

  function goBack(kept: Checkpoint[]): void {
    checkpoints = kept
    const newest = kept.at(-1)?.number ?? fromBlock - 1n
    if (newest >= indexedTo) return
    indexedTo = newest
    events = events.filter(({ chainTx }) => chainTx.blockNumber <= newest)
    state = createIndexState()
    for (const entry of events) applyEvent(state, entry, chainId)
  }

  /** One at a time: two readings at once would apply the same blocks twice. */
  function queue(): Promise<void> {
    const next = tail.then(follow)
    tail = next.catch(() => undefined)
    return next
  }

  function watch(): void {
    if (isStopped || timer !== undefined || lagMs() === 0) return
    timer = setTimeout(() => {
      timer = undefined
      // A chain that does not answer is the business of the next request, which will say so.
      void queue()
        .catch(() => undefined)
        .then(watch)
    }, watchIntervalMs)
    timer.unref?.()
  }

  return {
    async read() {
      watch()
      await queue()
      return state
    },
    async readBlocks() {
      watch()
      await queue()
      const current = await client.getBlockNumber({ cacheTime: 0 })
      return { current, indexed: indexedTo < 0n ? 0n : indexedTo }
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
