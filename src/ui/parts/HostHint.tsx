import { useApp } from '../AppContext'
import { Small } from './basics'
import { useStoreValue } from './useStoreValue'
import { m } from './laterMessages'

/** What a signer needs to know of Safe{Wallet} while it asks. Nothing outside of its frame. */
export function HostHint({ about }: { readonly about: keyof typeof m.hint }) {
  const { kind } = useStoreValue(useApp().session)
  return kind === 'safe' ? <Small>{m.hint[about]}</Small> : null
}
