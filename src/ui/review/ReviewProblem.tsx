import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ReviewState } from '../../flows/review/createReview'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Prose } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'

type ReviewProblemProps = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly state: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>
  readonly again: () => void
}

/** Why there is nothing to review. */
export function ReviewProblem({ place, safeTxHash, state, again }: ReviewProblemProps) {
  const isMissing = state.kind === 'missing'
  return (
    <>
      <ScreenHeading title={isMissing ? 'No such transaction' : 'The transaction could not be read'} />
      <Notice
        tone="waiting"
        title={
          isMissing
            ? `The transaction service of ${place.chain.name} has no transaction with this hash.`
            : state.reason
        }
      >
        <p>
          {isMissing
            ? 'It may have been removed from the queue, or the link may be of another chain. Do not sign something else in its place: ask whoever sent you the link.'
            : 'We keep asking. Do not sign on the strength of this page until it shows the transaction.'}
        </p>
        <Row>
          <SecondaryButton onClick={again}>Look again</SecondaryButton>
          <Link href={paths.reviewStart}>Read another transaction</Link>
        </Row>
      </Notice>
      <Prose>
        <p>
          Asked for: <AddressText value={safeTxHash} />
        </p>
        <p>
          Safe: <AddressText value={place.safe} />
        </p>
      </Prose>
    </>
  )
}
