import { waitingTxs } from '../../core/tracking/waitingTxs'
import type { TrackedStore } from '../../core/tracking/trackedStore'

/**
 * Calls `onMoved` when a tracked transaction may have moved money out of the account: when its execution is first seen, and
 * when it is final. Returns a function that stops it.
 */
export function followDeliveries(
  { tracked }: { readonly tracked: TrackedStore },
  onMoved: () => void,
): () => void {
  const stagesNow = () => {
    const waiting = waitingTxs(tracked.getState().items)
    return [
      ...waiting.map(({ id }) => `waits ${id}`),
      ...waiting.flatMap(({ id, money }) => (money === 'promised' ? `promised ${id}` : [])),
    ]
  }
  let before = stagesNow()
  return tracked.subscribe(() => {
    const now = stagesNow()
    const hasMoved = before.some((stage) => !now.includes(stage))
    before = now
    if (hasMoved) onMoved()
  })
}
