import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** The value of a store; the component is drawn again when it changes. */
export function useStoreValue<T>(store: StoreApi<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState)
}
