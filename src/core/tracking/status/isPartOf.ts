import type { TrackedItem } from '../trackedItem'
import { withoutCalls } from '../../safe/comparePayments'
import type { Call } from '../../safe/safeTx'

/** Returns true when a transaction found at the service paid an item, or also makes its payments. */
export function isPartOf(part: TrackedItem, whole: TrackedItem): boolean {
  if (part.kind !== 'safeTx' || whole.kind !== 'safeTx' || !whole.rebuilt) return false
  if (part.chainId !== whole.chainId || part.safe !== whole.safe) return false
  const { phase, heldBy } = part
  const by = phase.status === 'confirmed' ? phase.paidBy : heldBy
  return by?.safeTxHash === whole.safeTxHash
}

/**
 * Returns true for a batch that only paid gifts which are tracked one by one: listed beside them, each gift would
 * count twice.
 */
export function isPaidByParts(item: TrackedItem, items: readonly TrackedItem[]): boolean {
  if (item.kind !== 'safeTx') return false
  const left = items.reduce<readonly Call[]>((calls, other) => {
    if (other.kind !== 'safeTx' || other.phase.status !== 'confirmed' || !isPartOf(other, item)) return calls
    return withoutCalls(calls, other.calls) ?? calls
  }, item.calls)
  return item.calls.length > 0 && left.length === 0
}
