import { memo, useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { Link } from 'wouter'
import { safeLink } from '../../config/safeLink'
import { isHexEqual } from '../../core/isHexEqual'
import type { QueueEntry, QueueGroup } from '../../core/queue/groupQueue'
import type { SafePlace } from '../../core/review/safePlace'
import { type SafeTxHash, isRejection } from '../../core/safe/safeTx'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { type OwnStanding, ownStanding } from '../../core/queue/ownView'
import { locale } from '../../language/messages'
import { Small, VisuallyHidden } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { Sentence } from '../parts/Sentence'
import { Section } from '../parts/Layout'
import { Fold } from '../parts/Fold'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { useRendered } from '../review/useRendered'
import { m } from './messages'
import { QueueSignatures } from './QueueSignatures'
import css from './queue.module.css'
import { RowSummary } from './RowSummary'
import type { RowView } from './rowWords'
import { type Purposes, usePurposes } from './usePurposes'
import { useRowView } from './useRowView'

/** Distance below the window at which a row counts as visible. */
const margin = '400px'

const Raw = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--text-small);
`

type QueueGroupsProps = {
  readonly place: SafePlace
  readonly state: ReadyQueue
  /** The connected wallet, whose own signature each row shows. */
  readonly owner: Address | null
  /** The host that frames the app with this Safe, where its owners act. Null: another Safe, or no frame. */
  readonly host: string | null
  /** Called with the transactions on screen, which are checked first. */
  readonly onShow: (hashes: readonly SafeTxHash[]) => void
}

/** Lists the queue by nonce, and apart from it what blocks nothing, what is forged and what cannot be parsed. */
export function QueueGroups({ place, state, owner, host, onShow }: QueueGroupsProps) {
  const { queue, setup } = state
  const watch = useShown(onShow)
  const most = Math.max(queue.groups.length, queue.unsigned.length, queue.forged.length)
  const rendered = useRendered(most)

  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const isOwner = owner !== null && owners.some(({ address }) => isHexEqual(address, owner))
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  const shownOwner = isOwner ? owner : null
  const view = useRowView(place, threshold)
  const purposes = usePurposes(place, queue)
  const row = useCallback(
    (entry: QueueEntry, index: number) => (
      // Two forged records may have one hash.
      <PanelBoundary key={`${entry.record.safeTxHash}${index}`} isListItem>
        <QueueRow
          place={place}
          view={view}
          purposes={purposes}
          entry={entry}
          threshold={threshold}
          owner={shownOwner}
          host={host}
          watch={watch}
        />
      </PanelBoundary>
    ),
    [place, view, purposes, threshold, shownOwner, host, watch],
  )
  const ahead = queue.past.filter(({ because }) => because === 'executedAhead')
  const isEmpty = most + ahead.length === 0
  return (
    <>
      {isEmpty && queue.unreadable.length === 0 && <p>{m.empty}</p>}
      {queue.unreadable.length > 0 && (
        <Notice tone="bad" title={m.unreadable(queue.unreadable.length)}>
          <p>{m.unreadableWords}</p>
          {queue.unreadable.map(({ raw, reason }, index) => (
            <Fold key={`${raw}${index}`}>
              <summary>{reason}</summary>
              <Raw>{raw}</Raw>
            </Fold>
          ))}
        </Notice>
      )}
      {!isEmpty && (
        <div className={css.groups}>
          {queue.groups.slice(0, rendered).map((group) => (
            <Group key={group.nonce.toString()} group={group} draw={row} />
          ))}
          <Small>{m.dates}</Small>
        </div>
      )}
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
  const number = <b key="number">#{nonce.toString()}</b>
  const isNext = waitsFor === null
  return (
    <section className={isNext ? `${css.group} ${css.next}` : css.group} aria-labelledby={id}>
      <h2 id={id} className={css.nonce}>
        <Sentence of={isNext ? m.next(number) : m.waits(number, waitsFor)} />
      </h2>
      <div className={css.entries}>
        {gapBefore !== null && <p className={css.detail}>{m.gap(gapBefore.from, gapBefore.to)}</p>}
        {entries.length > 1 && (
          <p>
            <strong>{m.onlyOne(entries.length)}</strong>
          </p>
        )}
        <ul className={entries.length > 1 ? `${css.rows} ${css.rivals}` : css.rows}>{entries.map(draw)}</ul>
      </div>
    </section>
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
      <ul className={css.rows}>{entries.map(draw)}</ul>
    </Section>
  )
}

type QueueRowProps = {
  readonly place: SafePlace
  readonly view: RowView
  readonly purposes: Purposes
  readonly entry: QueueEntry
  readonly threshold: number | null
  /** The connected wallet where it is an owner. */
  readonly owner: Address | null
  readonly host: string | null
  /** Observes whether the row is on screen. */
  readonly watch: Watch
}

/** Shows a transaction of the queue in a row: what it does, whose signature is missing, and since when it waits. */
function QueueRow({ place, view, purposes, entry, threshold, owner, host, watch }: QueueRowProps) {
  const { record, equalRivals } = entry
  // A record whose hash is not its own could stand beside the purpose of another one.
  const purpose = entry.check?.kind === 'ok' ? purposes.get(record.safeTxHash.toLowerCase()) : undefined
  const standing = owner === null ? null : ownStanding(entry, owner, threshold)
  return (
    <li ref={watch} className={css.row} data-hash={record.safeTxHash}>
      <RowSummary record={record} view={view} purpose={purpose} />
      <div className={css.signatures}>
        {equalRivals > 0 && (
          <TonedWord tone="bad" icon="warning">
            {m.sameCalls}
          </TonedWord>
        )}
        <QueueSignatures check={entry.check} threshold={threshold} />
        {standing !== null && <p className={toDo.has(standing) ? css.toDo : undefined}>{m.you[standing]}</p>}
        {host !== null && (
          <ExternalLink href={safeLink(place.chain, place.safe, { safeTxHash: record.safeTxHash }, host)}>
            {m.inSafe}
            <VisuallyHidden>{m.inSafeWhich(record.nonce)}</VisuallyHidden>
          </ExternalLink>
        )}
      </div>
      <div className={css.open}>
        <Link href={paths.review(place, record.safeTxHash)}>
          {(isRejection(record) ? m.reviewRejection : m.review)(record.nonce)}
        </Link>
        <p className={css.since}>{m.since(dayText(record.submittedAtMs))}</p>
      </div>
    </li>
  )
}

/** Standings that ask the owner for something. */
const toDo: ReadonlySet<OwnStanding> = new Set(['missing', 'invalid'])

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** Formats a day in the reader's own time zone: "20 Nov 2026". */
function dayText(atMs: number): string {
  return day.format(atMs)
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
