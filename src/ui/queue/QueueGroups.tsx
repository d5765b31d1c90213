import { memo, useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { Link } from 'wouter'
import { isHexEqual } from '../../core/isHexEqual'
import type { QueueEntry, QueueGroup } from '../../core/queue/groupQueue'
import type { SafePlace } from '../../core/review/safePlace'
import { type SafeTxHash, isRejection } from '../../core/safe/safeTx'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { ownStanding } from '../../core/queue/ownView'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/format'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { useRendered } from '../review/useRendered'
import { m } from './messages'
import { QueueSignatures } from './QueueSignatures'
import { FirstCalls } from './FirstCalls'

/** Distance below the window at which a row counts as visible. */
const margin = '400px'

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`

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
  const isOwner = owner !== null && owners.some(({ address }) => isHexEqual(address, owner))
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

type QueueRowProps = {
  readonly place: SafePlace
  readonly entry: QueueEntry
  readonly threshold: number | null
  /** The connected wallet where it is an owner. */
  readonly owner: Address | null
  /** Observes whether the row is on screen. */
  readonly watch: Watch
}

/** Shows a transaction of the queue: its effects and its signatures. */
function QueueRow({ place, entry, threshold, owner, watch }: QueueRowProps) {
  const { record, equalRivals } = entry
  return (
    <Item ref={watch} data-hash={record.safeTxHash}>
      <FirstCalls place={place} record={record} isLarge />
      {equalRivals > 0 && (
        <TonedWord tone="bad" icon="warning">
          {m.sameCalls}
        </TonedWord>
      )}
      <QueueSignatures check={entry.check} threshold={threshold} />
      {owner !== null && <p>{m.you[ownStanding(entry, owner, threshold)]}</p>}
      <Small>{m.proposed(timeText(record.submittedAtMs))}</Small>
      <Link href={paths.review(place, record.safeTxHash)}>
        {(isRejection(record) ? m.reviewRejection : m.review)(record.nonce)}
      </Link>
    </Item>
  )
}

/** Watches an element while it is mounted. */
type Watch = (element: HTMLElement | null) => (() => void) | undefined

/**
 * Reports the rows on screen, by their `data-hash`. The result is the `ref` of each row. Reports none where the browser
 * lacks IntersectionObserver.
 */
function useShown(onShow: (hashes: readonly SafeTxHash[]) => void): Watch {
  const [shown] = useState(() => new Set<SafeTxHash>())
  const [observer] = useState(() =>
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              const hash = (target as HTMLElement).dataset['hash'] as SafeTxHash | undefined
              if (hash === undefined) continue
              if (isIntersecting) shown.add(hash)
              else shown.delete(hash)
            }
            onShow([...shown])
          },
          { rootMargin: margin },
        ),
  )
  useEffect(() => () => observer?.disconnect(), [observer])
  return useCallback(
    (element) => {
      if (element === null || observer === null) return undefined
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        shown.delete(element.dataset['hash'] as SafeTxHash)
      }
    },
    [observer, shown],
  )
}
