import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { assetNamesOf } from '../../core/review/assetNames'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReviewState } from '../../flows/review/createReview'
import { safeLink } from '../../config/safeLink'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { paths } from '../paths'
import { CoSignerLink } from './CoSignerLink'
import { Findings } from './Findings'
import { LazyFold } from './LazyFold'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'

type ReviewHeadProps = {
  readonly place: SafePlace
  readonly state: Extract<ReviewState, { kind: 'read' }>
  readonly again: () => void
  /** The gift document that the link carried: passed on with it. */
  readonly giftText: string | null
  /** What has to be read before anything else is pressed. */
  readonly children: ReactNode
}

/** Whose transaction it is, and what this page rests on. */
export function ReviewHead({ place, state, again, giftText, children }: ReviewHeadProps) {
  const session = useStoreValue(useApp().session)
  const { reading, readAtMs, trouble, isRebuilt } = state
  const { record, setup } = reading
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  const inSafe = safeLink(place.chain, place.safe, { kind: 'tx', safeTxHash: record.safeTxHash }, hostOrigin)
  return (
    <>
      <ScreenHeading title={`Safe transaction #${record.nonce}`} />
      <Lede>
        What the Safe <AddressText value={place.safe} /> on {place.chain.name} would do, read from the bytes
        that its owners sign.
      </Lede>
      <Findings checks={state.review.checks} names={assetNamesOf(place.chain)} />
      {children}
      {isRebuilt === true && (
        <Notice tone="waiting" title="Rebuilt from what this browser remembers">
          <p>
            The transaction service does not give this transaction. {trouble} It was rebuilt from the gift
            that this browser follows, and its fields give exactly the safeTxHash of the link. Who has signed
            it, and whether it is still queued, is not known. We keep asking.
          </p>
        </Notice>
      )}
      {trouble !== null && isRebuilt !== true && (
        <Notice tone="waiting" title="What is shown may be out of date">
          <p>
            {trouble} It was read on {timeText(readAtMs)}, and we keep asking.
          </p>
        </Notice>
      )}
      {record.origin === null && (
        <Notice tone="quiet" title="This transaction was pasted here">
          <p>
            The transaction service has not given it. What is told of it comes from the paste and the chain.
            Signatures that were given elsewhere are not known here. Where no safeTxHash came with it, the one
            below was computed from its fields: compare it with your device. A reload forgets the paste.
          </p>
        </Notice>
      )}
      <Row>
        <SecondaryButton onClick={again}>Read again</SecondaryButton>
        <Link href={paths.sheet(place, record.safeTxHash, giftText)}>Verification sheet</Link>
        <Link href={paths.queue(place)}>The whole queue</Link>
        <ExternalLink href={inSafe}>{'Open in Safe{Wallet}'}</ExternalLink>
      </Row>
      <LazyFold title="Link for co-signers">
        <CoSignerLink path={paths.review(place, record.safeTxHash, giftText)} />
      </LazyFold>
      <Small>
        Read on {timeText(readAtMs)}
        {setup.kind === 'found' && `, the Safe at block ${setup.value.blockNumber} of ${place.chain.name}`}.
        The name, the origin and the note of a proposal are not shown here: nobody signs them.
      </Small>
    </>
  )
}
