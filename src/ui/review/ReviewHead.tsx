import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styled from 'styled-components'
import { assetNamesOf } from '../../core/review/assetNames'
import type { SafePlace } from '../../core/review/safePlace'
import type { TxReview } from '../../flows/review/createReview'
import type { TxProgress } from '../../core/review/txProgress'
import type { ShownReview } from '../../flows/review/reviewState'
import { type TxForecast, lastForecast } from '../../flows/review/forecast/createForecast'
import { safeLink } from '../../config/safeLink'
import { differenceKey } from '../../core/review/forecast/differences'
import { m as inDifferences } from '../../core/review/forecast/differenceMessages'
import { differenceWords } from '../../core/review/forecast/differenceWords'
import type { Review } from '../../core/review/reviewSafeTx'
import { isRejection } from '../../core/safe/safeTx'
import { useApp } from '../AppContext'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { paths } from '../paths'
import { LazyFold } from '../parts/LazyFold'
import { Row, Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { ExternalLink } from '../parts/ExternalLink'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { TonedWord } from '../parts/TonedWord'
import { Findings, LeadNotice } from './LeadNotice'
import type { AboutTx } from './aboutTx'
import { Answer } from './payments/Answer'
import { PaidAllTheSame } from './PaidAllTheSame'
import { Progress, type RejectedHere } from './Progress'
import { ReadAgainButton } from './ReadAgainButton'
import { m } from './messages'
import { useEnd } from './useEnd'

/** The link for the other owners, behind a fold: most reviews never open it. */
const coSignerLinkPart = deferredPart(async () => (await import('./CoSignerLink')).CoSignerLink)

type ReviewHeadProps = {
  readonly place: SafePlace
  readonly state: ShownReview
  readonly review: TxReview
  readonly forecast: TxForecast
  /** The gift document of the link, which further links carry too. */
  readonly giftText: string | null
  /** The note of the link, likewise. */
  readonly noteText: string | null
  readonly about: AboutTx
  readonly progress: TxProgress
  readonly rejected: RejectedHere | null
  /** Notices that come before all actions. */
  readonly children: ReactNode
}

/** Shows the Safe of the transaction, and the sources of the page. */
export function ReviewHead({
  place,
  state,
  review,
  forecast,
  giftText,
  noteText,
  about,
  progress,
  rejected,
  children,
}: ReviewHeadProps) {
  const session = useStoreValue(useApp().session)
  const { reading, rebuiltFrom } = state
  const isPartial = state.kind === 'partial'
  const trouble = isPartial ? null : state.trouble
  const { record, setup } = reading
  const hasOneOwner =
    setup.kind === 'found' && setup.value.owners.kind === 'read' && setup.value.owners.value.length === 1
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  const inSafe = safeLink(place.chain, place.safe, { safeTxHash: record.safeTxHash }, hostOrigin)
  const end = useEnd()
  const status = isPartial ? (
    <Coming sources={state.coming} />
  ) : (
    <Progress place={place} progress={progress} isRejection={isRejection(record)} rejected={rejected} />
  )
  return (
    <>
      <Answer place={place} state={state} about={about} />
      {setup.kind === 'unreachable' && !(isPartial && state.coming.includes('chain')) && (
        <Notice tone="waiting" title={m.noChain(place.chain.name)}>
          <p>{m.noChainWords(setup.reason)}</p>
        </Notice>
      )}
      {/* Of one that has ended, how it ended comes before what weighed in it. */}
      {end !== 'open' && status}
      <PaidAllTheSame place={place} review={state.review} />
      <LeadNotice place={place} state={state} labels={about.labels} />
      <Findings place={place} review={state.review} />
      <Differences place={place} review={state.review} forecast={forecast} />
      {end === 'open' && status}
      <Small>
        <Sentence of={m.lede[end](<AddressText value={place.safe} />, place.chain.name)} />
      </Small>
      {children}
      {rebuiltFrom !== undefined && (
        <Notice tone="waiting" title={m.rebuilt[rebuiltFrom]}>
          <p>{m.rebuiltWords(rebuiltFrom, trouble)}</p>
        </Notice>
      )}
      {!isPartial && trouble !== null && rebuiltFrom === undefined && (
        <Notice tone="waiting" title={m.stale}>
          <p>{m.staleWords(trouble, timeText(state.readAtMs))}</p>
        </Notice>
      )}
      {record.origin === null && (
        <Notice tone="quiet" title={m.pasted}>
          <p>{m.pastedWords}</p>
        </Notice>
      )}
      <Row>
        <ReadAgainButton review={review}>{m.readAgain}</ReadAgainButton>
        <Link href={paths.sheet(place, record.safeTxHash, giftText, noteText)}>{m.sheet}</Link>
        <Link href={paths.queue(place)}>{m.queue}</Link>
        <ExternalLink href={inSafe}>{m.openInSafe}</ExternalLink>
      </Row>
      <LazyFold title={end !== 'open' ? m.linkOver : hasOneOwner ? m.linkAlone : m.link}>
        <Deferred
          part={coSignerLinkPart}
          props={{
            path: paths.review(place, record.safeTxHash, giftText, noteText),
            shortest: paths.review(place, record.safeTxHash),
          }}
          waiting={null}
        />
      </LazyFold>
      {!isPartial && (
        <Small>
          {m.readOn(
            timeText(state.readAtMs),
            setup.kind === 'found' ? setup.value.blockNumber : null,
            place.chain.name,
          )}
        </Small>
      )}
    </>
  )
}

/** Takes no room and no gap while it is empty. */
const Late = styled.div.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: var(--space-5);
  list-style: disc;
`

type DifferencesProps = {
  readonly place: SafePlace
  readonly review: Review
  readonly forecast: TxForecast
}

/** Lists what is still being read, in the place of the progress, which depends on all of it. */
function Coming({ sources }: { readonly sources: Extract<ShownReview, { kind: 'partial' }>['coming'] }) {
  return (
    <div>
      {sources.map((source) => (
        <p key={source}>
          <TonedWord tone="quiet" icon="turning">
            {m.coming[source]}
          </TonedWord>
        </p>
      ))}
    </div>
  )
}

/** Lists where a simulation differs from the bytes. Renders nothing before there is one. */
function Differences({ place, review, forecast }: DifferencesProps) {
  const made = lastForecast(useStoreValue(forecast.state))
  const differences = made?.kind === 'made' ? made.differences : []
  return (
    // It appears late, so it is announced.
    <Late>
      {differences.length > 0 && (
        <section aria-label={inDifferences.title(differences.length)}>
          <Notice tone="bad" title={inDifferences.title(differences.length)} isSection>
            <p>{inDifferences.words}</p>
            <List>
              {differences.map((difference) => (
                <li key={differenceKey(difference)}>
                  <WithAddresses
                    text={differenceWords(difference, review.effects, place.safe, assetNamesOf(place.chain))}
                  />
                </li>
              ))}
            </List>
          </Notice>
        </section>
      )}
    </Late>
  )
}
