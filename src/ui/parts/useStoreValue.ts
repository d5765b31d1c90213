import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** The value of a store; the component is rendered again when it changes, and once where the build renders it. */
export function useStoreValue<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
