import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { TxReview } from '../../flows/review/createReview'
import type { ReviewState } from '../../flows/review/reviewState'
import { AddressText } from '../parts/AddressText'
import { Prose, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { m } from './messages'
import { ReadAgainButton } from './ReadAgainButton'

type ReviewProblemProps = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly state: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>
  readonly review: TxReview
  /** Called before the next reading. */
  readonly onPress: () => void
  /** The description in the link. */
  readonly children: ReactNode
}

/** Shows why there is nothing to review. */
export function ReviewProblem({ place, safeTxHash, state, review, onPress, children }: ReviewProblemProps) {
  const isMissing = state.kind === 'missing'
  return (
    <>
      <ScreenHeading title={isMissing ? m.problem.missing : m.problem.unreachable} />
      <Notice tone="waiting" title={isMissing ? m.problem.missingOn(place.chain.name) : state.reason}>
        <p>{isMissing ? m.problem.missingWords : m.problem.unreachableWords}</p>
        <Row>
          <ReadAgainButton review={review} onPress={onPress}>
            {m.problem.lookAgain}
          </ReadAgainButton>
          <Link href={paths.reviewStart}>{m.problem.readAnother}</Link>
        </Row>
      </Notice>
      {children}
      <Prose>
        <p>
          {m.problem.askedFor}
          <AddressText value={safeTxHash} />
        </p>
        <p>
          {m.problem.safe}
          <AddressText value={place.safe} />
        </p>
      </Prose>
    </>
  )
}
