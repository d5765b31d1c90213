import type { AskAnswer, Checked, Found } from '../../core/outbox/event'
import type { Intent } from '../../core/outbox/intent'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { StorageOwner } from '../account/storageKey'
import type { BasketStore } from '../basket/basketStore'
import type { StoredEntry } from '../storedEntry'

/** What the outbox of one account shares with it. */
export type OutboxContext = StorageOwner & {
  readonly storage: KeyValueStorage
  readonly basket: BasketStore
  readonly locks: TabLocks
  readonly clock: Clock
  readonly tracked: TrackedStore
  readonly signal: AbortSignal
}

/** How one kind of account stores, sends and searches. What is thrown says nothing about the outcome. */
export type OutboxDriver<I extends Intent> = {
  isOwn(intent: Intent): intent is I
  readonly stored: StoredEntry<I>
  check(intent: I, which: 'first' | 'next'): Promise<Checked>
  /** Sends the request. Never retries. */
  ask(intent: I): Promise<AskAnswer>
  search(intent: I): Promise<Found>
  /** How long the next search has to wait for the account's request budget, in ms. */
  waitMs(): number
  fallBackToSequence(): void
}
