import { type ComponentType, useCallback, useState } from 'react'
import { type ReadPlace, readSafePlace, readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { openReview, type OpenReview } from '../../flows/review/openReview'
import type { ForecastReader } from '../../flows/review/reader'
import type { ReviewState } from '../../flows/review/createReview'
import { useApp } from '../AppContext'
import { Lede } from '../parts/basics'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { ActingSection } from './acting/ActingSection'
import { ReviewHead } from './ReviewHead'
import { ReviewProblem } from './ReviewProblem'
import { TxSheet } from './TxSheet'
import { IntentSection } from './IntentSection'
import { ReadableGift } from './ReadableGift'
import { useGiftText } from './useGiftText'
import { useReader } from './useReader'

/** What is drawn of a review once it has been read. */
export type ReadReviewProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

type ReviewScreenProps = {
  readonly placeText: string
  readonly hashText: string
  /** Another view of what was read, in place of the review. */
  readonly View?: ComponentType<ReadReviewProps> | undefined
}

/** The review of one transaction that a link names: of any Safe, with nothing connected. */
export function ReviewScreen({ placeText, hashText, View }: ReviewScreenProps) {
  const { chains } = useApp()
  const [asked] = useState(() => readLink(readSafePlace(placeText, chains), hashText))
  if (asked.kind === 'problem')
    return (
      <>
        <ScreenHeading title="This link names no transaction" />
        <Lede>{asked.problem}</Lede>
      </>
    )
  return <Opened place={asked.place} safeTxHash={asked.safeTxHash} View={View} />
}

type Named = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly View: ComponentType<ReadReviewProps> | undefined
}

function readLink(read: ReadPlace, hashText: string) {
  if (read.kind === 'problem') return read
  const safeTxHash = readSafeTxHash(hashText)
  if (safeTxHash !== null) return { kind: 'named', place: read.place, safeTxHash } as const
  return {
    kind: 'problem',
    problem:
      'The second part of the link is not a safeTxHash: 0x and 64 digits from 0 to f. It may be cut short.',
  } as const
}

function Opened({ place, safeTxHash, View }: Named) {
  const { chain, safe } = place
  const { causes } = useApp()
  const open = useCallback(
    (reader: ForecastReader) => openReview(reader, { safe, safeTxHash, causes }),
    [safe, safeTxHash, causes],
  )
  const opening = useReader(chain, open)
  if (opening.kind === 'broken')
    return (
      <>
        <ScreenHeading title="Review" />
        <PartDidNotLoad />
      </>
    )
  if (opening.kind === 'opening') return <Reading />
  return <Read place={place} safeTxHash={safeTxHash} View={View} review={opening.opened} />
}

function Reading() {
  return (
    <>
      <ScreenHeading title="Review" />
      <Lede>Reading the transaction and the Safe…</Lede>
    </>
  )
}

function Read({ place, safeTxHash, View, review }: Named & { readonly review: OpenReview }) {
  const state = useStoreValue(review.state)
  const giftText = useGiftText()
  if (state.kind === 'reading') return <Reading />
  if (state.kind !== 'read') {
    return <ReviewProblem place={place} safeTxHash={safeTxHash} state={state} again={review.again} />
  }
  if (View !== undefined) return <View place={place} state={state} />
  return (
    <>
      <ReviewHead place={place} state={state} again={review.again} giftText={giftText}>
        {giftText === null ? (
          <ReadableGift place={place} state={state} />
        ) : (
          <IntentSection place={place} safeTxHash={safeTxHash} giftText={giftText} state={state} />
        )}
      </ReviewHead>
      <TxSheet place={place} reading={state.reading} review={state.review} forecast={review.forecast}>
        <ActingSection place={place} review={review} />
      </TxSheet>
    </>
  )
}
