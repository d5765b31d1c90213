import { safeLink } from '../../../config/safeLink'
import type { SafePlace } from '../../../core/review/safePlace'
import type { TxReview } from '../../../flows/review/createReview'
import { useApp } from '../../AppContext'
import { Row } from '../../parts/basics'
import { ExternalLink } from '../../parts/ExternalLink'
import { useStoreValue } from '../../parts/useStoreValue'
import { paths } from '../../paths'

/** In the frame the account is the Safe, which cannot sign as an owner: the ways out of it. */
export function InTheSafe({ place, review }: { readonly place: SafePlace; readonly review: TxReview }) {
  const session = useStoreValue(useApp().session)
  const state = useStoreValue(review.state)
  if (state.kind !== 'read' || session.kind !== 'safe') return null
  const { safeTxHash } = state.reading.record
  const inSafe = safeLink(place.chain, place.safe, { kind: 'tx', safeTxHash }, session.hostOrigin)
  const { origin, pathname } = window.location
  return (
    <>
      <p>
        Here you act as the Safe itself, and a Safe cannot sign as its own owner. Sign in {'Safe{Wallet}'}, or
        open this page in a tab and connect an owner’s wallet there.
      </p>
      <Row>
        <ExternalLink href={inSafe}>{'This transaction in Safe{Wallet}'}</ExternalLink>
        <ExternalLink href={`${origin}${pathname}#${paths.review(place, safeTxHash)}`}>
          This page in a tab
        </ExternalLink>
      </Row>
    </>
  )
}
