import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import type { Payment } from '../../core/review/payments'
import type { SafePlace } from '../../core/review/safePlace'
import { type AssetNames, assetNamesOf } from '../../core/review/assetNames'
import type { TxForecast } from '../../flows/review/forecast/createForecast'
import { type ShownReview, isListed } from '../../flows/review/reviewState'
import type { ReviewReading } from '../../flows/review/read/readReview'
import { Section } from '../parts/Layout'
import { useLater } from '../parts/useLater'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { Sentence } from '../parts/Sentence'
import { otherCallsIn } from '../../core/review/answer'
import { CallsAlone, EveryCall } from './CallList'
import { Outgoing } from './payments/Outgoing'
import { CheckList } from './CheckList'
import { Forecast } from './Forecast'
import { SafeTxFields } from './SafeTxFields'
import { SignerList } from './SignerList'
import { m } from './messages'
import { stageOf, useEnd } from './useEnd'
import { DigestFacts, readDigests } from './DigestFacts'
import { useNoteText } from './aboutTx'
import { useGiftText } from './compareLink'
import { m as inCalls } from './callsMessages'
import { type CallNode, everyNode } from '../../core/review/callTree'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { LazyFold } from '../parts/LazyFold'

type TxSheetProps = {
  readonly place: SafePlace
  readonly state: ShownReview
  readonly forecast: TxForecast
  readonly payments: readonly Payment[]
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** The author's notes for payees, likewise. */
  readonly memos: ReadonlyMap<number, string>
  /** Actions of the reader. */
  readonly children?: ReactNode
}

type RestProps = Omit<TxSheetProps, 'payments'> & { readonly names: AssetNames }

/** Shows everything known about a transaction, in the order of a co-signer's questions. */
export function TxSheet(props: TxSheetProps) {
  const {
    place,
    state: { review },
    payments,
    labels,
    memos,
  } = props
  const end = useEnd()
  const names = useMemo(() => assetNamesOf(place.chain), [place.chain])
  // The first paint does not wait for what is below the calls.
  const isLater = useLater()
  const others = useMemo(() => otherCallsIn(review.effects, place.safe), [review.effects, place.safe])
  const what = (
    <Section aria-labelledby="what">
      <h2 id="what">{m.parts.what[end]}</h2>
      {others.length > 0 && <CallsAlone nodes={others} place={place} names={names} />}
      <EveryCall tree={review.tree} place={place} names={names} />
      <AbiFold tree={review.tree} />
    </Section>
  )
  return (
    <>
      {others.length > 0 && what}
      <Section aria-labelledby="totals">
        <h2 id="totals">{m.parts.totals[end]}</h2>
        <Outgoing
          place={place}
          review={review}
          payments={payments}
          names={names}
          labels={labels}
          memos={memos}
        />
      </Section>
      {others.length === 0 && what}
      {isLater && <Rest {...props} names={names} />}
    </>
  )
}

type DigestsProps = { readonly place: SafePlace; readonly reading: ReviewReading }

/** Loads when the fold is opened. */
const abiNames = deferredPart(async () => (await import('./abi/AbiNames')).AbiNames)

/** Largest number of calls that a supplied ABI names. */
const mostCalls = 50

function Rest({ place, state, forecast, names, labels, children }: RestProps) {
  const { reading, review } = state
  const coming = state.kind === 'partial' ? state.coming : []
  const isChainComing = coming.includes('chain')
  const stage = stageOf(useEnd())
  return (
    <>
      {stage === 'open' && (
        <Section aria-labelledby="forecast">
          <h2 id="forecast">{m.parts.forecast}</h2>
          <Forecast
            forecast={forecast}
            tree={review.tree}
            safe={place.safe}
            names={names}
            checks={review.checks}
          />
        </Section>
      )}
      <Section aria-labelledby="signed">
        <h2 id="signed">{m.parts.signed}</h2>
        {isChainComing ? (
          <p>{m.stillReading}</p>
        ) : (
          <SignerList checks={review.checks} place={place} reading={reading} isListed={isListed(state)} />
        )}
      </Section>
      <Section aria-labelledby="checks">
        <h2 id="checks">{m.parts.checks}</h2>
        <CheckList
          checks={review.checks}
          names={names}
          judged={{ place, effects: review.effects, labels }}
          isPartial={coming.length > 0}
        />
      </Section>
      {children}
      <Section aria-labelledby="compare">
        <h2 id="compare">{m.parts.compare[stage]}</h2>
        {isChainComing ? <p>{m.stillReading}</p> : <Digests place={place} reading={reading} />}
      </Section>
      <Section aria-labelledby="bytes">
        <h2 id="bytes">{m.parts.bytes[stage]}</h2>
        <SafeTxFields record={reading.record} />
      </Section>
    </>
  )
}

/** Shows the digests that a signing device shows for this transaction, computed here from its fields. */
function Digests({ place, reading }: DigestsProps) {
  const digests = useMemo(() => readDigests(reading), [reading])
  const giftText = useGiftText()
  const noteText = useNoteText()
  const stage = stageOf(useEnd())
  if (digests === null)
    return (
      <Notice tone="waiting" title={m.hashes.unknown}>
        <p>{m.hashes.unknownWords[stage]}</p>
      </Notice>
    )
  return (
    <>
      {stage === 'open' && (
        <p>
          <Sentence
            of={m.hashes.compare(
              <Link href={paths.sheet(place, reading.record.safeTxHash, giftText, noteText)}>
                {m.hashes.sheet}
              </Link>,
            )}
          />
        </p>
      )}
      <DigestFacts digests={digests} />
    </>
  )
}

/** Offers names by a supplied ABI, for a reader who has that of a contract unknown to this page. */
function AbiFold({ tree }: { readonly tree: CallNode }) {
  const unread = useMemo(() => everyNode(tree).filter(isUnread).slice(0, mostCalls), [tree])
  if (unread.length === 0) return null
  return (
    <LazyFold title={inCalls.abi}>
      <Deferred part={abiNames} props={{ unread }} waiting={<Small>{inCalls.fetchingAbi}</Small>} />
    </LazyFold>
  )
}

function isUnread({ outcome, data }: CallNode): boolean {
  return (outcome === 'unknown' || outcome === 'mismatch') && data.length >= 10
}
