import type { PlanPart } from '../../core/giving/planPart'
import { Notice } from '../parts/Notice'
import { paymentCount } from './paymentCount'
import { madeWords } from './planWords'

type PlanNoticeProps = {
  readonly made: PlanPart | undefined
  readonly left: number
  readonly who: 'Safe' | 'wallet'
}

/** A part of the gift is out already: what stands in the basket is the rest. */
export function PlanNotice({ made, left, who }: PlanNoticeProps) {
  if (made === undefined) return null
  return (
    <Notice tone="waiting" title={madeWords(made, who)}>
      <p>
        {left === 1 ? 'This payment is' : `These ${paymentCount(left)} are`} left of the same gift. Review to
        go on with the next part. What you remove here is not given.
      </p>
    </Notice>
  )
}
