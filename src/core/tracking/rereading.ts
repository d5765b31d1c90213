import type { TrackedItem } from './trackedItem'

/**
 * Marks a wallet's pending item that comes from storage, or was found on the chain after a reload: it may have ended since, and
 * a full storage keeps no end. Whatever it has a note about stays as it is.
 */
export function rereading(item: TrackedItem): TrackedItem {
  const isOfWallet = item.kind === 'chainTx' || item.kind === 'calls'
  if (!isOfWallet || item.phase.status !== 'executing' || item.note !== null) return item
  return { ...item, note: { kind: 'rereading' } }
}

/** Removes that mark, for a poll and for storage. */
export function withoutRereading<Item extends TrackedItem>(item: Item): Item {
  return item.note?.kind === 'rereading' ? { ...item, note: null } : item
}
