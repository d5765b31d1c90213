import { memo, useCallback } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import type { QueueEntry, QueueGroup } from '../../core/queue/groupQueue'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { QueueRow } from './QueueRow'
import { useRendered } from './useRendered'
import { useShown } from './useShown'
import { m } from './queueMessages'

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
`

const Raw = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--text-small);
`

/** Off screen it costs no layout, and the page search still finds it. */
const Skippable = styled(Section)`
  content-visibility: auto;
  contain-intrinsic-size: auto 18rem;
`

type QueueGroupsProps = {
  readonly place: SafePlace
  readonly state: ReadyQueue
  /** The connected wallet, whose own signature each row shows. */
  readonly owner: Address | null
  /** Called with the transactions on screen, which are checked first. */
  readonly onShow: (hashes: readonly SafeTxHash[]) => void
}

/** Lists the queue by nonce, and apart from it what blocks nothing, what is forged and what cannot be parsed. */
export function QueueGroups({ place, state, owner, onShow }: QueueGroupsProps) {
  const { queue, setup } = state
  const watch = useShown(onShow)
  const most = Math.max(queue.groups.length, queue.unsigned.length, queue.forged.length)
  const rendered = useRendered(most)

  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const isOwner = owners.some(({ address }) => address.toLowerCase() === owner?.toLowerCase())
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  const shownOwner = isOwner ? owner : null
  const row = useCallback(
    (entry: QueueEntry, index: number) => (
      <QueueRow
        // Two forged records may have one hash.
        key={`${entry.record.safeTxHash}${index}`}
        place={place}
        entry={entry}
        threshold={threshold}
        owner={shownOwner}
        watch={watch}
      />
    ),
    [place, threshold, shownOwner, watch],
  )
  const ahead = queue.past.filter(({ because }) => because === 'executedAhead')
  const isEmpty = most + ahead.length === 0
  return (
    <>
      {isEmpty && queue.unreadable.length === 0 && <p>{m.empty}</p>}
      {queue.unreadable.length > 0 && (
        <Notice tone="bad" title={m.unreadable(queue.unreadable.length)}>
          <p>{m.unreadableWords}</p>
          {queue.unreadable.map(({ raw, reason }) => (
            <details key={raw}>
              <summary>{reason}</summary>
              <Raw>{raw}</Raw>
            </details>
          ))}
        </Notice>
      )}
      {queue.groups.slice(0, rendered).map((group) => (
        <Group key={group.nonce.toString()} group={group} draw={row} />
      ))}
      {queue.forged.length > 0 && (
        <Apart
          id="forged"
          title={m.forged}
          words={m.forgedWords}
          entries={queue.forged.slice(0, rendered)}
          draw={row}
        />
      )}
      {ahead.length > 0 && (
        <Apart
          id="ahead"
          title={m.ahead}
          words={m.aheadWords}
          entries={ahead.slice(0, rendered)}
          draw={row}
        />
      )}
      {queue.unsigned.length > 0 && (
        <Apart
          id="unsigned"
          title={m.unsigned}
          words={m.unsignedWords}
          entries={queue.unsigned.slice(0, rendered)}
          draw={row}
        />
      )}
    </>
  )
}

type DrawRow = (entry: QueueEntry, index: number) => React.ReactNode
type GroupProps = { readonly group: QueueGroup; readonly draw: DrawRow }

/** Memoised: rendered again only when it has changed, because each check makes a new queue. */
const Group = memo(PlainGroup, (one, other) => one.draw === other.draw && isSameGroup(one.group, other.group))

function isSameGroup(one: QueueGroup, other: QueueGroup): boolean {
  return (
    one.nonce === other.nonce &&
    one.waitsFor === other.waitsFor &&
    one.gapBefore?.from === other.gapBefore?.from &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, index) => isSameEntry(entry, other.entries[index]))
  )
}

function isSameEntry(one: QueueEntry, other: QueueEntry | undefined): boolean {
  return one.record === other?.record && one.check === other.check && one.equalRivals === other.equalRivals
}

function PlainGroup({ group, draw }: GroupProps) {
  const { nonce, entries, waitsFor, gapBefore } = group
  const id = `nonce-${nonce}`
  return (
    <Skippable aria-labelledby={id}>
      <h2 id={id}>{waitsFor === null ? m.next(nonce) : m.waits(nonce, waitsFor)}</h2>
      {gapBefore !== null && <p>{m.gap(gapBefore.from, gapBefore.to)}</p>}
      {entries.length > 1 && (
        <p>
          <strong>{m.onlyOne(entries.length)}</strong>
        </p>
      )}
      <List>{entries.map(draw)}</List>
    </Skippable>
  )
}

type ApartProps = {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly entries: readonly QueueEntry[]
  readonly draw: DrawRow
}

function Apart({ id, title, words, entries, draw }: ApartProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Small>{words}</Small>
      <List>{entries.map(draw)}</List>
    </Section>
  )
}
