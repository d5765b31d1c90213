import { safeLink } from '../../config/safeLink'
import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { ExternalLink } from '../parts/ExternalLink'
import { useStoreValue } from '../parts/useStoreValue'

/** The queue of the Safe, where a person can see for themselves. */
export function SafeQueueLink({ account }: { readonly account: SafeAccount }) {
  const session = useStoreValue(useApp().session)
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  return (
    <ExternalLink href={safeLink(account.chain, account.safe, { kind: 'queue' }, hostOrigin)}>
      Open the queue of your Safe
    </ExternalLink>
  )
}
