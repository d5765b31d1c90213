import styled from 'styled-components'
import { cleanLine } from '../../core/cleanLine'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { isMadeHere, type TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { m } from './messages'
import { Small } from '../parts/basics'
import { Fold } from '../parts/Fold'
import { giftTitle } from './giftTitle'
import { locale } from '../../language/messages'
import { timeText } from '../parts/format'

const Details = styled(Fold)`
  dl {
    display: grid;
    gap: var(--space-3);
    font-size: var(--text-small);
  }

  dt {
    color: var(--ink-soft);
  }
`

/** Shows full hashes and addresses for comparison. */
export function TrackedDetails({ item }: { readonly item: TrackedItem }) {
  const ownHash = item.kind === 'chainTx' || item.kind === 'calls' ? item.txHash : null
  const chainHash = 'txHash' in item.phase ? item.phase.txHash : null
  const byHash = item.kind === 'chainTx' && 'byTxHash' in item.phase ? item.phase.byTxHash : null
  const bySafeTxHash = bySafeTxHashOf(item)
  return (
    <Details open={isToRead(item)}>
      <summary>{m.details.title}</summary>
      <dl>
        {item.kind === 'safeTx' && <Entry name={m.details.safeTx} value={item.safeTxHash} />}
        {bySafeTxHash !== null && <Entry name={m.details.instead} value={bySafeTxHash} />}
        {item.kind === 'safeMessage' && <Entry name={m.details.message} value={item.messageHash} />}
        {item.kind === 'calls' && <Entry name={m.details.batch} value={cleanLine(item.id)} />}
        {ownHash !== null && <Entry name={m.details.own} value={ownHash} />}
        {chainHash !== null && chainHash !== ownHash && <Entry name={m.details.chain} value={chainHash} />}
        {byHash !== null && byHash !== ownHash && <Entry name={m.details.by} value={byHash} />}
        {item.kind !== 'safeMessage' &&
          item.gifts.map((gift, index) => (
            <Entry key={`${index}${gift.recipient}`} name={recipientTerm(gift)} value={gift.recipient} />
          ))}
      </dl>
    </Details>
  )
}

function recipientTerm({ causeId, payeeName }: TrackedGift): string {
  if (payeeName === null) return m.details.unlisted
  return (causeId === null ? m.details.unlistedName : m.details.listed)(payeeName)
}

function bySafeTxHashOf({ phase }: TrackedItem): string | null {
  if ('bySafeTxHash' in phase) return phase.bySafeTxHash
  return phase.status === 'confirmed' ? (phase.paidBy?.safeTxHash ?? null) : null
}

/** Decides whether the details are open: a co-signer has to compare the recipients before signing. */
function isToRead(item: TrackedItem): boolean {
  return !isMadeHere(item) && item.phase.status === 'awaitingConfirmations'
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <AddressText value={value} />
      </dd>
    </div>
  )
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Lists the payments of a batch that are items of their own, so that nobody counts them twice. */
export function PartsNote({ parts }: { readonly parts: readonly TrackedItem[] }) {
  if (parts.length === 0) return null
  return <Small>{m.includes(list.format(parts.map(giftTitle)), parts.length)}</Small>
}

/** Returns an item's nonce where it has one, its source, and since when. */
export function originText(item: TrackedItem): string {
  const source = sinceText(item)
  return item.kind === 'safeTx' && item.nonce !== null ? m.origin.numbered(item.nonce, source) : source
}

/** Returns the source of an item, and since when: "Proposed here, 20 Nov 2026, 21:45". It is no date of the delivery. */
export function sinceText(item: TrackedItem): string {
  return sourceOf(item)(timeText(item.createdAtMs))
}

function sourceOf(item: TrackedItem): (when: string) => string {
  if (item.imported) return m.origin.imported
  if (item.kind === 'chainTx' || item.kind === 'calls') return m.origin.sent
  if (item.rebuilt) return m.origin.found
  return item.phase.status === 'draft' ? m.origin.made : m.origin.proposed
}
