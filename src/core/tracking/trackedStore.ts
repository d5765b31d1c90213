import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Unreadable } from '../storedText'
import { isGivenAgain, keepDraft, knowsBetter, mergeTracked } from './stored/mergeTracked'
import { trackedId, type TrackedItem } from './trackedItem'

export type TrackedState = {
  /** Newest first. */
  readonly items: readonly TrackedItem[]
  /** Cleared items whose payments count for no other gift. */
  readonly cleared?: readonly TrackedItem[]
  /** True when storage keeps them; false: lost on reload unless the service still has them. */
  readonly durable: boolean
  /** The stored list, when it is unreadable: it stays as it is, and `items` are only in memory. */
  readonly unreadable?: Unreadable | null
  /** Number of stored entries that this release cannot read. */
  readonly unreadItems?: number
  /** True while searching the service for earlier gifts, because nothing was stored here. */
  readonly rebuilding: boolean
  /** Reason and start of a failing search for gifts that are not tracked yet. */
  readonly searchTrouble?: { readonly reason: string; readonly sinceMs: number } | null
}

export type TrackedStore = StoreApi<TrackedState>

/** Creates the only store of an account's tracked transactions and messages while the app is open. */
export function createTrackedStore(initial: Pick<TrackedState, 'items' | 'durable'>): TrackedStore {
  return createStore(() => ({ ...initial, rebuilding: false }))
}

/** Finds the tracked item with this id. */
export function findTracked(store: TrackedStore, id: string): TrackedItem | undefined {
  return store.getState().items.find((item) => trackedId(item) === id)
}

/** Returns everything tracked, cleared items included: a transaction that settled one of them pays no other gift. */
export function everTracked(store: TrackedStore): readonly TrackedItem[] {
  const { items, cleared = [] } = store.getState()
  const ids = new Set(items.map(trackedId))
  return [...items, ...cleared.filter((item) => !ids.has(trackedId(item)))]
}

/**
 * Tracks one more item. Keeps an already tracked one, unless it was only found at the service or in a file, was removed, or went on
 * under a hash that a reorg has undone.
 */
export function addTracked(store: TrackedStore, item: TrackedItem): void {
  const known = findTracked(store, trackedId(item))
  const isNews =
    known === undefined || knowsBetter(item, known) || isGivenAgain(item, known) || isBack(item, known)
  if (!isNews) return
  store.setState(({ items }) => ({
    items: mergeTracked(
      [known === undefined ? item : keepDraft(item, known)],
      items.filter((other) => other !== known),
    ),
  }))
}

/** Replaces an item by the result of `change`. Does not notify when that is the same object. */
export function updateTracked(
  store: TrackedStore,
  id: string,
  change: (item: TrackedItem) => TrackedItem,
): void {
  const known = findTracked(store, id)
  if (known === undefined) return
  const changed = change(known)
  if (changed === known) return
  store.setState(({ items }) => ({ items: items.map((item) => (item === known ? changed : item)) }))
}

/** Returns true when a sped-up payment goes on under its first hash again. */
function isBack({ phase }: TrackedItem, known: TrackedItem): boolean {
  return phase.status === 'executing' && known.phase.status === 'repriced' && known.provisional !== undefined
}
