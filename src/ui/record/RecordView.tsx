import '../styles/print.css'
import './print.css'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { Link, useSearch } from 'wouter'
import type { GiftRecord } from '../../core/record/giftRecord'
import { everyGift, filterGifts, type RecordFilter } from '../../core/record/recordFilter'
import type { SafePlace } from '../../core/review/safePlace'
import type { AccountRecord, RecordState } from '../../flows/record/recordState'
import { navigate } from '../fragment'
import { TextButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { useLater } from '../parts/useLater'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from './messages'
import { NotKept } from './NotKept'
import { RecordCharts } from './RecordCharts'
import { RecordCosts } from './RecordCosts'
import { RecordExport } from './RecordExport'
import { RecordFilters } from './RecordFilters'
import { RecordReachText } from './RecordReachText'
import { RecordRows } from './RecordRows'
import { RecordTotals } from './RecordTotals'
import { Unrecorded } from './Unrecorded'

/** Its children stand in the page as if it was not there; print.css looks for it. */
const Printed = styled.div`
  display: contents;
`

type RecordViewProps = { readonly place: SafePlace; readonly record: AccountRecord }

/** A record while it is read, and when it has been. */
export function RecordView({ place, record }: RecordViewProps) {
  const current = useStoreValue(record.state)
  // What is chosen or pressed is shown at once; the rows follow.
  const state = useDeferredValue(current)
  const query = useSearch()
  const filter = useMemo(() => readFilter(query), [query])
  const wanted = useDeferredValue(filter)
  const shown = useMemo(() => filterGifts(state.gifts, wanted), [state.gifts, wanted])
  const hidden = useMemo(() => hiddenBy(wanted, state.gifts), [wanted, state.gifts])
  const set = (change: Partial<RecordFilter>) =>
    navigate(paths.record(place, { ...filter, ...change }), { replace: true })
  return (
    <Printed data-record="">
      <RecordReachText record={record} state={current} shown={state} chain={place.chain} />
      <NotKept keeping={current.keeping} />
      {state.gifts.length > 0 && (
        <RecordFilters
          chain={place.chain}
          gifts={state.gifts}
          shown={shown.length}
          filter={filter}
          onChange={set}
          onClear={() => set(everyGift)}
        />
      )}
      {shown.length === 0 ? (
        <>
          <NothingShown state={state} hidden={hidden} onChange={set} />
          <Unrecorded place={place} record={record} state={state} />
        </>
      ) : (
        <Shown place={place} record={record} state={state} filter={wanted} gifts={shown} hidden={hidden} />
      )}
    </Printed>
  )
}

type ShownProps = RecordViewProps & {
  readonly state: RecordState
  readonly filter: RecordFilter
  readonly gifts: readonly GiftRecord[]
  readonly hidden: number
}

/** Rendered again with the rows, and not when a choice is pressed: that is shown at once. */
const Shown = memo(PlainShown)

/** In parts, from the top down: rendered and laid out at once, all of it would be one long task. */
function PlainShown({ place, record, state, filter, gifts, hidden }: ShownProps) {
  const showAll = () => navigate(paths.record(place, { ...filter, others: 'yes' }), { replace: true })
  return (
    <>
      <RecordTotals chain={place.chain} gifts={gifts} />
      <RecordExport place={place} state={state} filter={filter} gifts={gifts} />
      <Later>
        <RecordCharts chain={place.chain} gifts={gifts} />
        <Later>
          <RecordRows place={place} gifts={gifts} hidden={hidden} onShow={showAll} />
          <Later>
            <RecordCosts chain={place.chain} gifts={gifts} />
            <Unrecorded place={place} record={record} state={state} />
          </Later>
        </Later>
      </Later>
    </>
  )
}

/** Its children follow in a frame of their own. */
function Later({ children }: { readonly children: ReactNode }) {
  return useLater() && children
}

type NothingShownProps = {
  readonly state: RecordState
  readonly hidden: number
  readonly onChange: (change: Partial<RecordFilter>) => void
}

function NothingShown({ state, hidden, onChange }: NothingShownProps) {
  if (hidden > 0)
    return (
      <Stack $gap={2}>
        <p>{m.nothing.hidden(hidden)}</p>
        <div>
          <TextButton onClick={() => onChange({ others: 'yes' })}>{m.nothing.show}</TextButton>
        </div>
      </Stack>
    )
  if (state.gifts.length > 0) return <p>{m.nothing.filtered}</p>
  if (state.phase === 'reading') return <p>{m.nothing.reading}</p>
  if (state.phase !== 'done') return null
  if (state.reach.kind === 'wallet') return state.reach.sent === 0 ? null : <p>{m.nothing.found}</p>
  if (state.reach.kind === 'listed') return <p>{m.nothing.found}</p>
  if (state.reach.kind !== 'complete') return null
  // What could not be read, or was paid in another way, may have been a gift.
  if (state.unread.length > 0 || state.trouble !== null) return <p>{m.nothing.found}</p>
  return (
    <Notice tone="quiet" title={m.nothing.title}>
      <p>{m.nothing.words}</p>
      <div>
        <Link href={paths.causes}>{m.nothing.give}</Link>
      </div>
    </Notice>
  )
}

/** How many payments this choice would show if those to addresses that are not in the directory were listed. */
function hiddenBy(filter: RecordFilter, gifts: RecordState['gifts']): number {
  if (filter.others !== '' || filter.cause !== '') return 0
  return filterGifts(gifts, { ...filter, others: 'yes' }).filter(({ cause }) => cause === null).length
}

function readFilter(query: string): RecordFilter {
  const asked = new URLSearchParams(query)
  const of = (name: keyof RecordFilter) => asked.get(name) ?? ''
  return {
    cause: of('cause'),
    token: of('token'),
    period: of('period'),
    status: of('status'),
    others: of('others'),
  }
}
