import type { TrackedItem } from '../../core/tracking/trackedItem'
import { timeText } from '../parts/timeText'

/** An item's nonce where it has one, where it comes from, and since when. */
export function originText(item: TrackedItem): string {
  const nonce = item.kind === 'safeTx' && item.nonce !== null ? `Transaction #${item.nonce} · ` : ''
  return `${nonce}${sourceOf(item)}, ${timeText(item.createdAtMs)}`
}

function sourceOf(item: TrackedItem): string {
  if (item.kind === 'chainTx' || item.kind === 'calls') return 'Sent here'
  return item.rebuilt ? 'Found in your Safe’s queue' : 'Proposed here'
}
