import { useId } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import { endOf } from '../../core/tracking/status/endOf'
import { isOfWallet, nonceRemarks, planWords, type TrackedPlan } from '../../core/tracking/plans'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { useBasket } from '../give/useBasket'
import { PanelBoundary } from '../parts/PanelBoundary'
import { paths } from '../paths'
import { EndedRow } from './EndedRow'
import { TrackedCard } from './TrackedCard'
import { m } from './messages'

const Plan = styled(Stack).attrs({ as: 'section' })`
  & > p {
    max-width: var(--measure);
  }
`

const Title = styled.h3`
  font-size: clamp(1.625rem, 1.4rem + 0.9vw, 2rem);
`

const Standing = styled.p`
  font-size: var(--text-h3);
`

const Parts = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  list-style: none;

  & > li {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--line);
  }
`

type PlanCardProps = {
  readonly plan: TrackedPlan
  /** All tracked items. */
  readonly items: readonly TrackedItem[]
  readonly partsOf: (item: TrackedItem) => readonly TrackedItem[]
  readonly chain: AppChain
  readonly isNew: (item: TrackedItem) => boolean
}

/** Shows a gift in several proposals or batches as one: its progress, and each part. */
export function PlanCard({ plan, items, partsOf, chain, isNew }: PlanCardProps) {
  const id = useId()
  const { basket } = useBasket()
  const inBatches = isOfWallet(plan)
  return (
    <Plan aria-labelledby={id}>
      <Title id={id}>{m.plan.title(plan.of, inBatches)}</Title>
      <Standing>{planWords(plan)}</Standing>
      {basket.plan?.id === plan.id && basket.lines.length > 0 && (
        <p>
          <Link href={paths.give}>{m.plan.goOn}</Link>
        </p>
      )}
      {nonceRemarks(plan, items).map((remark) => (
        <Notice key={remark} tone="waiting" title={remark} />
      ))}
      <Parts>
        {plan.parts.map(({ item, part, isAgain }) => {
          const parts = partsOf(item)
          return (
            <li key={trackedId(item)}>
              <Small>{m.plan.part({ part, of: plan.of, isOfWallet: inBatches, isAgain })}</Small>
              <PanelBoundary>
                {endOf(item) === 'settled' ? (
                  <EndedRow item={item} parts={parts} chain={chain} isNew={isNew(item)} />
                ) : (
                  <TrackedCard item={item} parts={parts} chain={chain} />
                )}
              </PanelBoundary>
            </li>
          )
        })}
      </Parts>
    </Plan>
  )
}
