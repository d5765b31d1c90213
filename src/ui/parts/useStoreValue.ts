import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** The value of a store; the component is drawn again when it changes. */
export function useStoreValue<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.getState)
}
