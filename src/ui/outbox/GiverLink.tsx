import { safeLink } from '../../config/safeLink'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** Links to the queue of the Safe, or to the wallet in an explorer, if there is one. */
export function GiverLink({ account: { kind, chain, address } }: { readonly account: Account }) {
  const session = useStoreValue(useApp().session)
  if (kind === 'safe') {
    const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
    return <ExternalLink href={safeLink(chain, address, 'queue', hostOrigin)}>{m.link.queue}</ExternalLink>
  }
  const href = explorerLink(chain, { kind: 'address', address })
  return href === null ? null : <ExternalLink href={href}>{m.link.wallet}</ExternalLink>
}
