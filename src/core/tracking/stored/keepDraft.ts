import { areCallsEqual } from '../../safe/safeTx'
import type { TrackedItem } from '../trackedItem'

/** Merges draft knowledge of another copy: never forget that a wallet's batch may contain the draft. */
export function keepDraft(item: TrackedItem, other: TrackedItem): TrackedItem {
  if (item.kind !== 'safeTx' || other.kind !== 'safeTx' || other.wasDraft !== true) return item
  return areCallsEqual(item.calls, other.calls) ? { ...item, wasDraft: true } : item
}
