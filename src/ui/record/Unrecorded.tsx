import { useId } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { AccountRecord, RecordState } from '../../flows/record/recordState'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { Section } from '../parts/Layout'
import { paths } from '../paths'
import { m } from './messages'
import { ProposalsReach } from './ProposalsReach'
import { utcText } from './recordText'

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
        <>
          <h3>{m.missing.unread(unread.length)}</h3>
          <List>
            {unread.map(({ txHash, safeTxHash, atMs, reason }) => {
              const explorer = explorerLink(place.chain, { kind: 'tx', txHash })
              return (
                <li key={`${txHash}:${safeTxHash}`}>
                  <p>{reason}</p>
                  <Small>
                    {utcText(atMs)} · <AddressText value={txHash} />
                  </Small>
                  <Links>
                    {safeTxHash !== null && (
                      <Link href={paths.review(place, safeTxHash)}>{m.missing.review}</Link>
                    )}
                    {explorer !== null && <ExternalLink href={explorer}>{m.rows.explorer}</ExternalLink>}
                  </Links>
                </li>
              )
            })}
          </List>
        </>
      )}
      {replaced.length > 0 && (
        <>
          <h3>{m.missing.replaced(replaced.length)}</h3>
          <List>
            {replaced.map(({ safeTxHash, nonce, payments, replacedBy }) => (
              <li key={safeTxHash}>
                <p>{m.missing.replacedRow(nonce, payments)}</p>
                <Links>
                  <Link href={paths.review(place, safeTxHash)}>{m.missing.replacedOne}</Link>
                  <Link href={paths.review(place, replacedBy)}>{m.missing.replacedBy}</Link>
                </Links>
              </li>
            ))}
          </List>
        </>
      )}
      {proposals !== null && <ProposalsReach record={record} proposals={proposals} />}
    </Section>
  )
}
