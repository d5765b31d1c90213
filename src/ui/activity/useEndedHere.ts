import { useState } from 'react'
import { endOf } from '../../core/tracking/status/endOf'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'

type Seen = {
  readonly items: readonly TrackedItem[]
  readonly waiting: ReadonlySet<string>
  readonly ended: ReadonlySet<string>
}

/**
 * Returns the ids of items that were pending on this screen and ended while it was open. A reload or another visit
 * resets it.
 */
export function useEndedHere(items: readonly TrackedItem[]): ReadonlySet<string> {
  const [seen, setSeen] = useState(() => look({ items, waiting: new Set(), ended: new Set() }, items))
  if (seen.items === items) return seen.ended
  const next = look(seen, items)
  setSeen(next)
  return next.ended
}

function look({ waiting, ended }: Seen, items: readonly TrackedItem[]): Seen {
  const idsOf = (some: readonly TrackedItem[]) => some.map(trackedId)
  return {
    items,
    waiting: new Set([...waiting, ...idsOf(items.filter(isWaiting))]),
    ended: new Set([...ended, ...idsOf(items.filter(hasEnded)).filter((id) => waiting.has(id))]),
  }
}

const hasEnded = (item: TrackedItem) => endOf(item) !== null

/**
 * Returns true for a pending item. An old gift that is only found now is shown as executing until the chain has been
 * read.
 */
function isWaiting(item: TrackedItem): boolean {
  return !hasEnded(item) && !(item.rebuilt && item.phase.status === 'executing')
}
