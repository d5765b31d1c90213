import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { readSafePlace, type SafePlace } from '../../core/review/safePlace'
import { type SafeQueue, openQueue } from '../../flows/queue/createQueue'
import type { FullReader } from '../../flows/review/reader'
import { isHexEqual } from '../../core/isHexEqual'
import type { ReadyQueue, UncheckedList } from '../../flows/queue/queueState'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/Deferred'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useListedPlace } from '../tokens/useTokenList'
import { Sentence } from '../parts/Sentence'
import { useFocusAfterPress } from '../review/ReadAgainButton'
import { useReader } from '../review/useReader'
import { Section } from '../parts/Layout'
import { PanelBoundary } from '../parts/PanelBoundary'
import { TonedWord } from '../parts/TonedWord'
import { OwnWork } from './OwnWork'
import { QueueGroups } from './QueueGroups'
import { QueueMessages } from './QueueMessages'
import { m } from './messages'
import css from './queue.module.css'
import { keepReadCount } from './readCounts'
import { RowSummary } from './RowSummary'
import type { RowView } from './rowWords'
import { useRowView } from './useRowView'

/** Shows the queue of the Safe in the link, with nothing connected. */
export function QueueScreen({ placeText }: { readonly placeText: string }) {
  const { chains } = useApp()
  const [read] = useState(() => readSafePlace(placeText, chains))
  if (read.kind === 'problem')
    return (
      <>
        <ScreenHeading title={m.noSafe} />
        <Lede>{read.problem}</Lede>
      </>
    )
  return <Opened asked={read.place} />
}

function Opened({ asked }: { readonly asked: SafePlace }) {
  const { chain, safe } = asked
  // With the names of the operator's list: the rows need them, the reading does not.
  const place = useListedPlace(asked)
  const open = useCallback((reader: FullReader) => openQueue(reader, safe), [safe])
  const opening = useReader(chain, open)
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede className={css.lede ?? ''}>
        <Sentence of={m.lede(<AddressText value={safe} />, chain.name)} />
      </Lede>
      {opening.kind === 'broken' && <PartDidNotLoad />}
      {opening.kind !== 'broken' && (opening.kind === 'opening' || place === null) && <p>{m.reading}</p>}
      {opening.kind === 'open' && place !== null && <Queue place={place} queue={opening.opened} />}
    </>
  )
}

function Queue({ place, queue }: { readonly place: SafePlace; readonly queue: SafeQueue }) {
  const state = useStoreValue(queue.state)
  const isRefreshing = useStoreValue(queue.isRefreshing)
  const session = useStoreValue(useApp().session)
  const owner = session.kind === 'wallet' ? session.address : null
  const isOpen =
    session.kind === 'safe' && session.chainId === place.chain.id && isHexEqual(session.safe, place.safe)
  const host = isOpen ? session.hostOrigin : null
  const ready = state.kind === 'ready' ? state : null
  const count = ready?.queue.groups.length ?? 0
  const isLeast = ready !== null && isPartial(ready)
  const atMs = ready?.atMs ?? null
  useEffect(() => {
    if (atMs !== null) keepReadCount(paths.queue(place), { count, isLeast, atMs })
  }, [place, count, isLeast, atMs])
  const onPress = useFocusAfterPress(state.kind)
  const look = () => {
    onPress()
    if (!isRefreshing) queue.refresh()
  }
  const again = (
    <SecondaryButton aria-disabled={isRefreshing} onClick={look}>
      {isRefreshing ? m.checkingAgain : m.checkAgain}
    </SecondaryButton>
  )
  switch (state.kind) {
    case 'loading':
      return <p>{m.reading}</p>
    case 'missing':
      return (
        <Notice tone="waiting" title={m.noSafeOn(place.chain.name)}>
          <p>{m.otherChain}</p>
          <Row>
            <Link href={paths.reviewStart}>{m.readAnother}</Link>
          </Row>
        </Notice>
      )
    case 'unreachable':
      return (
        <>
          <Notice tone="waiting" title={m.unread}>
            <p>{m.unreadWords(state.reason, timeText(state.sinceMs))}</p>
            <div>{again}</div>
          </Notice>
          {state.listed !== null && <UncheckedRows place={place} listed={state.listed} />}
        </>
      )
    case 'ready':
      return (
        <>
          {state.stale !== null && (
            <Notice tone="waiting" title={m.stale}>
              <p>{m.staleWords(state.stale.reason, timeText(state.atMs))}</p>
            </Notice>
          )}
          {state.cut !== null && (
            <Notice tone="waiting" title={m.notComplete}>
              <p>{state.cut}</p>
            </Notice>
          )}
          <PanelBoundary name={m.own.title}>
            <OwnWork place={place} state={state} owner={owner} host={host} />
          </PanelBoundary>
          <QueueGroups place={place} state={state} owner={owner} host={host} onShow={queue.show} />
          <QueueMessages place={place} state={state} />
          <Row>
            {again}
            <Link href={paths.record(place)}>{m.wholeRecord}</Link>
          </Row>
        </>
      )
  }
}

/** Returns true when more may wait than the list shows. */
function isPartial({ cut, stale, queue }: ReadyQueue): boolean {
  return cut !== null || stale !== null || queue.unreadable.length > 0
}

type UncheckedRowsProps = { readonly place: SafePlace; readonly listed: UncheckedList }

/** Largest number of rows: enough for an overview. */
const mostRows = 50

/**
 * Lists the service's transactions, unchecked, while the chain cannot be read. Each row is marked, and none can be
 * signed.
 */
export function UncheckedRows({ place, listed }: UncheckedRowsProps) {
  const { records, unreadable, atMs } = listed
  const shown = records.slice(0, mostRows)
  const view = useRowView(place, null)
  return (
    <Section aria-labelledby="unchecked">
      <h2 id="unchecked">{m.listed.title}</h2>
      <p>{m.listed.words(timeText(atMs))}</p>
      {unreadable > 0 && <p>{m.listed.unreadable(unreadable)}</p>}
      {records.length === 0 && <p>{m.listed.none}</p>}
      <ul className={css.rows}>
        {shown.map((record, index) => (
          <PanelBoundary key={`${record.safeTxHash}${index}`} isListItem>
            <UncheckedRow view={view} record={record} />
          </PanelBoundary>
        ))}
      </ul>
      {records.length > shown.length && <Small>{m.listed.more(records.length - shown.length)}</Small>}
    </Section>
  )
}

function UncheckedRow({ view, record }: { readonly view: RowView; readonly record: SafeTxRecord }) {
  return (
    <li className={css.row}>
      <div className={css.what}>
        <h3 className={css.nonce}>
          <b>#{record.nonce.toString()}</b>
        </h3>
        <RowSummary record={record} view={view} />
      </div>
      <div className={css.signatures}>
        <TonedWord tone="waiting" icon="warning">
          {m.listed.unchecked}
        </TonedWord>
      </div>
    </li>
  )
}
