import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { ReplacedProposal } from '../../core/record/replacedProposal'
import type { SafePlace } from '../../core/review/safePlace'
import type { AccountRecord, RecordState, UnreadTx } from '../../flows/record/recordState'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { Section } from '../parts/Layout'
import { paths } from '../paths'
import { ScreenOnly } from '../review/sheet/onPaper'
import { m } from './messages'
import { ProposalsReach } from './ProposalsReach'
import { utcText } from './recordText'
import { useMoreRows } from './useMoreRows'

const List = styled.ul`
  max-width: 54rem;

  li {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-small);

  a {
    min-height: 1.5rem;
  }
`

type UnrecordedProps = {
  readonly place: SafePlace
  readonly record: Pick<AccountRecord, 'readProposalsOn' | 'state'>
  readonly state: RecordState
}

/** Transactions that are no gifts of the record as a whole, with the reason, so that no list is taken for complete. */
export function Unrecorded({ place, record, state: { unread, replaced, proposals } }: UnrecordedProps) {
  const id = useId()
  const isPartRead = proposals !== null && !proposals.isAll
  if (unread.length === 0 && replaced.length === 0 && !isPartRead) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.missing.title}</h2>
      {unread.length > 0 && (
        <Paged
          title={m.missing.unread(unread.length)}
          items={unread}
          itemOf={(tx) => <Unread key={`${tx.txHash}:${tx.safeTxHash}`} place={place} tx={tx} />}
        />
      )}
      {replaced.length > 0 && (
        <Paged
          title={m.missing.replaced(replaced.length)}
          items={replaced}
          itemOf={(one) => <Replaced key={one.safeTxHash} place={place} proposal={one} />}
        />
      )}
      {proposals !== null && <ProposalsReach record={record} proposals={proposals} />}
    </Section>
  )
}

type PagedProps<T> = {
  readonly title: string
  readonly items: readonly T[]
  readonly itemOf: (item: T) => ReactNode
}

function Paged<T>({ title, items, itemOf }: PagedProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, next, showMore } = useMoreRows(items.length, list, 'li')
  return (
    <>
      <h3>{title}</h3>
      <List ref={list}>{items.slice(0, shown).map(itemOf)}</List>
      {next > 0 && (
        <ScreenOnly>
          <p>{m.missing.shown(shown, items.length)}</p>
          <div>
            <SecondaryButton onClick={showMore}>{m.rows.more(next)}</SecondaryButton>
          </div>
        </ScreenOnly>
      )}
    </>
  )
}

type UnreadProps = { readonly place: SafePlace; readonly tx: UnreadTx }

function Unread({ place, tx: { txHash, safeTxHash, atMs, reason } }: UnreadProps) {
  const explorer = explorerLink(place.chain, { kind: 'tx', txHash })
  return (
    // Takes the focus where it has no link.
    <li tabIndex={-1}>
      <p>{reason}</p>
      <Small>
        {utcText(atMs)} · <AddressText value={txHash} />
      </Small>
      <Links>
        {safeTxHash !== null && <Link href={paths.review(place, safeTxHash)}>{m.missing.review}</Link>}
        {explorer !== null && <ExternalLink href={explorer}>{m.rows.explorer}</ExternalLink>}
      </Links>
    </li>
  )
}

type ReplacedProps = { readonly place: SafePlace; readonly proposal: ReplacedProposal }

function Replaced({ place, proposal: { safeTxHash, nonce, payments, replacedBy } }: ReplacedProps) {
  return (
    <li>
      <p>{m.missing.replacedRow(nonce, payments)}</p>
      <Links>
        <Link href={paths.review(place, safeTxHash)}>{m.missing.replacedOne}</Link>
        <Link href={paths.review(place, replacedBy)}>{m.missing.replacedBy}</Link>
      </Links>
    </li>
  )
}
