import type { Observation } from '../core/tracking/observation'
import type { TrackedItem } from '../core/tracking/trackedItem'
import { observeMessage } from './observeMessage'
import { observeTx } from './observeTx'
import type { Sources } from './sources'

/** One round of looking at an item. Throws only when aborted. */
export function observeItem(item: TrackedItem, sources: Sources, signal: AbortSignal): Promise<Observation> {
  return item.kind === 'safeTx' ? observeTx(item, sources, signal) : observeMessage(item, sources, signal)
}
