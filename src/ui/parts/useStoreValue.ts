import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** Returns the value of a store, and renders the component again when it changes. The build renders it once. */
export function useStoreValue<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
