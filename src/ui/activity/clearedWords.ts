import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { m } from './clearedMessages'

/** What "Clear All" took, and what it left of the list because the user still has to look at it. */
export function clearedWords(cleared: readonly TrackedItem[], left: readonly TrackedItem[]): string {
  const taken = m.taken(cleared.length)
  const needLook = left.filter((item) => endOf(item) === 'needsLook').length
  return needLook === 0 ? taken : `${taken} ${m.left(needLook)}`
}
