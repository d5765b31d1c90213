import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { readSafePlace, type SafePlace } from '../../core/review/safePlace'
import { createQueue, type SafeQueue } from '../../flows/queue/createQueue'
import type { SafeReader } from '../../flows/review/reader'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { ScreenHeading } from '../parts/ScreenHeading'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useListedPlace } from '../tokens/useListedPlace'
import { QueueGroups } from './QueueGroups'
import { OwnWork } from './OwnWork'
import { QueueMessages } from './QueueMessages'
import { UncheckedRows } from './UncheckedRows'
import { useReader } from './useReader'

/** What waits in the queue of the Safe that a link names, with nothing connected. */
export function QueueScreen({ placeText }: { readonly placeText: string }) {
  const { chains } = useApp()
  const [read] = useState(() => readSafePlace(placeText, chains))
  if (read.kind === 'problem')
    return (
      <>
        <ScreenHeading title="This link names no Safe" />
        <Lede>{read.problem}</Lede>
      </>
    )
  return <Listed place={read.place} />
}

/** Reads with the names of the operator's list. */
function Listed(props: { readonly place: SafePlace }) {
  const place = useListedPlace(props.place)
  if (place !== null) return <Opened place={place} />
  return <ScreenHeading title="Queue" />
}

function Opened({ place }: { readonly place: SafePlace }) {
  const { chain, safe } = place
  const open = useCallback((reader: SafeReader) => createQueue({ ...reader, safe }), [safe])
  const opening = useReader(chain, open)
  return (
    <>
      <ScreenHeading title="Queue" />
      <Lede>
        What waits for the owners of <AddressText value={safe} /> on {chain.name}.
      </Lede>
      {opening.kind === 'broken' && <PartDidNotLoad />}
      {opening.kind === 'opening' && <p>Reading the Safe and its queue…</p>}
      {opening.kind === 'open' && <Queue place={place} queue={opening.opened} />}
    </>
  )
}

function Queue({ place, queue }: { readonly place: SafePlace; readonly queue: SafeQueue }) {
  const state = useStoreValue(queue.state)
  const session = useStoreValue(useApp().session)
  const owner = session.kind === 'wallet' ? session.address : null
  const again = <SecondaryButton onClick={() => queue.refresh()}>Look again</SecondaryButton>
  switch (state.kind) {
    case 'loading':
      return <p>Reading the Safe and its queue…</p>
    case 'noSafe':
      return (
        <Notice tone="waiting" title={`There is no Safe at this address on ${place.chain.name}.`}>
          <p>The link may be of another chain: a Safe has its address on one chain only.</p>
          <Row>
            <Link href={paths.reviewStart}>Read another Safe</Link>
          </Row>
        </Notice>
      )
    case 'unreachable':
      return (
        <>
          <Notice tone="waiting" title="The queue could not be read">
            <p>
              {state.reason} There has been no answer since {timeText(state.sinceMs)}, and we keep asking.
            </p>
            <div>{again}</div>
          </Notice>
          {state.listed !== null && <UncheckedRows place={place} listed={state.listed} />}
        </>
      )
    case 'ready':
      return (
        <>
          {state.stale !== null && (
            <Notice tone="waiting" title="What is shown may be out of date">
              <p>
                {state.stale.reason} It was read on {timeText(state.atMs)}, and we keep asking.
              </p>
            </Notice>
          )}
          {state.cut !== null && (
            <Notice tone="waiting" title="The list is not complete">
              <p>{state.cut}</p>
            </Notice>
          )}
          <OwnWork state={state} owner={owner} />
          <QueueGroups place={place} state={state} owner={owner} onShow={queue.show} />
          <QueueMessages place={place} state={state} />
          <Row>{again}</Row>
        </>
      )
  }
}
