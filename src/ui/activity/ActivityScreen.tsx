import styled from 'styled-components'
import { Link } from 'wouter'
import { statusTable } from '../../core/tracking/statusTable'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import type { SafeAccount } from '../../flows/account'
import { PrimaryLink } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Prose, Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { PendingProposal } from './PendingProposal'
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

/** What was started from this Safe, and where each stands. */
export function ActivityScreen({ account }: { readonly account: SafeAccount }) {
  const { items, durable, rebuilding } = useStoreValue(account.tracked)
  const isFinal = (item: TrackedItem) => statusTable[item.phase.status].final
  const open = items.filter((item) => !isFinal(item))
  const done = items.filter(isFinal)

  return (
    <>
      <ScreenHeading title={open.length === 0 ? 'Activity' : `Activity, ${open.length} under way`}>
        Activity
      </ScreenHeading>
      <PendingProposal account={account} />
      {rebuilding && <Lede as="p">Looking for earlier gifts of this Safe…</Lede>}
      {!durable && (
        <Notice tone="waiting" title="This browser keeps nothing for this page">
          <p>
            After a reload the list is put together again from your Safe’s queue. What is no longer there is
            not shown again. The gifts themselves are not affected.
          </p>
        </Notice>
      )}
      {items.length === 0 && !rebuilding && <NothingYet />}
      <Group title="Under way" items={open} account={account} />
      <Group title="Finished" items={done} account={account} />
    </>
  )
}

const GroupTitle = styled.h2`
  font-family: var(--font-text);
  font-size: var(--text-body);
  font-weight: 600;
  color: var(--ink-soft);
`

type GroupProps = {
  readonly title: string
  readonly items: readonly TrackedItem[]
  readonly account: SafeAccount
}

function Group({ title, items, account }: GroupProps) {
  const id = `group-${title.replace(' ', '-').toLowerCase()}`
  if (items.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <List>
        {items.map((item) => (
          <li key={trackedId(item)}>
            <PanelBoundary name="This entry">
              <TrackedCard item={item} account={account} />
            </PanelBoundary>
          </li>
        ))}
      </List>
    </Section>
  )
}

function NothingYet() {
  return (
    <Section aria-labelledby="nothing-yet">
      <Prose>
        <h2 id="nothing-yet">Nothing is under way</h2>
        <p>
          When you give, your Safe proposes one transaction. You will see here who has signed it and who has
          not, when it is ready to execute, and when every gift has been delivered.
        </p>
        <div>
          <PrimaryLink as={Link} href={paths.causes}>
            Choose a cause
          </PrimaryLink>
        </div>
      </Prose>
    </Section>
  )
}
