import { stringifyExact } from './stringifyExact'
import { statusTable } from './statusTable'
import type { TrackedItem } from './trackedItem'

/** Final items that are kept for one account: enough to look back on, small enough for a browser's storage. */
const finalItemsKept = 10

/**
 * What is stored of an account's followed items: all that are not final, and the newest final ones. `clearedAtMs`:
 * when a person last cleared the list (0: never), so that neither another tab nor the service brings it back.
 */
export function serialiseTracked(items: readonly TrackedItem[], clearedAtMs: number): string {
  let finals = 0
  const kept = items.filter((item) => !statusTable[item.phase.status].final || ++finals <= finalItemsKept)
  return stringifyExact({ version: 1, clearedAtMs, items: kept })
}
