import type { PlanPart } from '../../core/giving/planPart'
import { Notice } from '../parts/Notice'
import { m } from './messages'

type PlanNoticeProps = {
  readonly made: PlanPart | undefined
  readonly left: number
  readonly who: 'Safe' | 'wallet'
}

/** Shows that part of the gift is out and the basket holds the rest. */
export function PlanNotice({ made, left, who }: PlanNoticeProps) {
  if (made === undefined) return null
  return (
    <Notice tone="waiting" title={m.plan.made(made.part, made.of, who)}>
      <p>{m.plan.goOn(left)}</p>
    </Notice>
  )
}
