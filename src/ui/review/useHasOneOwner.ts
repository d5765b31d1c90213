import { createStore } from 'zustand/vanilla'
import type { SafeCheck } from '../../flows/account/account'
import { useAccount, useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

const unread = createStore<SafeCheck>(() => ({ kind: 'checking' }))

/** Returns true when the open Safe has one owner, as far as is known: then there are no co-signers. Decides about words only. */
export function useHasOneOwner(): boolean {
  const session = useStoreValue(useApp().session)
  const check = useStoreValue(useAccount()?.check ?? unread)
  const facts = check.kind === 'ok' ? check.onChain : session.kind === 'safe' ? session : null
  return facts?.owners.length === 1
}
