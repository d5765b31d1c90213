import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { m } from './messages'

/** Returns the words for what "Clear All" removed, and what it left because the user still has to look at it. */
export function clearedWords(cleared: readonly TrackedItem[], left: readonly TrackedItem[]): string {
  const taken = m.cleared.taken(cleared.length)
  const needLook = left.filter((item) => endOf(item) === 'needsLook').length
  return needLook === 0 ? taken : `${taken} ${m.cleared.left(needLook)}`
}
