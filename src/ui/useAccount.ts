import { useApp } from './AppContext'
import { useStoreValue } from './parts/useStoreValue'
import type { SafeAccount } from '../flows/account/account'

/** The Safe's account once its part of the app has come; null before, and without a Safe. */
export function useAccount(): SafeAccount | null {
  const state = useStoreValue(useApp().account)
  return state.kind === 'ready' ? state.account : null
}
