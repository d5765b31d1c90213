import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { endOf, type End } from '../../core/tracking/status/endOf'
import { isPartOf } from '../../core/tracking/status/isPartOf'
import { endOfPlan, isInPlan, plansIn } from '../../core/tracking/plans'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { Section } from '../parts/Layout'
import { PanelBoundary } from '../parts/PanelBoundary'
import { EndedRow } from './EndedRow'
import { PlanCard } from './PlanCard'
import { TrackedCard } from './TrackedCard'
import { useEndedHere } from './useEndedHere'
import { m } from './messages'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li + li {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--line);
  }
`

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`

const GroupTitle = styled.h2`
  font-family: var(--font-text);
  font-size: var(--text-body);
  font-weight: 600;
  color: var(--ink-soft);
`

type TrackedGroupsProps = { readonly items: readonly TrackedItem[]; readonly chain: AppChain }

/** Lists pending items, then those that ended and need attention, then one line for each settled item. */
export function TrackedGroups({ items, chain }: TrackedGroupsProps) {
  const endedHere = useEndedHere(items)
  const partsOf = (item: TrackedItem) => items.filter((other) => isPartOf(other, item))
  const plans = plansIn(items)
  const singles = items.filter((item) => !isInPlan(item, plans))
  const ended = (end: End | null) => singles.filter((item) => endOf(item) === end)
  const plansThat = (end: End | null) =>
    plans
      .filter((plan) => endOfPlan(plan) === end)
      .map((plan) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            items={items}
            partsOf={partsOf}
            chain={chain}
            isNew={(item) => endedHere.has(trackedId(item))}
          />
        </li>
      ))
  const finished = plansThat('settled')
  return (
    <>
      <Cards
        title={m.group.open}
        items={ended(null)}
        chain={chain}
        partsOf={partsOf}
        plans={plansThat(null)}
      />
      <Cards
        title={m.group.look}
        items={ended('needsLook')}
        chain={chain}
        partsOf={partsOf}
        plans={plansThat('needsLook')}
      />
      <Group title={m.group.ended} isEmpty={ended('settled').length + finished.length === 0}>
        <Rows>
          {finished}
          {ended('settled').map((item) => (
            <li key={trackedId(item)}>
              <PanelBoundary name={m.entry}>
                <EndedRow
                  item={item}
                  parts={partsOf(item)}
                  chain={chain}
                  isNew={endedHere.has(trackedId(item))}
                />
              </PanelBoundary>
            </li>
          ))}
        </Rows>
      </Group>
    </>
  )
}

type CardsProps = TrackedGroupsProps & {
  readonly title: string
  readonly partsOf: (item: TrackedItem) => readonly TrackedItem[]
  /** Gifts in several parts, each as one entry. */
  readonly plans: readonly ReactNode[]
}

function Cards({ title, items, chain, partsOf, plans }: CardsProps) {
  return (
    <Group title={title} isEmpty={items.length + plans.length === 0}>
      <List>
        {plans}
        {items.map((item) => (
          <li key={trackedId(item)}>
            <PanelBoundary name={m.entry}>
              <TrackedCard item={item} parts={partsOf(item)} chain={chain} />
            </PanelBoundary>
          </li>
        ))}
      </List>
    </Group>
  )
}

type GroupProps = { readonly title: string; readonly isEmpty: boolean; readonly children: ReactNode }

function Group({ title, isEmpty, children }: GroupProps) {
  const id = useId()
  if (isEmpty) return null
  return (
    <Section aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
    </Section>
  )
}
