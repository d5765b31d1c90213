import type { SafePlace } from '../../core/review/safePlace'
import { assetNamesOf } from '../../core/review/assetNames'
import type { IntentComparison } from '../../core/review/compareIntent'
import { intentBesideWords, intentDifferenceWords } from '../../core/review/intentWords'
import type { GiftDocument } from '../../core/giving/giftDocument'
import { DifferenceList } from '../parts/DifferenceList'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/AddressText'
import type { LinkComparison } from './compareLink'
import { DescribedGifts } from './DescribedGifts'
import { m } from './messages'

type IntentSectionProps = { readonly place: SafePlace; readonly compared: LinkComparison }

/** Compares the transaction with the gift in the link: equal byte for byte, or its differences. */
export function IntentSection({ place, compared: { read, comparison } }: IntentSectionProps) {
  return (
    <Section aria-labelledby="intent">
      <h2 id="intent">{m.intent.title}</h2>
      {read.kind === 'problem' ? (
        <Notice tone="waiting" title={m.intent.unreadable}>
          <p>{m.intent.problem(read.field, read.problem)}</p>
        </Notice>
      ) : (
        <>
          {comparison === null ? (
            <Notice tone="waiting" title={m.intent.unread}>
              <p>{m.intent.unreadWords}</p>
            </Notice>
          ) : (
            <Outcome comparison={comparison} place={place} document={read.document} />
          )}
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
        <Notice tone="bad" title={m.intent.differs}>
          <DifferenceList
            meantName={m.intent.described}
            differences={comparison.differences.map((difference) => intentDifferenceWords(difference, names))}
          />
          <p>{m.intent.ask}</p>
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice tone="waiting" title={m.intent.unchecked}>
          <p>{m.intent.uncheckedWords(comparison.reasons.join(' '))}</p>
        </Notice>
      )
    case 'exactly':
      return comparison.besides.length === 0 ? (
        <Notice tone="good" title={m.intent.exactly}>
          <p>{m.intent.exactlyWords(document.gifts.length)}</p>
        </Notice>
      ) : (
        <Notice tone="waiting" title={m.intent.besides}>
          <p>{m.intent.besidesWords(document.gifts.length)}</p>
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
