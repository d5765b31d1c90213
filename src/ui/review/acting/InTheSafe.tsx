import { safeLink } from '../../../config/safeLink'
import type { SafePlace } from '../../../core/review/safePlace'
import type { TxReview } from '../../../flows/review/createReview'
import { useApp } from '../../AppContext'
import { Row } from '../../parts/basics'
import { ExternalLink } from '../../parts/ExternalLink'
import { useStoreValue } from '../../parts/useStoreValue'
import { paths } from '../../paths'
import { m } from './messages'

/** Links to the places where an owner can sign: in the frame the account is the Safe, which cannot sign as an owner. */
export function InTheSafe({ place, review }: { readonly place: SafePlace; readonly review: TxReview }) {
  const session = useStoreValue(useApp().session)
  const state = useStoreValue(review.state)
  if (state.kind !== 'read' || session.kind !== 'safe') return null
  const { safeTxHash } = state.reading.record
  const inSafe = safeLink(place.chain, place.safe, { kind: 'tx', safeTxHash }, session.hostOrigin)
  const { origin, pathname } = window.location
  return (
    <>
      <p>{m.inSafe.words}</p>
      <Row>
        <ExternalLink href={inSafe}>{m.inSafe.transaction}</ExternalLink>
        <ExternalLink href={`${origin}${pathname}#${paths.review(place, safeTxHash)}`}>
          {m.inSafe.tab}
        </ExternalLink>
      </Row>
    </>
  )
}
