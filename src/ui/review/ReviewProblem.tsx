import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ReviewState } from '../../flows/review/createReview'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Prose, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { m } from './messages'

type ReviewProblemProps = {
  readonly place: SafePlace
  readonly safeTxHash: SafeTxHash
  readonly state: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>
  readonly again: () => void
  /** What the link describes. */
  readonly children: ReactNode
}

/** Why there is nothing to review. */
export function ReviewProblem({ place, safeTxHash, state, again, children }: ReviewProblemProps) {
  const isMissing = state.kind === 'missing'
  return (
    <>
      <ScreenHeading title={isMissing ? m.problem.missing : m.problem.unreachable} />
      <Notice tone="waiting" title={isMissing ? m.problem.missingOn(place.chain.name) : state.reason}>
        <p>{isMissing ? m.problem.missingWords : m.problem.unreachableWords}</p>
        <Row>
          <SecondaryButton onClick={again}>{m.problem.lookAgain}</SecondaryButton>
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
