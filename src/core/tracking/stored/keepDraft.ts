import { sameCalls } from '../../safe/sameCalls'
import type { TrackedItem } from '../trackedItem'

/** A copy of an item, with what another copy knows of a draft: that a wallet's batch may hold it is never taken back. */
export function keepDraft(item: TrackedItem, other: TrackedItem): TrackedItem {
  if (item.kind !== 'safeTx' || other.kind !== 'safeTx' || other.wasDraft !== true) return item
  return sameCalls(item.calls, other.calls) ? { ...item, wasDraft: true } : item
}
