import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { readSafePlace, type SafePlace } from '../../core/review/safePlace'
import type { SafeQueue } from '../../flows/queue/createQueue'
import { openQueue } from '../../flows/queue/openQueue'
import type { FullReader } from '../../flows/review/reader'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/Deferred'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useListedPlace } from '../tokens/useTokenList'
import { QueueGroups } from './QueueGroups'
import { OwnWork } from './OwnWork'
import { QueueMessages } from './QueueMessages'
import { UncheckedRows } from './UncheckedRows'
import { Sentence } from '../parts/Sentence'
import { useFocusAfterPress } from '../review/ReadAgainButton'
import { useReader } from '../review/useReader'
import { m } from './messages'

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
      <Lede>
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
  const onPress = useFocusAfterPress(state.kind)
  const look = () => {
    onPress()
    if (!isRefreshing) queue.refresh()
  }
  const again = (
    <SecondaryButton aria-disabled={isRefreshing} onClick={look}>
      {isRefreshing ? m.lookingAgain : m.lookAgain}
    </SecondaryButton>
  )
  switch (state.kind) {
    case 'loading':
      return <p>{m.reading}</p>
    case 'noSafe':
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
          <OwnWork state={state} owner={owner} />
          <QueueGroups place={place} state={state} owner={owner} onShow={queue.show} />
          <QueueMessages place={place} state={state} />
          <Row>
            {again}
            <Link href={paths.record(place)}>{m.wholeRecord}</Link>
          </Row>
        </>
      )
  }
}
