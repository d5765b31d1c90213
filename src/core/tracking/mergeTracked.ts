import { isGivenAgain } from './isGivenAgain'
import { statusTable } from './statusTable'
import { trackedId, type TrackedItem } from './trackedItem'

/**
 * What two tabs know of the same account, as one list, newest first. Of one item the copy that
 * knows what was asked for wins over one that was only found at the service, then one that was given again after the
 * other was removed, then one that is final, then the one with the latest good answer, and `ours` where there is nothing
 * between them.
 */
export function mergeTracked(
  ours: readonly TrackedItem[],
  theirs: readonly TrackedItem[],
): readonly TrackedItem[] {
  const byId = new Map<string, TrackedItem>()
  for (const item of [...ours, ...theirs]) {
    const id = trackedId(item)
    const other = byId.get(id)
    byId.set(id, other === undefined ? item : laterOf(other, item))
  }
  return [...byId.values()].sort(newestFirst)
}

function laterOf(one: TrackedItem, other: TrackedItem): TrackedItem {
  if (one.rebuilt !== other.rebuilt) return one.rebuilt ? other : one
  if (isGivenAgain(one, other)) return one
  if (isGivenAgain(other, one)) return other
  const oneFinal = isEnd(one, other)
  const otherFinal = isEnd(other, one)
  if (oneFinal !== otherFinal) return oneFinal ? one : other
  return (other.lastGoodAtMs ?? 0) > (one.lastGoodAtMs ?? 0) ? other : one
}

/** A removal is what a list says; a copy that the chain has meanwhile shown to be executed goes on. */
function isEnd({ phase }: TrackedItem, beside: TrackedItem): boolean {
  if (phase.status === 'removed' && beside.phase.status === 'executing') return false
  return statusTable[phase.status].final
}

/** What a payment goes on as has its date, and stands before it. */
function newestFirst(one: TrackedItem, other: TrackedItem): number {
  const isLeft = ({ phase }: TrackedItem) => Number(phase.status === 'repriced')
  return (
    other.createdAtMs - one.createdAtMs ||
    isLeft(one) - isLeft(other) ||
    (trackedId(one) < trackedId(other) ? -1 : 1)
  )
}
