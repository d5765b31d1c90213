import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'

/** What "Clear All" took, and what it left of the list because the user still has to look at it. */
export function clearedWords(cleared: readonly TrackedItem[], left: readonly TrackedItem[]): string {
  const taken = `Cleared ${cleared.length} ended ${cleared.length === 1 ? 'gift' : 'gifts'}.`
  const needLook = left.filter((item) => endOf(item) === 'needsLook').length
  if (needLook === 0) return taken
  return `${taken} ${needLook} ${needLook === 1 ? 'stays because it still needs' : 'stay because they still need'} a look.`
}
