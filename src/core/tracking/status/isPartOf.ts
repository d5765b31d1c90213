import type { TrackedItem } from '../trackedItem'

/** Whether a transaction that was found at the service has paid an item, or makes its payments too. */
export function isPartOf(part: TrackedItem, whole: TrackedItem): boolean {
  if (part.kind !== 'safeTx' || whole.kind !== 'safeTx' || !whole.rebuilt) return false
  if (part.chainId !== whole.chainId || part.safe !== whole.safe) return false
  const { phase, heldBy } = part
  const by = phase.status === 'confirmed' ? phase.paidBy : heldBy
  return by?.safeTxHash === whole.safeTxHash
}
