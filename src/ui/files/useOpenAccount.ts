import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

type OpenAccount =
  | { readonly kind: 'open'; readonly account: Account }
  /** A Safe or a wallet is connected, and its chunk has not loaded yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'none'; readonly mayConnect: boolean }

/** Returns the account that can give now. In a frame no wallet may stand in for the Safe. */
export function useOpenAccount(): OpenAccount {
  const { account, session } = useApp()
  const state = useStoreValue(account)
  const current = useStoreValue(session)
  if (state.kind === 'ready' || state.kind === 'wallet') return { kind: 'open', account: state.account }
  const { kind } = current
  if (kind === 'deciding' || kind === 'safe' || kind === 'wallet') return { kind: 'waiting' }
  return { kind: 'none', mayConnect: kind === 'visitor' && !current.framed }
}
