import { Link } from 'wouter'
import { safeLink } from '../../config/safeLink'
import type { AppChain } from '../../core/chain'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { useApp } from '../AppContext'
import { Row } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { paths } from '../paths'
import { useStoreValue } from '../parts/useStoreValue'
import { chainHashOf } from './chainHashOf'

type TrackedLinksProps = { readonly item: TrackedItem; readonly chain: AppChain }

/** Where else an item can be seen: in the Safe, and on the chain once there is a chain hash. */
export function TrackedLinks({ item, chain }: TrackedLinksProps) {
  const session = useStoreValue(useApp().session)
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  const txHash = chainHashOf(item)
  const explorer = txHash === null ? null : explorerLink(chain, { kind: 'tx', txHash })
  const inSafe =
    item.kind === 'safeTx'
      ? safeLink(chain, item.safe, { kind: 'tx', safeTxHash: item.safeTxHash }, hostOrigin)
      : null
  if (inSafe === null && explorer === null) return null
  return (
    <Row>
      {item.kind === 'safeTx' && (
        <Link href={paths.review({ chain, safe: item.safe }, item.safeTxHash)}>Review every detail</Link>
      )}
      {inSafe !== null && <ExternalLink href={inSafe}>{'Open in Safe{Wallet}'}</ExternalLink>}
      {explorer !== null && <ExternalLink href={explorer}>See it on the chain</ExternalLink>}
    </Row>
  )
}
