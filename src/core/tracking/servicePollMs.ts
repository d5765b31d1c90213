import { removalSettlesAfterMs } from './advance/advanceTx'
import { heartbeatMs } from './heartbeatMs'
import { statusTable } from './status/statusTable'
import type { TrackedItem } from './trackedItem'

/** A changed list is no reason for the fastest polls: the change has just been seen. */
const changeAgeMs = 5 * 60_000

/**
 * Returns the interval between two polls of a Safe's service list, in ms, while the tab is visible: by the age of
 * proposals from this browser, of unsettled items, and of the last change.
 */
export function servicePollMs(given: {
  readonly items: readonly TrackedItem[]
  /** Time at which the list, or the Safe's nonce, last changed. */
  readonly changedAtMs: number
  /** Since when the list lacks an execution that the chain shows; null: it lacks none. */
  readonly behindSinceMs: number | null
  readonly nowMs: number
  readonly pollMs: number
}): number {
  const { items, changedAtMs, behindSinceMs, nowMs, pollMs } = given
  const ages = [nowMs - changedAtMs + changeAgeMs]
  if (behindSinceMs !== null) ages.push(nowMs - behindSinceMs)
  let mostMs = Infinity
  for (const item of items) {
    if (item.kind !== 'safeTx' || statusTable[item.phase.status].final) continue
    if (!item.rebuilt) ages.push(nowMs - item.createdAtMs)
    if (item.note?.kind === 'nonceUsed') ages.push(nowMs - item.note.sinceMs)
    // The second response, which shows whether it was removed.
    if (item.nonce !== null && item.missingSinceMs !== null) mostMs = removalSettlesAfterMs
  }
  // Ignore times in the future, written before the clock was set back: polls would stay fast until then.
  const ageMs = Math.min(...ages.filter((age) => age >= 0))
  return Math.min(mostMs, heartbeatMs(ageMs, pollMs))
}
