import { Link } from 'wouter'
import styled from 'styled-components'
import type { SheetSummary } from '../../../core/review/sheetSummary'
import { AddressText, WithAddresses } from '../../parts/AddressText'
import { PrimaryButton } from '../../parts/Button'
import { Lede, Row, Small } from '../../parts/basics'
import { ExternalLink } from '../../parts/ExternalLink'
import { Section } from '../../parts/Layout'
import { Notice } from '../../parts/Notice'
import { Jumps } from '../../parts/Jumps'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { timeText } from '../../parts/format'
import { useIsFramed } from '../../AppContext'
import { paths } from '../../paths'
import { Sentence } from '../../parts/Sentence'
import { Findings, LeadNotice } from '../LeadNotice'
import { PaidAllTheSame } from '../PaidAllTheSame'
import { useNoteText } from '../aboutTx'
import { compareLink, useGiftText } from '../compareLink'
import { IntentSection } from '../IntentSection'
import { PrintOnly, ScreenOnly } from '../../parts/onPaper'
import { m as inPayments } from '../payments/messages'
import { m } from './messages'
import { stageOf, useEnd } from '../useEnd'
import { progressWords, txProgress } from '../../../core/review/txProgress'
import type { SafePlace } from '../../../core/review/safePlace'
import type { TxEnd } from '../../../core/review/txEnd'
import { isListed, type ReviewState } from '../../../flows/review/reviewState'

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 2rem;
  list-style: decimal;
  max-width: 54rem;

  @media print {
    max-width: none;
    padding-inline-start: 1.2rem;
  }
`

const NextPages = styled(PrintOnly)`
  break-before: page;
`

type CallsProps = {
  readonly summary: SheetSummary
  /** The notes of the link for the payees of each call, in the order of the calls. */
  readonly notes: readonly (readonly string[])[]
}

type CallListProps = Pick<CallsProps, 'notes'> & { readonly calls: readonly string[] }

type SheetHeadProps = SheetProps &
  CallsProps & {
    /** The titles of what there is to compare, by the id of the heading. */
    readonly sections: Readonly<Record<string, string>>
  }

/** Shows the transaction, the time of its reading, and its effects. */
export function SheetHead({ place, state, summary, notes, sections }: SheetHeadProps) {
  const { reading, review, readAtMs, trouble, rebuiltFrom } = state
  const { record, setup } = reading
  const end = useEnd()
  const giftText = useGiftText()
  const noteText = useNoteText()
  return (
    <>
      <ScreenHeading title={m.title(record.nonce)} />
      <Lede>
        <Sentence of={m.lede(<AddressText value={place.safe} />, place.chain.name, record.nonce)} />
      </Lede>
      {end !== 'open' && <p>{progressWords(txProgress(review.checks, isListed(state)))}</p>}
      <Small>
        {m.readOn[stageOf(end)](timeText(readAtMs), setup.kind === 'found' ? setup.value.blockNumber : null)}
      </Small>
      <ScreenOnly>
        <Row>
          <PrintControl />
          <Link href={paths.review(place, record.safeTxHash, giftText, noteText)}>{m.review}</Link>
        </Row>
      </ScreenOnly>
      <Jumps sections={sections} />
      {rebuiltFrom !== undefined && (
        <Notice tone="waiting" title={m.rebuilt[rebuiltFrom]}>
          <p>{m.rebuiltWords}</p>
        </Notice>
      )}
      {trouble !== null && rebuiltFrom === undefined && (
        <Notice tone="waiting" title={m.stale}>
          <p>{trouble}</p>
        </Notice>
      )}
      {record.origin === null && (
        <Notice tone="quiet" title={m.pasted}>
          <p>{m.pastedWords}</p>
        </Notice>
      )}
      <PaidAllTheSame place={place} review={review} />
      <LeadNotice place={place} state={state} />
      <Findings place={place} review={review} isOnPaper />
      {giftText !== null && (
        <IntentSection
          place={place}
          compared={compareLink(giftText, { place, safeTxHash: record.safeTxHash, state })}
        />
      )}
      <Section aria-labelledby="does">
        <h2 id="does">{m.does[end]}</h2>
        <Calls summary={summary} notes={notes} />
        <p>
          <strong>
            <WithAddresses text={[leavingWords(summary, end), ...summary.others].join(' ')} />
          </strong>
        </p>
      </Section>
    </>
  )
}

/** Props of a sheet: a review that has been read. */
export type SheetProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

function leavingWords({ totals, isComplete }: SheetSummary, end: TxEnd): string {
  const sums = totals.join('; ')
  if (totals.length === 0) return (isComplete ? m.nothingLeaves : m.leavesUnknown)[end]
  return isComplete ? m.leaves(sums) : m.leavesMore[end](sums)
}

/** Prints the sheet. The Safe's frame cannot print: there it links to a tab first. */
function PrintControl() {
  if (useIsFramed()) return <ExternalLink href={window.location.href}>{m.openInTab}</ExternalLink>
  return <PrimaryButton onClick={() => window.print()}>{m.print}</PrimaryButton>
}

/** Lists the calls of a transaction in sentences, or their number. */
function Calls({ summary: { batch, calls, later }, notes }: CallsProps) {
  const [only] = calls
  const [notesOfOnly = none] = notes
  return (
    <>
      {batch !== null && (
        <p>
          <WithAddresses text={batch} />
        </p>
      )}
      {later.length > 0 && (
        <>
          <ScreenOnly>
            <p>{m.tooMany(later.length)}</p>
          </ScreenOnly>
          <PrintOnly>
            <p>{m.onNextPages(later.length)}</p>
          </PrintOnly>
        </>
      )}
      {batch === null && calls.length === 1 && only !== undefined ? (
        <p>
          <WithAddresses text={only} />
          <Notes notes={notesOfOnly} />
        </p>
      ) : (
        <CallList calls={calls} notes={notes} />
      )}
    </>
  )
}

/** Lists the calls that have no place on the first page, on the pages after it. On screen they are in the review. */
export function LaterCalls({ calls, notes }: CallListProps) {
  if (calls.length === 0) return null
  return (
    <NextPages>
      <h2>{m.calls(calls.length)}</h2>
      <CallList calls={calls} notes={notes} />
    </NextPages>
  )
}

function CallList({ calls, notes }: CallListProps) {
  return (
    <List>
      {calls.map((sentence, index) => (
        <li key={index}>
          <WithAddresses text={sentence} />
          <Notes notes={notes[index] ?? none} />
        </li>
      ))}
    </List>
  )
}

const none: readonly string[] = []

/** Shows the notes of the link for the payees of one call. */
function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note, index) => (
    <Small as="span" key={index}>
      {' '}
      <Sentence of={inPayments.list.memo(<bdi>{note}</bdi>)} />
    </Small>
  ))
}
