import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { Clock } from '../../ports/clock'
import type { TabLocks } from '../../ports/storage'
import { storageKey, type StorageOwner } from '../account/storageKey'

type LeadContext = StorageOwner & {
  readonly clock: Pick<Clock, 'isVisible'>
  readonly locks: TabLocks
  readonly tracked: TrackedStore
  readonly signal: AbortSignal
}

/**
 * Creates a test whether this tab polls the chain for an account: of all tabs that show it one visible and one hidden tab do, and
 * the others read from storage what these have stored. The browser releases the lock of a tab that is closed.
 */
export function createTrackingLead(context: LeadContext): () => Promise<boolean> {
  const { clock, locks, tracked, signal } = context
  type Kind = 'visible' | 'hidden'
  let lead: {
    readonly kind: Kind
    readonly over: AbortController
    readonly acquired: Promise<boolean>
  } | null = null
  const release = () => {
    lead?.over.abort()
    lead = null
  }

  async function acquire(kind: Kind, over: AbortController): Promise<boolean> {
    const isOurs = await locks.acquire(`${storageKey('tracked', context)}.${kind}`, over.signal)
    // Refused: the next poll tries again.
    if (!isOurs && lead?.over === over) lead = null
    return isOurs && !over.signal.aborted
  }

  signal.addEventListener('abort', release, { once: true })
  return () => {
    const kind = clock.isVisible() ? 'visible' : 'hidden'
    // What is not stored reaches no other tab, and nothing of other tabs reaches this one.
    const isShared = tracked.getState().durable
    if (lead !== null && (!isShared || lead.kind !== kind)) release()
    if (!isShared) return Promise.resolve(true)
    if (lead !== null) return lead.acquired
    // One request for all items: a second one would replace the signal that releases the lock.
    const over = new AbortController()
    const acquired = acquire(kind, over)
    lead = { kind, over, acquired }
    return acquired
  }
}
