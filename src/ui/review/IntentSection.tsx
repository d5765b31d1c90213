import type { SafePlace } from '../../core/review/safePlace'
import { assetNamesOf } from '../../core/review/assetNames'
import type { IntentComparison } from '../../core/review/compareIntent'
import { intentBesideWords, intentDifferenceWords } from '../../core/review/intentWords'
import type { GiftDocument } from '../../core/giving/giftDocument'
import { DifferenceList } from '../parts/DifferenceList'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/WithAddresses'
import type { LinkComparison } from './compareLink'
import { DescribedGifts } from './DescribedGifts'

type IntentSectionProps = { readonly place: SafePlace; readonly compared: LinkComparison }

/** Whether the transaction is the gift that the link describes: byte for byte, or where it is not. */
export function IntentSection({ place, compared: { read, comparison } }: IntentSectionProps) {
  return (
    <Section aria-labelledby="intent">
      <h2 id="intent">Compared with the gift described</h2>
      {read.kind === 'problem' ? (
        <Notice tone="waiting" title="The description in this link cannot be read">
          <p>
            {read.field === null ? '' : `In “${read.field}”: `}
            {read.problem} Nothing was compared with what was meant: the rest of this page is read from the
            transaction alone.
          </p>
        </Notice>
      ) : (
        <>
          {comparison !== null && <Outcome comparison={comparison} place={place} document={read.document} />}
          <DescribedGifts document={read.document} place={place} />
        </>
      )}
    </Section>
  )
}

type OutcomeProps = {
  readonly comparison: IntentComparison
  readonly place: SafePlace
  readonly document: GiftDocument
}

function Outcome({ comparison, place, document }: OutcomeProps) {
  const names = assetNamesOf(place.chain)
  switch (comparison.kind) {
    case 'differs':
      return (
        <Notice tone="bad" title="Not the gift described: do not sign">
          <DifferenceList
            meantName="Described"
            differences={comparison.differences.map((difference) => intentDifferenceWords(difference, names))}
          />
          <p>Ask whoever sent you the link, by a way that you both know, which of the two was meant.</p>
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice tone="waiting" title="Could not be compared to the end">
          <p>
            Nothing differs so far: recipients, amounts and assets are as described.{' '}
            {comparison.reasons.join(' ')} Do not take it as the gift described.
          </p>
        </Notice>
      )
    case 'exactly':
      return comparison.besides.length === 0 ? (
        <Notice tone="good" title="Exactly the gift described">
          <p>
            {whatWasBuilt(document)} and compared the result with the transaction byte for byte: the
            recipients, assets, amounts and their order are the same, and nothing else is in it.
          </p>
        </Notice>
      ) : (
        <Notice tone="waiting" title="The gift described, and something beside it">
          <p>
            {whatWasBuilt(document)} and compared the result with the transaction byte for byte: the
            recipients, assets, amounts and their order are the same. Beside them the transaction has what the
            link does not describe:
          </p>
          <ul>
            {comparison.besides.map((beside) => (
              <li key={beside.kind}>
                <WithAddresses text={intentBesideWords(beside, names)} />
              </li>
            ))}
          </ul>
        </Notice>
      )
  }
}

function whatWasBuilt({ gifts }: GiftDocument): string {
  const payments = gifts.length === 1 ? 'the payment' : `the ${gifts.length} payments`
  return `From the description in the link this page built ${payments} anew,`
}
