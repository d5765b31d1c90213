import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { type End, endOf } from '../../core/tracking/status/endOf'
import { isPartOf } from '../../core/tracking/status/isPartOf'
import { endOfPlan, isInPlan, plansIn } from '../../core/tracking/plans'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { Section } from '../parts/Layout'
import { PanelBoundary } from '../parts/PanelBoundary'
import { EndedRow } from './EndedRow'
import { PlanCard } from './PlanCard'
import { TrackedCard } from './TrackedCard'
import { m } from './messages'

const hasEnded = (item: TrackedItem) => endOf(item) !== null

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
              <PanelBoundary>
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
            <PanelBoundary>
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

type Seen = {
  readonly items: readonly TrackedItem[]
  readonly waiting: ReadonlySet<string>
  readonly ended: ReadonlySet<string>
}

/**
 * Returns the ids of items that were pending on this screen and ended while it was open. A reload or another visit
 * resets it.
 */
function useEndedHere(items: readonly TrackedItem[]): ReadonlySet<string> {
  const [seen, setSeen] = useState(() => look({ items, waiting: new Set(), ended: new Set() }, items))
  if (seen.items === items) return seen.ended
  const next = look(seen, items)
  setSeen(next)
  return next.ended
}

function look({ waiting, ended }: Seen, items: readonly TrackedItem[]): Seen {
  const idsOf = (some: readonly TrackedItem[]) => some.map(trackedId)
  return {
    items,
    waiting: new Set([...waiting, ...idsOf(items.filter(isWaiting))]),
    ended: new Set([...ended, ...idsOf(items.filter(hasEnded)).filter((id) => waiting.has(id))]),
  }
}

/**
 * Returns true for a pending item. An old gift that is only found now is shown as executing until the chain has been
 * read.
 */
function isWaiting(item: TrackedItem): boolean {
  return !hasEnded(item) && !(item.rebuilt && item.phase.status === 'executing')
}
