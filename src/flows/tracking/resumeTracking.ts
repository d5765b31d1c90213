import { statusTable } from '../../core/tracking/status/statusTable'
import { trackedId } from '../../core/tracking/trackedItem'
import { watchItem, type Observe, type WatchContext } from './watchItem'

/** Delay between the first polls of restored items, in ms, so that they do not spend the budget at once. */
const staggerMs = 1_500

/** Tracks every item that can still change, stored and new ones, with one loop for each. */
export function resumeTracking(context: WatchContext, observe: Observe): void {
  const { chain, tracked, clock, signal } = context
  const watched = new Set<string>()

  async function watch(id: string, waitMs: number) {
    try {
      if (waitMs > 0) await clock.sleep(waitMs, signal)
      await watchItem(id, context, observe)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      watched.delete(id)
    }
  }

  function watchAll() {
    let started = 0
    for (const item of tracked.getState().items) {
      const id = trackedId(item)
      if (watched.has(id) || statusTable[item.phase.status].pollMs(chain, item) === null) continue
      watched.add(id)
      void watch(id, staggerMs * started++)
    }
  }

  signal.addEventListener('abort', tracked.subscribe(watchAll), { once: true })
  watchAll()
}
