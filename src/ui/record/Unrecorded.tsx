import { useRef } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { ReplacedProposal } from '../../core/record/replacedProposal'
import type { SafePlace } from '../../core/review/safePlace'
import type { AccountRecord, ProposalsRead, RecordState, UnreadTx } from '../../flows/record/recordState'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { Section, Stack } from '../parts/Layout'
import { PanelBoundary } from '../parts/PanelBoundary'
import { paths } from '../paths'
import { ScreenOnly } from '../parts/onPaper'
import { useAnnounce } from '../parts/LiveRegion'
import { m } from './messages'
import { utcText } from './recordText'
import { type MoreRows, useMoreRows } from './useMoreRows'

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

/** Lists transactions that are not entirely gifts of the record, with the reason, so that no list looks complete. */
export function Unrecorded({ place, record, state: { unread, replaced, proposals } }: UnrecordedProps) {
  if (!hasUnrecorded({ unread, replaced, proposals })) return null
  return (
    <Section aria-labelledby="record-missing">
      <h2 id="record-missing" tabIndex={-1}>
        {m.missing.title}
      </h2>
      {unread.length > 0 && <UnreadList place={place} unread={unread} />}
      {replaced.length > 0 && <ReplacedList place={place} replaced={replaced} />}
      {proposals !== null && <ProposalsReach record={record} proposals={proposals} />}
    </Section>
  )
}

/** Returns true when there is anything to list beside the gifts. */
export function hasUnrecorded({
  unread,
  replaced,
  proposals,
}: Pick<RecordState, 'unread' | 'replaced' | 'proposals'>): boolean {
  return unread.length > 0 || replaced.length > 0 || (proposals !== null && !proposals.isAll)
}

type UnreadListProps = { readonly place: SafePlace; readonly unread: readonly UnreadTx[] }

function UnreadList({ place, unread }: UnreadListProps) {
  const list = useRef<HTMLUListElement>(null)
  const more = useMoreRows(unread.length, list, 'li')
  return (
    <>
      <h3>{m.missing.unread(unread.length)}</h3>
      <List ref={list}>
        {unread.slice(0, more.rendered).map((tx) => (
          <PanelBoundary key={`${tx.txHash}:${tx.safeTxHash}`} isListItem>
            <Unread place={place} tx={tx} />
          </PanelBoundary>
        ))}
      </List>
      <More {...more} of={unread.length} />
    </>
  )
}

type ReplacedListProps = { readonly place: SafePlace; readonly replaced: readonly ReplacedProposal[] }

function ReplacedList({ place, replaced }: ReplacedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const more = useMoreRows(replaced.length, list, 'li')
  return (
    <>
      <h3>{m.missing.replaced(replaced.length)}</h3>
      <List ref={list}>
        {replaced.slice(0, more.rendered).map((proposal) => (
          <PanelBoundary key={proposal.safeTxHash} isListItem>
            <Replaced place={place} proposal={proposal} />
          </PanelBoundary>
        ))}
      </List>
      <More {...more} of={replaced.length} />
    </>
  )
}

type MoreProps = Omit<MoreRows, 'rendered'> & { readonly of: number }

function More({ shown, next, showMore, of }: MoreProps) {
  if (next === 0) return null
  return (
    <ScreenOnly>
      <p>{m.missing.shown(shown, of)}</p>
      <div>
        <SecondaryButton onClick={showMore}>{m.rows.more(next)}</SecondaryButton>
      </div>
    </ScreenOnly>
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

type ProposalsReachProps = {
  readonly record: Pick<AccountRecord, 'readProposalsOn' | 'state'>
  readonly proposals: ProposalsRead
}

/** Shows how far back the search for replaced proposals went, and continues it. */
function ProposalsReach({ record, proposals }: ProposalsReachProps) {
  const announce = useAnnounce()
  const { isReading, isAll } = proposals
  const readOn = async () => {
    await record.readProposalsOn()
    const read = record.state.getState().proposals
    if (read !== null && !read.isReading) announce(reachText(read))
  }
  return (
    <Stack $gap={2}>
      <Small>{reachText(proposals)}</Small>
      {!isAll && (
        <ScreenOnly>
          <SecondaryButton aria-disabled={isReading} onClick={() => void readOn()}>
            {isReading ? m.missing.proposals.reading : m.missing.proposals.on}
          </SecondaryButton>
        </ScreenOnly>
      )}
    </Stack>
  )
}

function reachText({ isAll, rows, downTo, trouble }: ProposalsRead): string {
  const read = isAll ? m.missing.proposals.all(rows) : m.missing.proposals.some(rows, downTo)
  return trouble === null ? read : `${read} ${trouble}`
}
