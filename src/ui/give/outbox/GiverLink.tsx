import { safeLink } from '../../../config/safeLink'
import type { Account } from '../../../flows/account/account'
import { useApp } from '../../AppContext'
import { ExternalLink } from '../../parts/ExternalLink'
import { explorerLink } from '../../parts/explorerLink'
import { useStoreValue } from '../../parts/useStoreValue'
import { m } from './messages'

/** The queue of the Safe, or the wallet on the chain, where users can see for themselves. Nothing without an explorer. */
export function GiverLink({ account: { kind, chain, address } }: { readonly account: Account }) {
  const session = useStoreValue(useApp().session)
  if (kind === 'safe') {
    const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
    return (
      <ExternalLink href={safeLink(chain, address, { kind: 'queue' }, hostOrigin)}>
        {m.link.queue}
      </ExternalLink>
    )
  }
  const href = explorerLink(chain, { kind: 'address', address })
  return href === null ? null : <ExternalLink href={href}>{m.link.wallet}</ExternalLink>
}
