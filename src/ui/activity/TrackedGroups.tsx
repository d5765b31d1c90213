import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { statusTable } from '../../core/tracking/statusTable'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import { Section } from '../parts/Layout'
import { PanelBoundary } from '../parts/PanelBoundary'
import { TrackedCard } from './TrackedCard'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li + li {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-6);
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

/** What is under way, and below it what has an end. */
export function TrackedGroups({ items, chain }: TrackedGroupsProps) {
  return (
    <>
      <Group title="Under way" items={items.filter((item) => !isFinal(item))} chain={chain} />
      <Group title="Finished" items={items.filter(isFinal)} chain={chain} />
    </>
  )
}

const isFinal = (item: TrackedItem) => statusTable[item.phase.status].final

function Group({ title, items, chain }: TrackedGroupsProps & { readonly title: string }) {
  const id = `group-${title.replace(' ', '-').toLowerCase()}`
  if (items.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <List>
        {items.map((item) => (
          <li key={trackedId(item)}>
            <PanelBoundary name="This entry">
              <TrackedCard item={item} chain={chain} />
            </PanelBoundary>
          </li>
        ))}
      </List>
    </Section>
  )
}
