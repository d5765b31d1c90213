import { Link } from 'wouter'
import { useState } from 'react'
import { safeLink } from '../../config/safeLink'
import type { AppChain } from '../../core/chain'
import type { TrackedItem, TrackedTx } from '../../core/tracking/trackedItem'
import { purposeOf } from '../../flows/basket/giftPurposes'
import { useApp } from '../AppContext'
import { Row, Small } from '../parts/basics'
import { Deferred, PartDidNotLoad } from '../parts/Deferred'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { paths } from '../paths'
import { giftLinkPart } from '../review/giftLinkPart'
import { useHasOneOwner } from '../review/useHasOneOwner'
import { LazyFold } from '../parts/LazyFold'
import { useStoreValue } from '../parts/useStoreValue'
import { TextButton } from '../parts/Button'
import { m } from './messages'
import type { ChainTxHash } from '../../core/safe/safeTx'

type TrackedLinksProps = { readonly item: TrackedItem; readonly chain: AppChain }

/** Links to the item elsewhere: in the Safe, and on the chain once there is a chain hash. */
export function TrackedLinks({ item, chain }: TrackedLinksProps) {
  const session = useStoreValue(useApp().session)
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  const hasOneOwner = useHasOneOwner()
  const txHash = chainHashOf(item)
  const explorer = txHash === null ? null : explorerLink(chain, { kind: 'tx', txHash })
  const inSafe =
    item.kind === 'safeTx' ? safeLink(chain, item.safe, { safeTxHash: item.safeTxHash }, hostOrigin) : null
  const recordOf = recordLink(item, chain)
  if (inSafe === null && explorer === null && recordOf === null) return null
  return (
    <>
      <Row>
        {item.kind === 'safeTx' && (
          <Link href={paths.review({ chain, safe: item.safe }, item.safeTxHash)}>{m.links.review}</Link>
        )}
        {inSafe !== null && <ExternalLink href={inSafe}>{m.links.inSafe}</ExternalLink>}
        {explorer !== null && <ExternalLink href={explorer}>{m.links.onChain}</ExternalLink>}
        {item.kind !== 'safeMessage' && item.phase.status === 'confirmed' && <DownloadGift item={item} />}
      </Row>
      {recordOf !== null && (
        <LazyFold title={m.links.records(recordOf.gifts.length)}>
          <ol>
            {recordOf.gifts.map(({ payeeName, recipient }, index) => (
              <li key={index}>
                <Link href={recordOf.path(index)}>{m.links.record(payeeName ?? recipient)}</Link>
              </li>
            ))}
          </ol>
        </LazyFold>
      )}
      {item.kind === 'safeTx' && isToSign(item) && (
        <LazyFold title={hasOneOwner ? m.links.toCheck : m.links.toSign}>
          <Deferred part={giftLinkPart} props={{ item, chain }} waiting={<Small>{m.links.fetching}</Small>} />
        </LazyFold>
      )}
    </>
  )
}

/** Returns the link to the record of each delivered gift. Null: a node cannot show the single gifts of the item. */
function recordLink(item: TrackedItem, chain: AppChain) {
  if (item.kind === 'safeTx' && isDelivered(item)) {
    const { safe, safeTxHash, gifts } = item
    const executedBy = chainHashOf(item)
    const path = (index: number) => paths.giftRecord({ chain, safe }, safeTxHash, index, executedBy)
    return { gifts, path }
  }
  // A wallet's batch pays native coin without an event.
  if (item.kind === 'chainTx' && item.phase.status === 'confirmed') {
    const { wallet, txHash, gifts } = item
    return { gifts, path: (index: number) => paths.giftRecord({ chain, safe: wallet }, txHash, index) }
  }
  return null
}

/** Returns true when its own transaction delivered it, with one call for each gift. */
function isDelivered({ phase, calls, gifts }: TrackedTx): boolean {
  return phase.status === 'confirmed' && phase.paidBy === undefined && calls.length === gifts.length
}

/** Returns true when co-signers may still have to read it. A draft reaches them under another hash. */
function isToSign({ phase }: TrackedTx): boolean {
  return phase.status === 'proposed' || 'signatures' in phase
}

type DownloadGiftProps = { readonly item: Exclude<TrackedItem, { readonly kind: 'safeMessage' }> }

/** Downloads a delivered gift as a file for a spreadsheet. The code that writes it is fetched on the press. */
function DownloadGift({ item }: DownloadGiftProps) {
  const [isBroken, setBroken] = useState(false)
  const { storage } = useApp()
  const owner = item.kind === 'safeTx' ? item.safe : item.wallet
  const purpose = purposeOf({ storage, chainId: item.chainId, owner }, item.calls)
  const write = () =>
    import('../files/downloadTracked').then(
      ({ downloadTracked }) => downloadTracked(item, { txHash: chainHashOf(item), purpose }),
      () => setBroken(true),
    )
  return (
    <>
      <TextButton onClick={() => void write()}>{m.links.csv}</TextButton>
      {isBroken && <PartDidNotLoad />}
    </>
  )
}

/**
 * Returns the hash under which block explorers know an item, or the transaction that replaced it. Null while there is
 * none. Never a safeTxHash.
 */
export function chainHashOf(item: TrackedItem): ChainTxHash | null {
  const { phase } = item
  if ('txHash' in phase && phase.txHash !== null) return phase.txHash
  if ('byTxHash' in phase && phase.byTxHash !== null) return phase.byTxHash
  return item.kind === 'chainTx' || item.kind === 'calls' ? item.txHash : null
}
