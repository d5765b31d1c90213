import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { servicePollMs } from '../../core/tracking/servicePollMs'
import type { SafeService } from '../../ports/service'
import { hiddenFactor, untilAborted, untilWoken } from '../backoff'
import { holdKept, keepOpen, type QuestionKey } from '../queries'
import type { FullReader, SafeReader } from '../review/reader'
import { queueMark } from '../review/recentReader'
import { createQueueReading, type ReadingParts, type ReadResult } from './createQueueReading'
import type { QueueState } from './queueState'
import { anySignal } from '../anySignal'

type QueueParts = Omit<ReadingParts, 'signal' | 'service'> & {
  /** Returns another mark after something has been sent or read that contradicts the list. */
  readonly mark?: () => unknown
  readonly chain: Pick<AppChain, 'pollMs'>
  readonly service: Pick<SafeService, 'waitMs' | 'listTransactions' | 'listMessages'>
}

export type SafeQueue = {
  readonly state: StoreApi<QueueState>
  /** True from `refresh` to the end of the next read, which is delayed if everything was just read. */
  readonly isRefreshing: StoreApi<boolean>
  /** Checks these rows, which are on screen, before the others. */
  show(hashes: readonly SafeTxHash[]): void
  /** Reads everything again at the user's request, unless it was just read. */
  refresh(): void
  /** Aborts its requests and sends none until `resume`, which reads what is due. */
  pause(): void
  resume(): void
  close(): void
}

const chainEveryMs = 60_000
/** Minimum time between two reads, in ms: at the user's request, and when the tab becomes visible. */
const gapMs = { asked: 5_000, shown: 60_000 }
const retry = { firstMs: 5_000, longestMs: 300_000 }
const pauseReason = new Error('The queue is paused.')
/** Every third poll is for messages. */
const messagesEvery = 3

/**
 * Opens the queue of any Safe, without host or wallet. Reads its setup from the chain and its lists from the service, and
 * checks every row by its bytes. Polls both until it is closed. A queue of 200 takes two requests to the service; then
 * `servicePollMs` sets the poll interval, multiplied by the pages of a longer queue.
 */
export function createQueue({ chain, mark, ...parts }: QueueParts): SafeQueue {
  const { service, chainReader, clock } = parts
  const closing = new AbortController()
  const { signal } = closing
  let pausing = new AbortController()
  let isPaused = false
  let markAtPause: unknown
  /** Requests of a paused queue are aborted; its checks go on. */
  let shown = anySignal([signal, pausing.signal])
  const reading = createQueueReading({
    ...parts,
    signal,
    chainReader: { ...chainReader, readSetup: (safe) => chainReader.readSetup(safe, shown) },
    service: {
      listTransactions: (safe, options) => service.listTransactions(safe, options, shown),
      listMessages: (safe, options) => service.listMessages(safe, options, shown),
    },
  })
  const isRefreshing = createStore<boolean>(() => false)
  let readAtMs = { chain: -Infinity, service: -Infinity }
  let failed = { times: 0, atMs: 0 }
  let changedAtMs = clock.nowMs()
  let isOpen = false
  let asked = true
  let polls = 0
  let wake = () => {}

  function note(what: 'chain' | 'service', result: ReadResult) {
    const nowMs = clock.nowMs()
    readAtMs = { ...readAtMs, [what]: nowMs }
    if (result.kind === 'found' && result.isChanged) changedAtMs = nowMs
    if (result.kind === 'unreachable') {
      failed = { times: failed.times + 1, atMs: nowMs }
      asked = true
    }
  }

  async function readDue(): Promise<void> {
    if (asked || chainWaitMs() === 0) {
      const onChain = await reading.readChain()
      note('chain', onChain)
      isOpen = onChain.kind === 'found'
      if (!isOpen) isRefreshing.setState(false, true)
      if (onChain.kind === 'unreachable' && failed.times === 1 && service.waitMs() === 0)
        await reading.readUnchecked()
      // With a new nonce or new owners the list has changed too.
      if (onChain.kind === 'found' && onChain.isChanged) asked = true
    }
    if (isOpen && pollWaitMs() === 0) await poll()
  }

  async function poll(): Promise<void> {
    if (asked) {
      asked = false
      const rows = await reading.readRows('onScreen')
      note('service', rows)
      if (rows.kind === 'found') {
        failed = { times: 0, atMs: 0 }
        await reading.readMessages('onScreen')
      }
      // Not when the user has requested another refresh meanwhile.
      if (!asked || rows.kind === 'unreachable') isRefreshing.setState(false, true)
      return
    }
    polls += 1
    if (polls % messagesEvery !== 0) return note('service', await reading.readRows('background'))
    await reading.readMessages('background')
    readAtMs = { ...readAtMs, service: clock.nowMs() }
  }

  function pollWaitMs(): number {
    const nowMs = clock.nowMs()
    const heldMs = asked && failed.times === 0 ? 0 : service.waitMs()
    const pollMs = servicePollMs({ items: [], changedAtMs, behindSinceMs: null, nowMs, pollMs: chain.pollMs })
    const everyMs = asked ? gapMs.asked : slower(pollMs * reading.pages())
    return Math.max(heldMs, readAtMs.service + everyMs - nowMs, 0)
  }

  const slower = (ms: number) => (clock.isVisible() ? ms : hiddenFactor * ms)
  const chainWaitMs = () => Math.max(0, readAtMs.chain + slower(chainEveryMs) - clock.nowMs())

  function retryWaitMs(): number {
    if (failed.times === 0) return 0
    const pauseMs = Math.min(retry.longestMs, retry.firstMs * 2 ** (failed.times - 1))
    return Math.max(0, failed.atMs + pauseMs - clock.nowMs())
  }

  function waitMs(): number {
    const openMs = Math.min(chainWaitMs(), pollWaitMs())
    // Without a Safe on chain, retry at the interval of the chain.
    const closedMs = failed.times > 0 ? 0 : chainWaitMs()
    return Math.max(1, retryWaitMs(), isOpen ? openMs : closedMs)
  }

  function refresh() {
    asked = true
    isRefreshing.setState(true, true)
    failed = { ...failed, atMs: -Infinity }
    wake()
  }

  function onShown() {
    if (failed.times > 0 || clock.nowMs() - readAtMs.service >= gapMs.shown) refresh()
    else wake()
  }

  async function watch(): Promise<void> {
    const stop = clock.onVisible(() => !isPaused && onShown())
    try {
      for (;;) {
        if (!isPaused && retryWaitMs() === 0) await readDue().catch(ignorePause)
        await untilWoken(
          (until) => (isPaused ? untilAborted(until) : clock.sleep(waitMs(), until)),
          signal,
          (onWake) => (wake = onWake),
        )
      }
    } finally {
      stop()
    }
  }

  /** Ignores the end of a reading by a pause, and has it read when the pause ends. */
  function ignorePause(error: unknown) {
    if (error !== pauseReason) throw error
    asked = true
    isRefreshing.setState(false, true)
  }

  function pause() {
    if (isPaused) return
    isPaused = true
    markAtPause = mark?.()
    pausing.abort(pauseReason)
    wake()
  }

  function resume() {
    if (!isPaused) return
    isPaused = false
    pausing = new AbortController()
    shown = anySignal([signal, pausing.signal])
    if (mark?.() !== markAtPause) asked = true
    // The rows are on screen again.
    if (clock.nowMs() - readAtMs.service >= gapMs.shown) refresh()
    else wake()
  }

  void watch().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    state: reading.state,
    isRefreshing,
    show: reading.show,
    refresh,
    pause,
    resume,
    close: () => closing.abort(),
  }
}

type QueueReader = SafeReader & Pick<FullReader, 'queries'>

/** Opens the queue of a Safe, or the one that another screen still holds: then it sends nothing before its next poll. */
export function openQueue(reader: QueueReader, safe: Address): SafeQueue {
  const { queries, chain } = reader
  const mark = () => queueMark(queries, chain)
  return keepOpen(queries, keyOf(reader, safe), () => createQueue({ ...reader, safe, mark }))
}

/** Holds the queue that a screen has just left, so that its reader can go back. Opens none. Returns how to let it close. */
export function holdQueue(reader: QueueReader, safe: Address): () => void {
  return holdKept(reader.queries, keyOf(reader, safe))
}

function keyOf({ chain }: QueueReader, safe: Address): QuestionKey {
  return ['queue', chain.id, safe.toLowerCase()]
}
