import { waitingTxs } from '../../core/tracking/waitingTxs'
import type { TrackedStore } from '../../core/tracking/trackedStore'

/**
 * Calls `onMoved` when money of a followed transaction may have left the account: at the first sign of its execution, and
 * at its end. Returns how to stop.
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
