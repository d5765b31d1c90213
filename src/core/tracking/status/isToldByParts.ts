import { withoutCalls } from '../../safe/comparePayments'
import type { Call } from '../../safe/safeTx'
import { isPartOf } from './isPartOf'
import type { TrackedItem } from '../trackedItem'

/**
 * Returns true for a batch that only paid gifts which are tracked one by one: listed beside them, each gift would
 * count twice.
 */
export function isToldByParts(item: TrackedItem, items: readonly TrackedItem[]): boolean {
  if (item.kind !== 'safeTx') return false
  const left = items.reduce<readonly Call[]>((calls, other) => {
    if (other.kind !== 'safeTx' || other.phase.status !== 'confirmed' || !isPartOf(other, item)) return calls
    return withoutCalls(calls, other.calls) ?? calls
  }, item.calls)
  return item.calls.length > 0 && left.length === 0
}
