import { type ReactNode, useMemo } from 'react'
import type { SafePlace } from '../../core/review/safePlace'
import { type AssetNames, assetNamesOf } from '../../core/review/assetNames'
import type { Review } from '../../core/review/reviewSafeTx'
import type { TxForecast } from '../../flows/review/forecast/createForecast'
import type { ReviewReading } from '../../flows/review/read/readReview'
import { Section } from '../parts/Layout'
import { useLater } from '../parts/useLater'
import { AbiFold } from './AbiFold'
import { CallList } from './CallList'
import { CheckList } from './CheckList'
import { Forecast } from './Forecast'
import { Digests } from './Digests'
import { SafeTxFields } from './SafeTxFields'
import { SignerList } from './SignerList'
import { TotalsTable } from './TotalsTable'
import { TotalsWorth } from './TotalsWorth'
import { m } from './messages'

type TxSheetProps = {
  readonly place: SafePlace
  readonly reading: ReviewReading
  readonly review: Review
  readonly forecast: TxForecast
  /** True when the transaction service has listed the signatures: not for a pasted or rebuilt transaction. */
  readonly isListed: boolean
  /** Actions of the reader. */
  readonly children?: ReactNode
}

type RestProps = TxSheetProps & { readonly names: AssetNames }

/** Shows everything known about a transaction, in the order of a co-signer's questions. */
export function TxSheet(props: TxSheetProps) {
  const { place, review } = props
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

function Rest({ place, reading, review, forecast, isListed, names, children }: RestProps) {
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
        <SignerList checks={review.checks} place={place} reading={reading} isListed={isListed} />
      </Section>
      <Section aria-labelledby="checks">
        <h2 id="checks">{m.parts.checks}</h2>
        <CheckList checks={review.checks} names={names} />
      </Section>
      {children}
      <Section aria-labelledby="compare">
        <h2 id="compare">{m.parts.compare}</h2>
        <Digests place={place} reading={reading} />
      </Section>
      <Section aria-labelledby="bytes">
        <h2 id="bytes">{m.parts.bytes}</h2>
        <SafeTxFields record={reading.record} />
      </Section>
    </>
  )
}
