import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { type RoundComparison, type RoundLine, sinceLastRound } from '../../core/giving/lastRound'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { amountWords } from '../../core/money/formatAmount'
import { hasArrived } from '../../core/tracking/status/endOf'
import { AddressText } from '../parts/AddressText'
import { Section } from '../parts/Layout'
import { LazyFold } from '../parts/LazyFold'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { Sentence } from '../parts/Sentence'
import { dayOfTime } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from './giver'
import { m as messages } from './messages'

const m = messages.review.since

const Table = styled.table`
  width: 100%;
  max-width: 54rem;

  th,
  td {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    vertical-align: baseline;
    text-align: end;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  th:first-child {
    text-align: start;
  }

  th + th,
  td {
    padding-inline-start: var(--space-4);
  }

  thead th {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  tfoot :is(th, td) {
    font-weight: 600;
  }
`

/** More changed lines are behind a fold: their counts stand above. */
const mostOpen = 12

type SinceLastRoundProps = Pick<Giver, 'tracked'> & { readonly gifts: readonly TrackedGift[] }

/** Compares the gift with the last round to mostly the same payees, if this browser knows one. */
export function SinceLastRound({ tracked, gifts }: SinceLastRoundProps) {
  const { items } = useStoreValue(tracked)
  const since = useMemo(() => {
    const earlier = items.flatMap((item) =>
      item.kind !== 'safeMessage' && hasArrived(item)
        ? { atMs: item.createdAtMs, gifts: item.gifts, round: item.plan?.id ?? null }
        : [],
    )
    return sinceLastRound(gifts, earlier)
  }, [items, gifts])
  if (since === null) return null
  const day = dayOfTime(since.atMs)
  return (
    <RoundChanges
      since={since}
      words={{ same: m.same(day), label: m.label(day), earlier: m.columns.before, addresses: m.addresses }}
    />
  )
}

type RoundChangesProps = {
  readonly since: RoundComparison
  /** What the gift is compared with. */
  readonly words: {
    readonly same: string
    readonly label: string
    /** The heading of the earlier amounts. */
    readonly earlier: string
    readonly addresses: typeof m.addresses
  }
}

/** Shows what differs from an earlier round or a plan, line by line, with the totals of both. */
export function RoundChanges({ since: { lines, moved, totals }, words }: RoundChangesProps) {
  const id = useId()
  if (moved.length === 0 && lines.every(({ kind }) => kind === 'same')) return <p>{words.same}</p>
  const changed = lines.filter(({ kind }) => kind !== 'same')
  const same = lines.filter(({ kind }) => kind === 'same')
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{words.label}</h2>
      <p>{summaryWords(lines)}</p>
      {moved.map(({ gift, before, now }) => (
        <Notice key={gift.recipient} tone="waiting" title={m.moved(nameOf(gift))}>
          <p>
            <Sentence of={words.addresses(<AddressText value={before} />, <AddressText value={now} />)} />
          </p>
        </Notice>
      ))}
      {changed.length > mostOpen ? (
        <LazyFold title={m.each(changed.length)}>
          <Lines lines={changed} totals={totals} earlier={words.earlier} />
        </LazyFold>
      ) : (
        changed.length > 0 && <Lines lines={changed} totals={totals} earlier={words.earlier} />
      )}
      {changed.length > 0 && same.length > 0 && (
        <LazyFold title={m.unchanged(same.length)}>
          <Lines lines={same} totals={[]} earlier={words.earlier} />
        </LazyFold>
      )}
    </Section>
  )
}

/** Columns of the table: payee, before, now, change. */
const lineColumns = 4

type LinesProps = Pick<RoundComparison, 'lines' | 'totals'> & { readonly earlier: string }

function Lines({ lines, totals, earlier }: LinesProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{m.columns.payee}</th>
          <th scope="col">{earlier}</th>
          <th scope="col">{m.columns.now}</th>
          <th scope="col">{m.columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PanelBoundary
            key={`${line.gift.causeId}${line.gift.recipient}${line.gift.token}`}
            columns={lineColumns}
          >
            <Line line={line}>{nameOf(line.gift)}</Line>
          </PanelBoundary>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map((line) => (
            <PanelBoundary key={`${line.gift.token}`} columns={lineColumns}>
              <Line line={line}>{m.total(line.gift.symbol)}</Line>
            </PanelBoundary>
          ))}
        </tfoot>
      )}
    </Table>
  )
}

function Line({
  line: { kind, gift, before, now },
  children,
}: {
  readonly line: RoundLine
  readonly children: string
}) {
  const words = (amount: bigint) => (amount === 0n ? m.nothing : amountWords(amount, gift))
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{words(before)}</td>
      <td>{words(now)}</td>
      <td>
        {kind === 'more' || kind === 'less'
          ? m.difference(now > before, amountWords(now > before ? now - before : before - now, gift))
          : m.kinds[kind]}
      </td>
    </tr>
  )
}

function nameOf({ payeeName, recipient }: TrackedGift): string {
  return payeeName ?? recipient
}

function summaryWords(lines: readonly RoundLine[]): string {
  return (['same', 'more', 'less', 'new', 'gone'] as const)
    .flatMap((kind) => {
      const count = lines.filter((line) => line.kind === kind).length
      return count === 0 ? [] : m.counts[kind](count)
    })
    .join(', ')
}
