import { useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { readChainTxHash, readSafePlace, readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import { type OneGift, type GiftPlace, readOneGift } from '../../flows/record/readOneGift'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedChains } from '../tokens/useTokenList'
import { directoryOfToday } from './directoryOfToday'
import { GiftRecordView } from './GiftRecordView'
import { ScreenOnly } from '../parts/onPaper'
import { UnreadNotes } from '../record/UnreadNotes'
import { m } from './messages'

type GiftRecordScreenProps = {
  readonly placeText: string
  readonly hashText: string
  readonly indexText: string
}

/** Shows the record of one gift, read from the chain when the page opens. */
export function GiftRecordScreen({ placeText, hashText, indexText }: GiftRecordScreenProps) {
  // In a wallet's batch only the events of listed tokens count.
  const chains = useListedChains()
  const read = useMemo(() => (chains === null ? null : readSafePlace(placeText, chains)), [placeText, chains])
  const hash = readSafeTxHash(hashText)
  const index = /^\d{1,6}$/.test(indexText) ? Number(indexText) : null
  const executedBy = readChainTxHash(new URLSearchParams(useSearch()).get('tx') ?? '')
  const place = useMemo(
    () =>
      read?.kind !== 'read' || hash === null || index === null
        ? null
        : { ...read.place, hash, index, executedBy },
    [read, hash, index, executedBy],
  )
  if (place !== null) return <ReadGift place={place} />
  if (read === null) return <Waiting />
  return (
    <>
      <ScreenHeading title={m.noPlace} />
      {read.kind === 'problem' && <Lede>{read.problem}</Lede>}
    </>
  )
}

function Waiting() {
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede as="p">{m.reading}</Lede>
    </>
  )
}

type Reading = { readonly kind: 'reading' } | { readonly kind: 'broken' } | OneGift

function ReadGift({ place }: { readonly place: SafePlace & GiftPlace }) {
  const { openHistory, storage, causes } = useApp()
  const state = useStoreValue(causes)
  const [run, setRun] = useState(0)
  const task = useMemo(() => ({ place, directory: directoryOfToday(state), run }), [place, state, run])
  const [done, setDone] = useState<{ readonly task: object; readonly reading: Reading } | null>(null)

  useEffect(() => {
    if (task.directory === undefined) return undefined
    const { directory } = task
    const stop = new AbortController()
    const end = (reading: Reading) => {
      if (!stop.signal.aborted) setDone({ task, reading })
    }
    openHistory(task.place.chain)
      .then((history) => readOneGift(task.place, { ...history, storage, directory }, stop.signal))
      .then(end, () => end({ kind: 'broken' }))
    return () => stop.abort()
  }, [task, openHistory, storage])

  const reading: Reading = done?.task === task ? done.reading : { kind: 'reading' }
  if (reading.kind === 'gift')
    return (
      <>
        <GiftRecordView gift={reading.gift} place={place} />
        <ScreenOnly>
          <UnreadNotes chainId={place.chain.id} owner={place.safe} />
        </ScreenOnly>
      </>
    )
  if (reading.kind === 'reading') return <Waiting />
  return (
    <>
      <ScreenHeading title={m.title} />
      <Notice tone="waiting" title={titleOf(reading)}>
        <p>{wordsOf(reading)}</p>
        <div>
          <SecondaryButton onClick={() => setRun(run + 1)}>{m.again}</SecondaryButton>
        </div>
      </Notice>
    </>
  )
}

type Unread = Exclude<Reading, { readonly kind: 'reading' | 'gift' }>

function titleOf(reading: Unread): string {
  if (reading.kind === 'missing') return m.missing[reading.what]
  return reading.kind === 'unreadable' ? m.unreadPayments : m.unread
}

function wordsOf(reading: Unread): string {
  if (reading.kind === 'missing')
    return reading.what === 'payment'
      ? m.missingWords.payment(reading.payments)
      : m.missingWords[reading.what]
  return reading.kind === 'broken' ? m.notLoaded : reading.reason
}
