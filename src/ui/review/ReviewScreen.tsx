import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { createStore } from 'zustand/vanilla'
import { type ReadPlace, readSafePlace, readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import { type Acted, nothingActed, txProgress, withActed } from '../../core/review/txProgress'
import { txEnd } from '../../core/review/txEnd'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { holdQueue } from '../../flows/queue/createQueue'
import { openReview, type OpenReview, type TxReview } from '../../flows/review/createReview'
import type { FullReader } from '../../flows/review/reader'
import { readableGift } from '../../core/review/compareIntent'
import { isListed, type ReviewState, type ShownReview } from '../../flows/review/reviewState'
import { useApp } from '../AppContext'
import { Lede, Prose, Row } from '../parts/basics'
import { Deferred, deferredPart, PartDidNotLoad } from '../parts/Deferred'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedPlace } from '../tokens/useTokenList'
import { ActBar } from '../acting/ActBar'
import { ActingSection } from '../acting/ActingSection'
import { Notice } from '../parts/Notice'
import { AddressText } from '../parts/AddressText'
import { paths } from '../paths'
import { ReviewHead } from './ReviewHead'
import { TxSheet } from './TxSheet'
import { OwnGiftNotice, useOwnGift } from './OwnGift'
import { compareLink, compareUnread, outcomeOfGift, useGiftText } from './compareLink'
import { IntentSection } from './IntentSection'
import { useFocusAfterPress, ReadAgainButton } from './ReadAgainButton'
import { EndContext, stageOf, useEnd } from './useEnd'
import { useReader } from './useReader'
import { m } from './messages'
import { checkOf } from '../../core/review/check'
import { paymentsOf } from '../../core/review/payments'
import { aboutTx, useLinkNote, useNoteText } from './aboutTx'

/** The verification sheet, loaded when it is opened. */
const sheetPart = deferredPart(async () => (await import('./sheet/Sheet')).Sheet)

type ReviewScreenProps = {
  readonly placeText: string
  readonly hashText: string
  /** True for the sheet. It shares the reading of the review: switching sends no request. */
  readonly isSheet: boolean
}

/** Shows the review of the transaction in a link, or its sheet: of any Safe, with nothing connected. */
export function ReviewScreen({ placeText, hashText, isSheet }: ReviewScreenProps) {
  const { chains } = useApp()
  const [asked] = useState(() => readLink(readSafePlace(placeText, chains), hashText))
  if (asked.kind === 'problem')
    return (
      <>
        <ScreenHeading title={m.noTransaction} />
        <Lede>{asked.problem}</Lede>
      </>
    )
  return <Opened place={asked.place} safeTxHash={asked.safeTxHash} isSheet={isSheet} />
}

type Named = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly isSheet: boolean
}

function readLink(read: ReadPlace, hashText: string) {
  if (read.kind === 'problem') return read
  const safeTxHash = readSafeTxHash(hashText)
  if (safeTxHash !== null) return { kind: 'named', place: read.place, safeTxHash } as const
  return {
    kind: 'problem',
    problem: m.badHash,
  } as const
}

function Opened({ place, safeTxHash, isSheet }: Named) {
  const { chain, safe } = place
  const { causes, tokenList } = useApp()
  // The names of the operator's list may arrive after the transaction.
  const listed = useListedPlace(place)
  const giftText = useGiftText()
  const open = useCallback(
    (reader: FullReader) => {
      const leave = holdQueue(reader, safe)
      const review = openReview(reader, { safe, safeTxHash, causes, tokenList, giftText })
      const close = () => {
        leave()
        review.close()
      }
      return { ...review, close }
    },
    [safe, safeTxHash, causes, tokenList, giftText],
  )
  const opening = useReader(chain, open)
  if (opening.kind === 'broken')
    return (
      <>
        <ScreenHeading title={m.title} />
        <PartDidNotLoad />
      </>
    )
  if (opening.kind === 'opening') return <Reading />
  return <Read place={listed ?? place} safeTxHash={safeTxHash} isSheet={isSheet} review={opening.opened} />
}

function Reading() {
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.reading}</Lede>
    </>
  )
}

type ReadProps = Named & { readonly review: OpenReview }

/** Renders a new state in slices: one of a large batch would block a frame. */
function Read(props: ReadProps) {
  const state = useDeferredValue(useStoreValue(props.review.state))
  return <ReadState {...props} state={state} />
}

/** Memoised: the render before the deferred one keeps the state, and so costs nothing. */
const ReadState = memo(function ReadState({
  place,
  safeTxHash,
  isSheet,
  review,
  state,
}: ReadProps & { readonly state: ReviewState }) {
  const giftText = useGiftText()
  const onPress = useFocusAfterPress(state.kind)
  const isWhole = state.kind === 'read'
  if (state.kind === 'reading' || (isSheet && state.kind === 'partial')) return <Reading />
  if (state.kind === 'missing' || state.kind === 'unreachable') {
    return (
      <ReviewProblem place={place} safeTxHash={safeTxHash} state={state} review={review} onPress={onPress}>
        {giftText !== null && <IntentSection place={place} compared={compareUnread(giftText, place)} />}
      </ReviewProblem>
    )
  }
  if (isSheet && isWhole) return <Deferred part={sheetPart} props={{ place, state }} waiting={<Reading />} />
  return <Shown place={place} safeTxHash={safeTxHash} state={state} review={review} giftText={giftText} />
})

type ShownProps = Omit<Named, 'isSheet'> & {
  readonly state: ShownReview
  readonly review: OpenReview
  readonly giftText: string | null
}

/** Shows the review, with what its link says of it. */
function Shown({ place, safeTxHash, state, review, giftText }: ShownProps) {
  const directory = useStoreValue(useApp().causes)
  const noteText = useNoteText()
  const note = useLinkNote(noteText)
  const isWhole = state.kind === 'read'
  const [actedStore] = useState(() => createStore<Acted>(() => nothingActed))
  const acted = useStoreValue(actedStore)
  // A store: a key pressed in its field renders no review again.
  const [reason] = useState(() => createStore(() => ''))
  const { effects, checks } = state.review
  const { setup, record } = state.reading
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const progress = withActed(txProgress(checks, isListed(state)), acted, {
    checks,
    nonce: record.nonce,
    owners: owners.map(({ address }) => address),
    readAtMs: state.kind === 'read' ? state.readAtMs : 0,
  })
  const { recipients } = checkOf(checks, 'recipients').evidence
  const payments = useMemo(
    () => paymentsOf(effects, place.safe, recipients),
    [effects, place.safe, recipients],
  )
  const linked = useMemo(
    () =>
      giftText === null || state.kind !== 'read' ? null : compareLink(giftText, { place, safeTxHash, state }),
    [giftText, place, safeTxHash, state],
  )
  const own = useOwnGift(place, safeTxHash, state)
  const document = linked?.read.kind === 'document' ? linked.read.document : null
  const causes = directory.kind === 'ready' ? directory.causes : null
  const about = useMemo(
    () => aboutTx(payments, { document, note, causes }),
    [payments, document, note, causes],
  )
  return (
    <EndContext value={txEnd(progress, checks)}>
      <ReviewHead
        place={place}
        state={state}
        review={review}
        forecast={review.forecast}
        giftText={giftText}
        noteText={noteText}
        about={about}
        progress={progress}
        rejected={acted.rejection === null ? null : { by: acted.rejection, reason }}
      >
        {linked !== null && <IntentSection place={place} compared={linked} isBelowPurpose />}
        {own !== null && <OwnGiftNotice own={own} place={place} />}
        {linked === null && own === null && isWhole && <ReadableGift place={place} state={state} />}
      </ReviewHead>
      <TxSheet
        place={place}
        state={state}
        forecast={review.forecast}
        payments={payments}
        labels={about.labels}
        memos={about.memos}
      >
        {isWhole && (
          <>
            <ActBar state={state} progress={progress} acted={acted} />
            <ActingSection
              place={place}
              review={review}
              forecast={review.forecast}
              gift={outcomeOfGift(linked, own?.comparison ?? null)}
              labels={about.labels}
              acted={actedStore}
              reason={reason}
            />
          </>
        )}
      </TxSheet>
    </EndContext>
  )
}

type ReadableGiftProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

/** Notes that a transaction only pays confirmed causes. It proves nothing about the intention. */
function ReadableGift({ place: { chain, safe }, state: { reading, review } }: ReadableGiftProps) {
  const directory = useStoreValue(useApp().causes)
  const end = useEnd()
  if (directory.kind !== 'ready' || checkOf(review.checks, 'recordHash').outcome !== 'holds') return null
  // It came to nothing.
  if (end === 'failed' || end === 'never') return null
  const { record, codes } = reading
  const gifts = readableGift({ record, codes, chain, safe, causes: directory.causes })
  if (gifts === null) return null
  return (
    <Notice tone="quiet" title={m.gift.title}>
      <p>{m.gift.words[end]}</p>
      <p>{m.gift.unknown[stageOf(end)]}</p>
    </Notice>
  )
}

type ReviewProblemProps = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly state: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>
  readonly review: TxReview
  /** Called before the next reading. */
  readonly onPress: () => void
  /** The description in the link. */
  readonly children: ReactNode
}

/** Shows why there is nothing to review. */
function ReviewProblem({ place, safeTxHash, state, review, onPress, children }: ReviewProblemProps) {
  const isMissing = state.kind === 'missing'
  return (
    <>
      <ScreenHeading title={isMissing ? m.problem.missing : m.problem.unreachable} />
      <Notice tone="waiting" title={isMissing ? m.problem.missingOn(place.chain.name) : state.reason}>
        <p>{isMissing ? m.problem.missingWords : m.problem.unreachableWords}</p>
        <Row>
          <ReadAgainButton review={review} onPress={onPress}>
            {m.problem.lookAgain}
          </ReadAgainButton>
          <Link href={paths.reviewStart}>{m.problem.readAnother}</Link>
        </Row>
      </Notice>
      {children}
      <Prose>
        <p>
          {m.problem.askedFor}
          <AddressText value={safeTxHash} />
        </p>
        <p>
          {m.problem.safe}
          <AddressText value={place.safe} />
        </p>
      </Prose>
    </>
  )
}
