import type { AskAnswer, Checked, Found } from '../../core/outbox/event'
import type { Intent } from '../../core/outbox/intent'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { StorageOwner } from '../account/storageKey'
import type { BasketStore } from '../basket/basketStore'
import type { StoredEntry } from '../storedEntry'

/** Context that the outbox shares with its account. */
export type OutboxContext = StorageOwner & {
  readonly storage: KeyValueStorage
  readonly basket: BasketStore
  readonly locks: TabLocks
  readonly clock: Clock
  readonly tracked: TrackedStore
  readonly signal: AbortSignal
}

/** Stores, sends and searches for one kind of account. An exception leaves the outcome unknown. */
export type OutboxDriver<I extends Intent> = {
  isOwn(intent: Intent): intent is I
  readonly stored: StoredEntry<I>
  check(intent: I, which: 'first' | 'next'): Promise<Checked>
  /** Sends the request. Never retries. */
  ask(intent: I): Promise<AskAnswer>
  search(intent: I): Promise<Found>
  /** Wait of the next search for the account's request budget, in ms. */
  waitMs(): number
  fallBackToSequence(): void
}
