import { useEffect, useState } from 'react'
import { readSafePlace, type SafePlace } from '../../core/review/safePlace'
import type { StatementSources } from '../../flows/record/readStatement'
import type { AccountRecord } from '../../flows/record/recordState'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { PrimaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { PartDidNotLoad } from '../parts/Deferred'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useListedPlace } from '../tokens/useTokenList'
import { useOpenAccount } from '../files/useOpenAccount'
import { WayInForm } from '../start/WayInForm'
import { m } from './messages'
import { RecordView } from './RecordView'

/** Shows the gifts of an account: the open one, or the one in the URL. */
export function RecordScreen({ placeText }: { readonly placeText: string | null }) {
  const { chains } = useApp()
  const [named] = useState(() => (placeText === null ? null : readSafePlace(placeText, chains)))
  if (named === null) return <OwnRecord />
  if (named.kind === 'read') return <Listed place={named.place} />
  return (
    <>
      <ScreenHeading title={m.noPlace} />
      <Lede>{named.problem}</Lede>
    </>
  )
}

function OwnRecord() {
  const open = useOpenAccount()
  if (open.kind === 'none') return <RecordStart />
  if (open.kind === 'waiting') return <Opening />
  const { chain, address } = open.account
  return <Own key={`${chain.id}:${address}`} chain={chain} safe={address} />
}

function Own({ chain, safe }: SafePlace) {
  const [place] = useState({ chain, safe })
  return <Listed place={place} />
}

/** Reads with the names of the operator's list of tokens. */
function Listed(props: { readonly place: SafePlace }) {
  const place = useListedPlace(props.place)
  return place === null ? <Opening /> : <Opened place={place} />
}

function Opened({ place }: { readonly place: SafePlace }) {
  const record = useRecord(place)
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.lede(<AddressText key="account" value={place.safe} />, place.chain.name)}</Lede>
      {record.kind === 'broken' && <PartDidNotLoad />}
      {record.kind === 'opening' && <p>{m.opening}</p>}
      {record.kind === 'open' && <RecordView place={place} record={record.opened} sources={record.sources} />}
    </>
  )
}

function Opening() {
  return (
    <>
      <ScreenHeading title={m.title} />
      <p>{m.opening}</p>
    </>
  )
}

type OpeningRecord =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: AccountRecord; readonly sources: StatementSources }
  /** A chunk failed to load. */
  | { readonly kind: 'broken' }

/** Opens the record of an account, and closes it with the component. */
function useRecord({ chain, safe }: SafePlace): OpeningRecord {
  const { openHistory } = useApp()
  const [opening, setOpening] = useState<OpeningRecord>({ kind: 'opening' })

  useEffect(() => {
    let isWanted = true
    let opened: AccountRecord | null = null
    openHistory(chain).then(
      (history) => {
        if (!isWanted) return
        opened = history.openRecord(safe)
        setOpening({ kind: 'open', opened, sources: history })
      },
      () => isWanted && setOpening({ kind: 'broken' }),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [openHistory, chain, safe])

  return opening
}

/** Prompts a visitor for the account whose record to read. */
function RecordStart() {
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.start.lede}</Lede>
      <WayInForm label={m.start.safe} start="record">
        <PrimaryButton type="submit">{m.start.read}</PrimaryButton>
      </WayInForm>
    </>
  )
}
