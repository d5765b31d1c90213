import { advance } from '../../core/tracking/advance/advance'
import { heartbeatMs } from '../../core/tracking/heartbeatMs'
import type { Observation } from '../../core/tracking/observation'
import { statusTable } from '../../core/tracking/status/statusTable'
import { addTracked, findTracked, updateTracked } from '../../core/tracking/trackedStore'
import { successorOf } from '../../core/tracking/advance/rivals/successorOf'
import { troubleIn, type Trouble } from '../../core/tracking/status/troubleIn'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { Clock } from '../../ports/clock'
import type { AccountContext } from '../account/accountContext'
import { pausePolling, untilWoken } from '../backoff'

/** However long no source answers, it is polled once in this time, in ms. */
export const longestPauseMs = 300_000
const untoldPauseMs = 60_000
/** An end that can be refuted is polled less often the longer ago it was, but at least once in this time, in ms. */
const endedPauseMs = 3_600_000

/** What the loop shares with the account. */
export type WatchContext = Pick<AccountContext, 'chain' | 'clock' | 'tracked' | 'signal'> & {
  /** Calls back when a source has news, which end the pause. Returns how to stop. */
  readonly onNews?: (listener: () => void) => () => void
}

/** One round of looking at an item. Throws only when aborted. */
export type Observe = (item: TrackedItem, signal: AbortSignal) => Promise<Observation>

/**
 * Follows one item for its life: look, fold what was seen into it, rest as long as its status says. Ends when nothing
 * can change the item any more, when it is forgotten, or when the account is closed. Never throws.
 */
export async function watchItem(id: string, context: WatchContext, observe: Observe): Promise<void> {
  const { tracked, clock, signal, onNews } = context
  let troubles = 0
  let isNews = false
  let wake = () => {}
  const stop = onNews?.(() => {
    isNews = true
    wake()
  })
  try {
    for (;;) {
      isNews = false
      const item = findTracked(tracked, id)
      if (item === undefined || pollMsOf(item, context) === null) return
      const trouble = await look(id, item, context, observe)
      troubles = trouble === null ? 0 : troubles + 1
      const pollMs = pollMsOf(findTracked(tracked, id), context)
      if (pollMs === null) return
      const ms = trouble === null ? pollMs : pauseMs(pollMs, troubles, trouble, clock)
      if (isNews) continue
      // What failed may work again once the tab is shown or back online.
      const stopWaiting = trouble?.retryAfterMs === 0 ? clock.onVisible(() => wake()) : () => {}
      const pause = (until: AbortSignal) => pausePolling(clock, ms, until)
      await untilWoken(pause, signal, (onWake) => (wake = onWake)).finally(stopWaiting)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    stop?.()
  }
}

/** One round. What goes wrong unexpectedly is trouble like any other: the item keeps its state, the loop goes on. */
async function look(
  id: string,
  item: TrackedItem,
  context: WatchContext,
  observe: Observe,
): Promise<Trouble | null> {
  const { tracked, clock, signal } = context
  try {
    const seen = await observe(item, signal)
    signal.throwIfAborted()
    updateTracked(tracked, id, (current) => advance(current, seen, clock.nowMs()))
    const advanced = findTracked(tracked, id)
    const successor = advanced === undefined ? null : successorOf(advanced)
    if (successor !== null) addTracked(tracked, successor)
    return troubleIn(seen)
  } catch {
    signal.throwIfAborted()
    return { reason: 'Looking at it failed.', retryAfterMs: 0 }
  }
}

function pollMsOf(
  item: TrackedItem | undefined,
  { chain, clock }: Pick<WatchContext, 'chain' | 'clock'>,
): number | null {
  if (item === undefined) return null
  const pollMs = statusTable[item.phase.status].pollMs(chain, item)
  if (pollMs === null) return null
  // Neither the chain nor the wallet tells: what could change that is seldom, and the look is long.
  if (item.note?.kind === 'untold') return Math.max(pollMs, untoldPauseMs)
  // In no list: each look at a message is a request of its own.
  if (item.kind === 'safeMessage')
    return Math.max(pollMs, heartbeatMs(clock.nowMs() - item.createdAtMs, chain.pollMs))
  if (item.kind !== 'safeTx' || !statusTable[item.phase.status].final) return pollMs
  const endedAtMs = item.removedAtMs ?? item.lastGoodAtMs ?? item.createdAtMs
  return Math.max(pollMs, Math.min(endedPauseMs, (clock.nowMs() - endedAtMs) / 4))
}

/** Doubles with each round without an answer, between half and the whole of it by chance, and never less than was asked for. */
function pauseMs(pollMs: number, troubles: number, { retryAfterMs }: Trouble, clock: Clock): number {
  const full = Math.max(pollMs, Math.min(longestPauseMs, pollMs * 2 ** troubles))
  return Math.max(retryAfterMs, full * (0.5 + clock.random() / 2))
}
