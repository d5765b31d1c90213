import type { TrackedItem } from '../trackedItem'

/** Returns true when a transaction found at the service paid an item, or also makes its payments. */
export function isPartOf(part: TrackedItem, whole: TrackedItem): boolean {
  if (part.kind !== 'safeTx' || whole.kind !== 'safeTx' || !whole.rebuilt) return false
  if (part.chainId !== whole.chainId || part.safe !== whole.safe) return false
  const { phase, heldBy } = part
  const by = phase.status === 'confirmed' ? phase.paidBy : heldBy
  return by?.safeTxHash === whole.safeTxHash
}
