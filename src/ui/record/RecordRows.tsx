import { memo, useEffect, useMemo, useRef } from 'react'
import { type GiftRecord, giftRecordId } from '../../core/record/giftRecord'
import { type Period, quarterOf } from '../../core/record/recordFilter'
import { totalsByToken } from '../../core/record/summary'
import type { SafePlace } from '../../core/review/safePlace'
import { locale } from '../../language/messages'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { useNavigation, returnToLink } from '../parts/navigation'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'
import { RecordRow } from './RecordRow'
import { HiddenHead, RecordTable } from './RecordTable'
import { assetText, periodText } from './recordText'
import { PanelBoundary } from '../parts/PanelBoundary'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { useMoreRows } from './useMoreRows'

const listOf = new Intl.ListFormat(locale)

type RecordRowsProps = {
  readonly place: SafePlace
  readonly gifts: readonly GiftRecord[]
  /** Number of unlisted payments, whose recipients are not in the directory. */
  readonly hidden: number
  readonly onShow: () => void
}

/** Lists the gifts by quarter, newest first, in batches. */
export function RecordRows({ place, gifts, hidden, onShow }: RecordRowsProps) {
  const quarters = useMemo(() => byQuarter(gifts), [gifts])
  const list = useRef<HTMLElement>(null)
  const { rendered, shown: rows, next, showMore } = useMoreRows(gifts.length, list, 'tbody tr')

  const navigation = useNavigation()
  // The rows render after the heading, which has the focus until the user goes on.
  useEffect(() => {
    const place = navigation.place()
    if (place === null || document.activeElement?.tagName !== 'H1' || !returnToLink(place)) return
    // The screen is shorter than before until everything has rendered.
    document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [navigation, rendered])

  let left = rendered
  return (
    <Section ref={list} aria-labelledby="record-payments">
      <h2 id="record-payments" tabIndex={-1}>
        {m.rows.title}
      </h2>
      {[...quarters].map(([quarter, all]) => {
        const shown = all.slice(0, left)
        left -= shown.length
        return shown.length === 0 ? null : (
          <PanelBoundary key={quarter} name={periodText(quarter)}>
            <Quarter quarter={quarter} place={place} all={all} shown={shown.length} />
          </PanelBoundary>
        )
      })}
      {next > 0 && (
        <ScreenOnly>
          <p>{m.rows.shown(rows, gifts.length)}</p>
          <div>
            <SecondaryButton onClick={showMore}>{m.rows.more(next)}</SecondaryButton>
          </div>
        </ScreenOnly>
      )}
      {hidden > 0 && (
        <Row>
          <p>{m.nothing.hidden(hidden)}</p>
          <ScreenOnly>
            <TextButton onClick={onShow}>{m.nothing.show}</TextButton>
          </ScreenOnly>
        </Row>
      )}
    </Section>
  )
}

type QuarterProps = {
  readonly quarter: Period
  readonly place: SafePlace
  readonly all: readonly GiftRecord[]
  readonly shown: number
}

/** Memoised: rendered again only when more of it is shown, or was read. */
const Quarter = memo(PlainQuarter)

function PlainQuarter({ quarter, place, all, shown }: QuarterProps) {
  return (
    <>
      <h3>{periodText(quarter)}</h3>
      <PanelBoundary name={m.totals.title}>
        <QuarterSums all={all} place={place} />
      </PanelBoundary>
      <RecordTable $isLong>
        <HiddenHead name={m.rows.payee} amount={m.rows.amount} />
        <tbody>
          {all.slice(0, shown).map((gift) => (
            <PaymentRowBoundary key={giftRecordId(gift)} columns={2} still={m.stillCounts}>
              <RecordRow gift={gift} place={place} />
            </PaymentRowBoundary>
          ))}
        </tbody>
      </RecordTable>
    </>
  )
}

function QuarterSums({ all, place }: Pick<QuarterProps, 'all' | 'place'>) {
  const sums = totalsByToken(all)
    .filter(({ arrived }) => arrived > 0n)
    .map(({ arrived, asset }) => assetText(arrived, asset, place.chain))
  return <Small>{m.rows.group(all.length, listOf.format(sums))}</Small>
}

function byQuarter(gifts: readonly GiftRecord[]): ReadonlyMap<Period, readonly GiftRecord[]> {
  const quarters = new Map<Period, GiftRecord[]>()
  for (const gift of gifts) {
    const quarter = quarterOf(gift.atMs)
    const group = quarters.get(quarter)
    if (group === undefined) quarters.set(quarter, [gift])
    else group.push(gift)
  }
  return quarters
}
