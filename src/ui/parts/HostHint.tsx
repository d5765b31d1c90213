import { useEffect } from 'react'
import { useAccount, useApp } from '../AppContext'
import { Small } from './basics'
import { useStoreValue } from './useStoreValue'
import { m } from './laterMessages'

/** Shows what a signer needs to know of Safe{Wallet} during a request. Renders nothing outside of its frame. */
export function HostHint({ about }: { readonly about: 'transaction' | 'message' }) {
  const isReadOnly = useIsReadOnly()
  const { kind } = useStoreValue(useApp().session)
  return kind === 'safe' ? <Small>{m.hint[isReadOnly ? 'noOwner' : about]}</Small> : null
}

/** Returns true while the app is in the frame of a host in which no owner is connected, by the host's word. */
export function useIsReadOnly(): boolean {
  const session = useStoreValue(useApp().session)
  const ownerWatch = useAccount()?.ownerWatch
  const isFramed = session.kind === 'safe'
  useEffect(() => (isFramed ? ownerWatch?.watch() : undefined), [isFramed, ownerWatch])
  const latest = useStoreValue(ownerWatch?.isReadOnly ?? notRead)
  return isFramed && (latest ?? session.isReadOnly)
}

const notRead = { getState: () => null, subscribe: () => () => {} }
