import { advance } from '../core/tracking/advance'
import type { Observation } from '../core/tracking/observation'
import { statusTable } from '../core/tracking/statusTable'
import { addTracked, findTracked, updateTracked } from '../core/tracking/trackedStore'
import { successorOf } from '../core/tracking/successorOf'
import { troubleIn, type Trouble } from '../core/tracking/troubleIn'
import type { TrackedItem } from '../core/tracking/trackedItem'
import type { Clock } from '../ports'
import type { AccountContext } from './accountContext'
import { rest } from './rest'

/** However long nobody answers, one look in this time is made, in ms. */
export const longestPauseMs = 300_000
const untoldPauseMs = 60_000

/** What the loop shares with the account. */
export type WatchContext = Pick<AccountContext, 'chain' | 'clock' | 'tracked' | 'signal'>

/** One round of looking at an item. Throws only when aborted. */
export type Observe = (item: TrackedItem, signal: AbortSignal) => Promise<Observation>

/**
 * Follows one item for its life: look, fold what was seen into it, rest as long as its status says. Ends when the item
 * is final or forgotten, or when the account is closed. Never throws.
 */
export async function watchItem(id: string, context: WatchContext, observe: Observe): Promise<void> {
  const { tracked, chain, clock, signal } = context
  let troubles = 0
  try {
    for (;;) {
      const item = findTracked(tracked, id)
      if (item === undefined || statusTable[item.phase.status].final) return
      const trouble = await look(id, item, context, observe)
      troubles = trouble === null ? 0 : troubles + 1
      const pollMs = pollMsOf(findTracked(tracked, id), chain)
      if (pollMs === null) return
      await rest(clock, trouble === null ? pollMs : pauseMs(pollMs, troubles, trouble, clock), signal)
    }
  } catch (error) {
    if (!signal.aborted) throw error
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

function pollMsOf(item: TrackedItem | undefined, chain: AccountContext['chain']): number | null {
  if (item === undefined) return null
  const pollMs = statusTable[item.phase.status].pollMs(chain)
  // Neither the chain nor the wallet tells: what could change that is seldom, and the look is long.
  return pollMs !== null && item.note?.kind === 'untold' ? Math.max(pollMs, untoldPauseMs) : pollMs
}

/** Doubles with each round without an answer, between half and the whole of it by chance, and never less than was asked for. */
function pauseMs(pollMs: number, troubles: number, { retryAfterMs }: Trouble, clock: Clock): number {
  const full = Math.max(pollMs, Math.min(longestPauseMs, pollMs * 2 ** troubles))
  return Math.max(retryAfterMs, full * (0.5 + clock.random() / 2))
}
