import { useApp } from './AppContext'
import { useStoreValue } from './parts/useStoreValue'
import type { SafeAccount } from '../flows/account/account'

/** Returns the Safe's account once its chunk has loaded. Null before, and without a Safe. */
export function useAccount(): SafeAccount | null {
  const state = useStoreValue(useApp().account)
  return state.kind === 'ready' ? state.account : null
}
