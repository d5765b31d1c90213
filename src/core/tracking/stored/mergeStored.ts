import { endOf } from '../status/endOf'
import { mayPayAnother } from '../status/hasOpenTwin'
import { itemsToClear } from '../status/itemsToClear'
import { mergeTracked } from './mergeTracked'
import type { Cleared, StoredTracked } from './storedTracked'
import { trackedId, type TrackedItem } from '../trackedItem'

type MergeOptions = {
  /** Ids that were in storage: if one is missing now, another tab cleared it. */
  readonly known: ReadonlySet<string>
  readonly whoWinsTies: 'ours' | 'theirs'
}

/**
 * Merges a tab's memory (`ours`) with storage (`theirs`). The later clear or undo wins. An item that is pending in
 * either copy is dropped only if the other one shows its end.
 */
export function mergeStored(
  ours: StoredTracked,
  theirs: StoredTracked,
  { known, whoWinsTies }: MergeOptions,
): StoredTracked {
  const later = theirs.cleared.changedAtMs >= ours.cleared.changedAtMs ? theirs : ours
  const taken = new Map(later.cleared.items.map((item) => [trackedId(item), item]))
  const inStorage = new Set(theirs.items.map(trackedId))
  const isNewClear = theirs.cleared.changedAtMs > ours.cleared.changedAtMs

  function stays(item: TrackedItem): boolean {
    const id = trackedId(item)
    const ended = taken.get(id)
    // Only a list showed the removal: a later response that still shows the item wins.
    if (ended !== undefined) return !mergeTracked([item], [ended]).every(hasEnded)
    return !(isNewClear && known.has(id) && !inStorage.has(id) && hasEnded(item))
  }

  const [mine, stored] = [ours.items.filter(stays), theirs.items.filter(stays)]
  return {
    items: whoWinsTies === 'ours' ? mergeTracked(mine, stored) : mergeTracked(stored, mine),
    // Only storage has them: no tab of this release adds or removes one.
    unread: theirs.unread,
    clearedAtMs: later.clearedAtMs,
    cleared: later.cleared,
  }
}

const hasEnded = (item: TrackedItem) => endOf(item) !== null

/** Removes what `itemsToClear` lists, and keeps it for `undoClear`. */
export function clearTracked(stored: StoredTracked, nowMs: number): StoredTracked {
  const items = itemsToClear(stored.items)
  if (items.length === 0) return stored
  const changedAtMs = nextMs(stored, nowMs)
  const left = stored.items.filter((item) => !items.includes(item))
  return {
    ...stored,
    items: left,
    clearedAtMs: changedAtMs,
    cleared: { items, ...settledIn(stored.cleared, left), changedAtMs, beforeMs: stored.clearedAtMs },
  }
}

/** Ends the time in which a clear can be undone. Keeps the items whose payment an open gift could take for its own. */
export function endUndo(cleared: Cleared, items: readonly TrackedItem[]): Cleared {
  const { settled: _, ...rest } = cleared
  return { ...rest, items: [], ...settledIn(cleared, items) }
}

function settledIn(
  { items: before, settled = [] }: Cleared,
  items: readonly TrackedItem[],
): Pick<Cleared, 'settled'> {
  const left = [...settled, ...before].filter((item) => mayPayAnother(item, items))
  return left.length === 0 ? {} : { settled: left }
}

/** Restores what the last `clearTracked` removed. */
export function undoClear(stored: StoredTracked, nowMs: number): StoredTracked {
  const { items, beforeMs } = stored.cleared
  if (items.length === 0) return stored
  return {
    ...stored,
    items: mergeTracked(stored.items, items),
    clearedAtMs: beforeMs,
    cleared: { ...stored.cleared, items: [], changedAtMs: nextMs(stored, nowMs) },
  }
}

/** Returns a time after any earlier change, even if the clock was set back. */
function nextMs({ cleared }: StoredTracked, nowMs: number): number {
  return Math.max(cleared.changedAtMs + 1, nowMs)
}
