import { useApp } from '../AppContext'
import { Small } from './basics'
import { useStoreValue } from './useStoreValue'
import { m } from './laterMessages'

/** Shows what a signer needs to know of Safe{Wallet} during a request. Renders nothing outside of its frame. */
export function HostHint({ about }: { readonly about: keyof typeof m.hint }) {
  const { kind } = useStoreValue(useApp().session)
  return kind === 'safe' ? <Small>{m.hint[about]}</Small> : null
}
