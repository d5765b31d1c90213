import { useId, useMemo } from 'react'
import type { AppChain } from '../../core/chain'
import { payeeTable, quarterTable } from '../../core/record/causeTable'
import type { GiftRecord } from '../../core/record/giftRecord'
import { locale } from '../../language/messages'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { PrintOnly } from '../parts/onPaper'
import { ArrivedTable } from './ArrivedTable'
import { m } from './messages'
import { periodText } from './recordText'
import { usePrinted } from './usePrinted'

const order = new Intl.Collator(locale)

type PaperTablesProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/**
 * Shows on paper the figures of the charts, of every asset and in full, after the payments. Renders nothing before the
 * page is printed, and no table that would repeat another one.
 */
export function PaperTables(props: PaperTablesProps) {
  return (
    usePrinted() && (
      <PrintOnly>
        <ByRecipient {...props} />
        <ByQuarter {...props} />
      </PrintOnly>
    )
  )
}

function ByRecipient({ chain, gifts }: PaperTablesProps) {
  const id = useId()
  const { assets, rows } = useMemo(() => payeeTable(gifts), [gifts])
  const sorted = useMemo(() => rows.map(named).toSorted(byName), [rows])
  const cells = rows.reduce((count, { arrived }) => count + arrived.size, 0)
  // Each of them was paid once: that is the list of payments.
  if (cells === gifts.filter(({ arrived }) => arrived > 0n).length) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.chart.cause}</h2>
      <ArrivedTable chain={chain} assets={assets} of={m.chart.payee} rows={sorted} sums={[]} />
    </Section>
  )
}

function ByQuarter({ chain, gifts }: PaperTablesProps) {
  const id = useId()
  const { assets, rows } = useMemo(() => quarterTable(gifts), [gifts])
  const sorted = rows
    .map(({ key, arrived }) => ({ key, name: periodText(key), arrived }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  // With one period, the sums above are its sums.
  if (rows.length < 2) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.chart.time}</h2>
      <ArrivedTable chain={chain} assets={assets} of={m.chart.period} rows={sorted} sums={[]} />
    </Section>
  )
}

type PayeeRow = ReturnType<typeof payeeTable>['rows'][number]

function named({ key, first: { cause, recipient, noted }, arrived }: PayeeRow) {
  const name = cause?.name ?? noted.name
  const shown = cause === null ? <Stranger name={noted.name} address={recipient} /> : <bdi>{cause.name}</bdi>
  return { key, sortedBy: name, name: shown, arrived }
}

type Named = Pick<ReturnType<typeof named>, 'sortedBy' | 'key'>

/** Names first, then bare addresses. */
function byName(one: Named, other: Named): number {
  if (one.sortedBy === null || other.sortedBy === null)
    return one.sortedBy === other.sortedBy
      ? order.compare(one.key, other.key)
      : one.sortedBy === null
        ? 1
        : -1
  return order.compare(one.sortedBy, other.sortedBy)
}

type StrangerProps = { readonly name: string | null; readonly address: GiftRecord['recipient'] }

/** Shows an address outside the directory in full, below the name that was noted for it. */
function Stranger({ name, address }: StrangerProps) {
  return (
    <>
      {name !== null && (
        <p>
          <bdi>{m.rows.ownName(name)}</bdi>
        </p>
      )}
      <Small>
        <AddressText value={address} />
      </Small>
    </>
  )
}
