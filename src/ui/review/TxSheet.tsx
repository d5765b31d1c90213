import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import { type AssetNames, assetNamesOf } from '../../core/review/assetNames'
import type { TxForecast } from '../../flows/review/forecast/createForecast'
import type { ShownReview } from '../../flows/review/reviewState'
import type { ReviewReading } from '../../flows/review/read/readReview'
import { Section } from '../parts/Layout'
import { useLater } from '../parts/useLater'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { Sentence } from '../parts/Sentence'
import { AbiFold } from './AbiFold'
import { CallList } from './CallList'
import { CheckList } from './CheckList'
import { Forecast } from './Forecast'
import { SafeTxFields } from './SafeTxFields'
import { SignerList } from './SignerList'
import { TotalsTable } from './TotalsTable'
import { TotalsWorth } from './TotalsWorth'
import { isListed } from './isListed'
import { m } from './messages'
import { DigestFacts } from './DigestFacts'
import { readDigests } from './readDigests'
import { useGiftText } from './useGiftText'

type TxSheetProps = {
  readonly place: SafePlace
  readonly state: ShownReview
  readonly forecast: TxForecast
  /** Actions of the reader. */
  readonly children?: ReactNode
}

type RestProps = TxSheetProps & { readonly names: AssetNames }

/** Shows everything known about a transaction, in the order of a co-signer's questions. */
export function TxSheet(props: TxSheetProps) {
  const {
    place,
    state: { review },
  } = props
  const names = useMemo(() => assetNamesOf(place.chain), [place.chain])
  // The first paint does not wait for what is below the calls.
  const isLater = useLater()
  return (
    <>
      <Section aria-labelledby="what">
        <h2 id="what">{m.parts.what}</h2>
        <CallList tree={review.tree} place={place} names={names} />
        <AbiFold tree={review.tree} />
      </Section>
      {isLater && <Rest {...props} names={names} />}
    </>
  )
}

function Rest({ place, state, forecast, names, children }: RestProps) {
  const { reading, review } = state
  const coming = state.kind === 'partial' ? state.coming : []
  const isChainComing = coming.includes('chain')
  return (
    <>
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
      <Section aria-labelledby="totals">
        <h2 id="totals">{m.parts.totals}</h2>
        <TotalsTable totals={review.totals} names={names} checks={review.checks} />
        <TotalsWorth totals={review.totals} chain={place.chain} names={names} />
      </Section>
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
        <CheckList checks={review.checks} names={names} isPartial={coming.length > 0} />
      </Section>
      {children}
      <Section aria-labelledby="compare">
        <h2 id="compare">{m.parts.compare}</h2>
        {isChainComing ? <p>{m.stillReading}</p> : <Digests place={place} reading={reading} />}
      </Section>
      <Section aria-labelledby="bytes">
        <h2 id="bytes">{m.parts.bytes}</h2>
        <SafeTxFields record={reading.record} />
      </Section>
    </>
  )
}

type DigestsProps = { readonly place: SafePlace; readonly reading: ReviewReading }

/** Shows the digests that a signing device shows for this transaction, computed here from its fields. */
function Digests({ place, reading }: DigestsProps) {
  const digests = useMemo(() => readDigests(reading), [reading])
  const giftText = useGiftText()
  if (digests === null)
    return (
      <Notice tone="waiting" title={m.hashes.unknown}>
        <p>{m.hashes.unknownWords}</p>
      </Notice>
    )
  return (
    <>
      <p>
        <Sentence
          of={m.hashes.compare(
            <Link href={paths.sheet(place, reading.record.safeTxHash, giftText)}>{m.hashes.sheet}</Link>,
          )}
        />
      </p>
      <DigestFacts digests={digests} />
    </>
  )
}
