import type { Advance } from '../../core/tracking/advance/advanceSafeItem'
import { heartbeatMs } from '../../core/tracking/heartbeatMs'
import type { Observation } from '../../core/tracking/observation'
import { statusTable } from '../../core/tracking/status/statusTable'
import { addTracked, findTracked, updateTracked } from '../../core/tracking/trackedStore'
import { successorOf, type TrackedItem, trackedId } from '../../core/tracking/trackedItem'
import { troubleIn, type Trouble } from '../../core/tracking/status/troubleIn'
import type { Clock } from '../../ports/clock'
import type { AccountContext } from '../account/accountContext'
import { pausePolling, untilWoken } from '../backoff'
import { m } from '../../core/tracking/messages'

/** Maximum poll interval while no source responds, in ms. */
export const longestPauseMs = 300_000
const unknownPauseMs = 60_000
/** Maximum poll interval of a final status that can be refuted, in ms. It grows with age. */
const endedPauseMs = 3_600_000

/** Interval at which a tab that does not poll looks whether it has to, in ms. No request is sent for that. */
const followMs = 15_000

/** Context that the loop shares with the account. */
type WatchContext = Pick<AccountContext, 'chain' | 'clock' | 'tracked' | 'signal'> & {
  /** Registers a listener for news of a source, which end the wait. Returns a function that removes it. */
  readonly onNews?: (listener: () => void) => () => void
  /** Returns false while another tab polls, and stores what it finds. Default: this tab polls. */
  readonly leads?: () => Promise<boolean>
  /** For the item kinds that the account tracks. */
  readonly advance: Advance
}

/** One poll of an item. Throws only when aborted. */
export type Observe = (item: TrackedItem, signal: AbortSignal) => Promise<Observation>

/**
 * Tracks one item: polls, applies the observation, and sleeps by its status. Ends when the item can no longer change, is
 * removed, or the account is closed. Never throws.
 */
export async function watchItem(id: string, context: WatchContext, observe: Observe): Promise<void> {
  const { tracked, clock, signal, onNews, leads } = context
  let troubles = 0
  /** The first poll counts as news: the stored item may be of an earlier visit. */
  let isNews = true
  let wake = () => {}
  const stop = onNews?.(() => {
    isNews = true
    wake()
  })
  try {
    for (;;) {
      const isLeading = leads === undefined || (await leads())
      signal.throwIfAborted()
      // News may have come in during the wait.
      const isOurs = isNews || isLeading
      isNews = false
      const item = findTracked(tracked, id)
      if (item === undefined || pollMsOf(item, context) === null) return
      const trouble = isOurs ? await look(id, item, context, observe) : null
      troubles = trouble === null ? 0 : troubles + 1
      const pollMs = pollMsOf(findTracked(tracked, id), context)
      if (pollMs === null) return
      const leastMs = isOurs ? pollMs : Math.min(pollMs, followMs)
      const ms = trouble === null ? leastMs : pauseMs(pollMs, troubles, trouble, clock)
      if (isNews) continue
      // A failed source may work again once the tab is shown or back online.
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

/** Polls once. An unexpected error counts as an unreachable source: the item keeps its state, and the loop continues. */
async function look(
  id: string,
  item: TrackedItem,
  context: WatchContext,
  observe: Observe,
): Promise<Trouble | null> {
  const { tracked, clock, signal, advance } = context
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
    return { reason: m.trouble.broken, retryAfterMs: 0 }
  }
}

function pollMsOf(
  item: TrackedItem | undefined,
  { chain, clock }: Pick<WatchContext, 'chain' | 'clock'>,
): number | null {
  if (item === undefined) return null
  const pollMs = statusTable[item.phase.status].pollMs(chain, item)
  if (pollMs === null) return null
  // Outcome unknown by chain and wallet: rarely changes, and the poll is expensive.
  if (item.note?.kind === 'untold') {
    const ageMs = clock.nowMs() - item.createdAtMs
    return Math.max(pollMs, unknownPauseMs, Math.min(endedPauseMs, ageMs / 60))
  }
  // Not in the list: each poll of a message is one request.
  if (item.kind === 'safeMessage')
    return Math.max(pollMs, heartbeatMs(clock.nowMs() - item.createdAtMs, chain.pollMs))
  if (!statusTable[item.phase.status].final) return pollMs
  const removedAtMs = 'removedAtMs' in item ? item.removedAtMs : undefined
  const endedAtMs = removedAtMs ?? item.lastGoodAtMs ?? item.createdAtMs
  return Math.max(pollMs, Math.min(endedPauseMs, (clock.nowMs() - endedAtMs) / 4))
}

/** Returns the back-off: doubles without a response, with jitter from half to the whole, and at least `Retry-After`. */
function pauseMs(pollMs: number, troubles: number, { retryAfterMs }: Trouble, clock: Clock): number {
  const full = Math.max(pollMs, Math.min(longestPauseMs, pollMs * 2 ** troubles))
  return Math.max(retryAfterMs, full * (0.5 + clock.random() / 2))
}

/** Delay between the first polls of restored items, in ms, so that they do not spend the budget at once. */
const staggerMs = 1_500

/** Tracks every item that can still change, stored and new ones, with one loop for each. */
export function resumeTracking(context: WatchContext, observe: Observe): void {
  const { chain, tracked, clock, signal } = context
  const watched = new Set<string>()

  async function watch(id: string, waitMs: number) {
    try {
      if (waitMs > 0) await clock.sleep(waitMs, signal)
      await watchItem(id, context, observe)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      watched.delete(id)
    }
  }

  function watchAll() {
    let started = 0
    for (const item of tracked.getState().items) {
      const id = trackedId(item)
      if (watched.has(id) || statusTable[item.phase.status].pollMs(chain, item) === null) continue
      watched.add(id)
      void watch(id, staggerMs * started++)
    }
  }

  signal.addEventListener('abort', tracked.subscribe(watchAll), { once: true })
  watchAll()
}
