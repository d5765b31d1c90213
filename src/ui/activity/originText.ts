import type { TrackedItem } from '../../core/tracking/trackedItem'
import { timeText } from '../parts/format'
import { m } from './messages'

/** Returns an item's nonce where it has one, its source, and since when. */
export function originText(item: TrackedItem): string {
  const source = sourceOf(item)(timeText(item.createdAtMs))
  return item.kind === 'safeTx' && item.nonce !== null ? m.origin.numbered(item.nonce, source) : source
}

function sourceOf(item: TrackedItem): (when: string) => string {
  if (item.kind === 'chainTx' || item.kind === 'calls') return m.origin.sent
  return item.rebuilt ? m.origin.found : m.origin.proposed
}
