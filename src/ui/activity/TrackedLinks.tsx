import { Link } from 'wouter'
import { safeLink } from '../../config/safeLink'
import type { AppChain } from '../../core/chain'
import type { TrackedItem, TrackedTx } from '../../core/tracking/trackedItem'
import { useApp } from '../AppContext'
import { Row, Small } from '../parts/basics'
import { Deferred } from '../parts/Deferred'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { paths } from '../paths'
import { giftLinkPart } from '../review/giftLinkPart'
import { LazyFold } from '../parts/LazyFold'
import { useStoreValue } from '../parts/useStoreValue'
import { chainHashOf } from './chainHashOf'
import { DownloadGift } from './DownloadGift'
import { m } from './linkMessages'

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
    <>
      <Row>
        {item.kind === 'safeTx' && (
          <Link href={paths.review({ chain, safe: item.safe }, item.safeTxHash)}>{m.review}</Link>
        )}
        {inSafe !== null && <ExternalLink href={inSafe}>{m.inSafe}</ExternalLink>}
        {explorer !== null && <ExternalLink href={explorer}>{m.onChain}</ExternalLink>}
        {item.kind !== 'safeMessage' && item.phase.status === 'confirmed' && <DownloadGift item={item} />}
      </Row>
      {item.kind === 'safeTx' && isDelivered(item) && (
        <LazyFold title={m.records(item.gifts.length)}>
          <ol>
            {item.gifts.map(({ payeeName, recipient }, index) => (
              <li key={index}>
                <Link href={paths.giftRecord({ chain, safe: item.safe }, item.safeTxHash, index, txHash)}>
                  {m.record(payeeName ?? recipient)}
                </Link>
              </li>
            ))}
          </ol>
        </LazyFold>
      )}
      {item.kind === 'safeTx' && isToSign(item) && (
        <LazyFold title={m.toSign}>
          <Deferred part={giftLinkPart} props={{ item, chain }} waiting={<Small>{m.fetching}</Small>} />
        </LazyFold>
      )}
    </>
  )
}

/** By its own transaction, which makes one call for each gift. */
function isDelivered({ phase, calls, gifts }: TrackedTx): boolean {
  return phase.status === 'confirmed' && phase.paidBy === undefined && calls.length === gifts.length
}

/** Whether co-signers may still have to read it. What waits as a draft reaches them under another hash. */
function isToSign({ phase }: TrackedTx): boolean {
  return phase.status === 'proposed' || 'signatures' in phase
}
