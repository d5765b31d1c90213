import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Unreadable } from '../storedText'
import { isGivenAgain } from './stored/isGivenAgain'
import { keepDraft } from './stored/keepDraft'
import { mergeTracked } from './stored/mergeTracked'
import { trackedId, type TrackedItem } from './trackedItem'

export type TrackedState = {
  /** Newest first. */
  readonly items: readonly TrackedItem[]
  /** Storage keeps them; false: they are gone after a reload unless the service still has them. */
  readonly durable: boolean
  /** The stored list, where it cannot be read: it stays as it is, and `items` are in memory alone. */
  readonly unreadable?: Unreadable | null
  /** How many entries of the stored list this release cannot read. */
  readonly unreadItems?: number
  /** Looking for earlier gifts at the service because nothing was stored here. */
  readonly rebuilding: boolean
  /** Why, and since when, nobody could look for gifts that are not followed yet. */
  readonly searchTrouble?: { readonly reason: string; readonly sinceMs: number } | null
}

export type TrackedStore = StoreApi<TrackedState>

/** The one place where followed transactions and messages of an account live while the app is open. */
export function createTrackedStore(initial: Pick<TrackedState, 'items' | 'durable'>): TrackedStore {
  return createStore(() => ({ ...initial, rebuilding: false }))
}

/** The item with this id, if it is followed. */
export function findTracked(store: TrackedStore, id: string): TrackedItem | undefined {
  return store.getState().items.find((item) => trackedId(item) === id)
}

/** Follows one more item. One that is followed already stays as it is, unless it was only found at the service, or removed. */
export function addTracked(store: TrackedStore, item: TrackedItem): void {
  const known = findTracked(store, trackedId(item))
  const isNews = known === undefined || (known.rebuilt && !item.rebuilt) || isGivenAgain(item, known)
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
