import { removalSettlesAfterMs } from './advance/advanceTx'
import { heartbeatMs } from './heartbeatMs'
import { statusTable } from './status/statusTable'
import type { TrackedItem } from './trackedItem'

/** A changed list is no reason for the quickest polls: what has changed has just been seen. */
const changeAgeMs = 5 * 60_000

/**
 * Time between two polls of the service's list of a Safe, in ms, while the tab is visible: by the age of what was
 * proposed here, of what is not settled yet, and of the last change.
 */
export function servicePollMs(given: {
  readonly items: readonly TrackedItem[]
  /** When the list, or the Safe's nonce, was last seen to have changed. */
  readonly changedAtMs: number
  readonly nowMs: number
  readonly pollMs: number
}): number {
  const { items, changedAtMs, nowMs, pollMs } = given
  const ages = [nowMs - changedAtMs + changeAgeMs]
  let mostMs = Infinity
  for (const item of items) {
    if (item.kind !== 'safeTx' || statusTable[item.phase.status].final) continue
    if (!item.rebuilt) ages.push(nowMs - item.createdAtMs)
    if (item.note?.kind === 'nonceUsed') ages.push(nowMs - item.note.sinceMs)
    // The second answer, which says whether it was removed.
    if (item.nonce !== null && item.missingSinceMs !== null) mostMs = removalSettlesAfterMs
  }
  // What lies ahead was written before the clock was set back, and would keep the polls quick until then.
  const ageMs = Math.min(...ages.filter((age) => age >= 0))
  return Math.min(mostMs, heartbeatMs(ageMs, pollMs))
}
