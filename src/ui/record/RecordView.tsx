import '../styles/print.css'
import './print.css'
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Link, useSearch } from 'wouter'
import type { GiftRecord } from '../../core/record/giftRecord'
import { everyGift, filterGifts, type RecordFilter } from '../../core/record/recordFilter'
import type { SafePlace } from '../../core/review/safePlace'
import type { StatementSources } from '../../flows/record/readStatement'
import type { AccountRecord, RecordState } from '../../flows/record/recordState'
import { navigate } from '../fragment'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Jumps } from '../parts/Jumps'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { useLater } from '../parts/useLater'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { ScreenOnly } from '../parts/onPaper'
import { Row, Small } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { linkTo } from '../parts/LinkField'
import { useAnnounce } from '../parts/LiveRegion'
import { PartDidNotLoad } from '../parts/Deferred'
import { useIsFramed } from '../AppContext'
import { UnreadPurposes } from '../activity/UnreadPurposes'
import { m } from './messages'
import { PaperTables } from './PaperTables'
import { canReadBalances, RecordBalances } from './RecordBalances'
import { RecordCauses } from './RecordCauses'
import { RecordCharts } from './RecordCharts'
import { RecordCosts } from './RecordCosts'
import { RecordFilters } from './RecordFilters'
import { RecordReachText } from './RecordReachText'
import { RecordRows } from './RecordRows'
import { RecordTotals } from './RecordTotals'
import { UnreadNotes } from './UnreadNotes'
import { hasUnrecorded, Unrecorded } from './Unrecorded'
import type { ExportedRecord, RecordFormat } from './downloadRecord'

const formats = ['csv', 'json', 'daoip5'] as const satisfies readonly RecordFormat[]

/** Without a box of its own; print.css selects it. */
const Printed = styled.div`
  display: contents;
`

type RecordViewProps = {
  readonly place: SafePlace
  readonly record: AccountRecord
  readonly sources: StatementSources
}

/** Shows a record during and after its reading. */
export function RecordView({ place, record, sources }: RecordViewProps) {
  const current = useStoreValue(record.state)
  // A choice or a press shows at once; the rows follow.
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
      <ScreenOnly>
        <UnreadPurposes chainId={place.chain.id} owner={place.safe} />
        <UnreadNotes chainId={place.chain.id} owner={place.safe} />
      </ScreenOnly>
      {state.gifts.length > 0 && (
        <PanelBoundary name={m.filters.name}>
          <RecordFilters
            chain={place.chain}
            gifts={state.gifts}
            shown={shown.length}
            filter={filter}
            onChange={set}
            onClear={() => set(everyGift)}
          />
        </PanelBoundary>
      )}
      {shown.length === 0 ? (
        <>
          <NothingShown state={state} hidden={hidden} onChange={set} />
          <Unrecorded place={place} record={record} state={state} />
        </>
      ) : (
        <Shown
          place={place}
          record={record}
          sources={sources}
          state={state}
          filter={wanted}
          gifts={shown}
          hidden={hidden}
        />
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

/** Memoised: rendered again with the rows, and not when a choice is pressed. */
const Shown = memo(PlainShown)

/** Renders in parts, from the top down: at once it would be one long task. */
function PlainShown({ place, record, sources, state, filter, gifts, hidden }: ShownProps) {
  const showAll = () => navigate(paths.record(place, { ...filter, others: '' }), { replace: true })
  return (
    <>
      <PanelBoundary name={m.totals.title}>
        <RecordTotals chain={place.chain} gifts={gifts} filter={filter} />
      </PanelBoundary>
      <Jumps sections={sectionsOf(state)} />
      <RecordExport place={place} state={state} filter={filter} gifts={gifts} hidden={hidden} />
      <Later>
        <PanelBoundary name={m.balances.title}>
          <RecordBalances place={place} state={state} sources={sources} period={filter.period} />
        </PanelBoundary>
        <PanelBoundary name={m.byCause.title}>
          <RecordCauses chain={place.chain} gifts={gifts} />
        </PanelBoundary>
        <Later>
          <ScreenOnly>
            <PanelBoundary name={m.chart.cause}>
              <RecordCharts chain={place.chain} gifts={gifts} />
            </PanelBoundary>
          </ScreenOnly>
          <RecordRows place={place} gifts={gifts} hidden={hidden} onShow={showAll} />
          <Later>
            <PanelBoundary name={m.costs.title}>
              <RecordCosts chain={place.chain} gifts={gifts} />
            </PanelBoundary>
            <PanelBoundary name={m.missing.title}>
              <Unrecorded place={place} record={record} state={state} />
            </PanelBoundary>
          </Later>
        </Later>
      </Later>
      {/* Not later: the page may be printed at once. */}
      <PanelBoundary name={m.chart.cause}>
        <PaperTables chain={place.chain} gifts={gifts} />
      </PanelBoundary>
    </>
  )
}

function sectionsOf(state: RecordState): Readonly<Record<string, string>> {
  return {
    'record-files': m.files.title,
    ...(canReadBalances(state) && { 'record-balances': m.balances.title }),
    'record-charts': m.chart.cause,
    'record-payments': m.rows.title,
    'record-costs': m.costs.title,
    ...(hasUnrecorded(state) && { 'record-missing': m.missing.title }),
  }
}

/** Renders its children in a later frame. */
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
          <TextButton onClick={() => onChange({ others: '' })}>{m.nothing.show}</TextButton>
        </div>
      </Stack>
    )
  if (state.gifts.length > 0) return <p>{m.nothing.filtered}</p>
  if (state.phase === 'reading') return <p>{m.nothing.reading}</p>
  if (state.phase !== 'done') return null
  if (state.reach.kind === 'wallet') return state.reach.sent === 0 ? null : <p>{m.nothing.found}</p>
  if (state.reach.kind === 'listed') return <p>{m.nothing.found}</p>
  if (state.reach.kind !== 'complete') return null
  // An unread transaction, or one that paid in another way, may have been a gift.
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

/** Returns how many more payments this choice would show with those to addresses outside the directory. */
function hiddenBy(filter: RecordFilter, gifts: RecordState['gifts']): number {
  if (filter.others !== 'no' || filter.cause !== '') return 0
  return filterGifts(gifts, { ...filter, others: 'only' }).length
}

function readFilter(query: string): RecordFilter {
  const asked = new URLSearchParams(query)
  const of = (name: keyof RecordFilter) => asked.get(name) ?? ''
  return {
    cause: of('cause'),
    token: of('token'),
    period: of('period'),
    status: of('status'),
    // Links of earlier releases ask for what is now shown anyway.
    others: of('others') === 'yes' ? '' : of('others'),
  }
}

/** Shows which parts of a record the browser does not store, and why. The record itself comes from the chain. */
function NotKept({ keeping: { notes, executions } }: Pick<RecordState, 'keeping'>) {
  if (notes === 'kept' && executions === 'kept') return null
  return (
    <ScreenOnly>
      <Notice tone="waiting" title={m.keeping.title}>
        {notes !== 'kept' && <p>{m.keeping.notes[notes]}</p>}
        {executions !== 'kept' && <p>{m.keeping.executions}</p>}
      </Notice>
    </ScreenOnly>
  )
}

/** Exports the displayed gifts as files. The code that writes them is fetched on the press. */
function RecordExport({ hidden, ...props }: ExportedRecord & Pick<ShownProps, 'hidden'>) {
  const announce = useAnnounce()
  const isFramed = useIsFramed()
  const [isBroken, setBroken] = useState(false)
  const write = (format: RecordFormat) =>
    import('./downloadRecord').then(
      async ({ downloadRecord }) => {
        await downloadRecord(format, props)
        announce(m.files.written)
      },
      () => setBroken(true),
    )
  return (
    <ScreenOnly>
      <Section aria-labelledby="record-files">
        <h2 id="record-files" tabIndex={-1}>
          {m.files.title}
        </h2>
        <p>{m.files.lede(props.gifts.length)}</p>
        {hidden > 0 && <p>{m.files.hidden(hidden)}</p>}
        {props.state.reach.kind !== 'complete' && <p>{m.files.incomplete}</p>}
        <Row>
          {formats.map((format) => (
            <SecondaryButton key={format} onClick={() => void write(format)}>
              {m.files[format]}
            </SecondaryButton>
          ))}
          {/* The Safe's frame cannot print. */}
          {isFramed ? (
            <ExternalLink href={linkTo(paths.record(props.place, props.filter))}>
              {m.files.printInFrame}
            </ExternalLink>
          ) : (
            <SecondaryButton onClick={() => window.print()}>{m.files.print}</SecondaryButton>
          )}
        </Row>
        {isFramed && <Small>{m.files.notesInTab}</Small>}
        <Small>{m.files.about}</Small>
        {isBroken && <PartDidNotLoad />}
      </Section>
    </ScreenOnly>
  )
}
