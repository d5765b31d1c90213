import { statusTable } from '../core/tracking/statusTable'
import type { TrackedStore } from '../core/tracking/trackedStore'

/** Each end of a gift may have changed what the account holds. Answers how to stop. */
export function followDeliveries(
  { tracked }: { readonly tracked: TrackedStore },
  onEnd: () => void,
): () => void {
  const countEnded = () =>
    tracked.getState().items.filter((item) => statusTable[item.phase.status].final).length
  let ended = countEnded()
  return tracked.subscribe(() => {
    const now = countEnded()
    if (now > ended) onEnd()
    ended = now
  })
}
