import type { TrackedItem } from '../trackedItem'
import { endOf } from './endOf'
import { hasOpenTwin } from './hasOpenTwin'

/**
 * Returns the items that "Clear All" removes: all that have settled. Those that need a look only when no other is left,
 * so that no single click hides them. Never a pending item, nor one that shows what a pending one was not paid by.
 */
export function itemsToClear(items: readonly TrackedItem[]): readonly TrackedItem[] {
  const ended = items.filter((item) => endOf(item) !== null && !hasOpenTwin(item, items))
  const settled = ended.filter((item) => endOf(item) === 'settled')
  return settled.length > 0 ? settled : ended
}
