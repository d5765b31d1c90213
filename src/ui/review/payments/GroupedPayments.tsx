import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { type AssetNames, tokenName } from '../../../core/review/assetNames'
import type { OutAsset } from '../../../core/review/effects'
import { arrangePayments, type Payment, type PaymentOrder } from '../../../core/review/payments'
import { stringifyExact } from '../../../core/stringifyExact'
import { AddressText } from '../../parts/AddressText'
import { Small, VisuallyHidden } from '../../parts/basics'
import { Field, Hint, Input, Label, Select } from '../../parts/fields'
import { Fold } from '../../parts/Fold'
import { media } from '../../parts/media'
import { PaymentRowBoundary } from '../../parts/PaymentRowBoundary'
import { keyOfAsset, type OutSum } from '../../../core/review/totals'
import { Sum } from './Sums'
import { useRendered } from '../useRendered'
import { m } from './messages'

const Tools = styled.search`
  display: grid;
  gap: var(--space-3);
  max-width: 54rem;

  @media (min-width: 24rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 10rem);
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
  }

  @media print {
    display: none;
  }
`

const GroupFold = styled(Fold)`
  max-width: 54rem;

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
    width: 100%;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line-strong);
    font-weight: 600;
  }

  > summary::before {
    flex: none;
    margin-inline-end: calc(var(--marker) - 0.45em - var(--space-4));
  }

  /* Beside the arrow, and not below it. */
  > summary > span:first-of-type {
    flex: 1 1 60%;
  }

  > summary > span + span {
    margin-inline-start: auto;
    text-align: end;
  }

  > summary > [data-found] {
    flex: 1 0 100%;
    margin-inline-start: 0;
    font-weight: 400;
    text-align: start;
  }

  > summary + * {
    margin-block-start: 0;
  }
`

/** Rows are laid out by themselves: a table would lay out all of them for one. */
const Table = styled.table`
  display: block;

  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    gap: var(--space-4);
    align-items: baseline;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }

  thead {
    display: block;
    line-height: 0;
  }

  thead tr {
    padding: 0;
    border: 0;
  }

  th,
  td {
    padding: 0;
    text-align: start;
    font-weight: 400;
  }

  td {
    text-align: end;
    font-weight: 600;
  }
`

/** Out of sight, rows are neither laid out nor painted, and are still found, read aloud and printed. */
const Slice = styled.tbody<{ $rows: number; $isSkipped: boolean }>`
  display: block;
  content-visibility: ${({ $isSkipped }) => ($isSkipped ? 'auto' : 'visible')};
  contain-intrinsic-size: auto ${({ $rows }) => $rows * 4}rem;

  @media print {
    content-visibility: visible;
  }
`

const Name = styled.div`
  font-size: var(--text-large);
`

/** From this many on, a list has a search and an order. */
const searchedFrom = 8

/** From this many on, rows out of sight are not laid out. A screenshot of a whole page lacks them. */
const skippedFrom = 100

/** Rendered and laid out together. */
const rowsInSlice = 20

/** Payments under one heading, which says what holds for each of them. */
type ShownGroup = {
  readonly key: string
  readonly title: string
  readonly payments: readonly Payment[]
  /** Shown beside the title. Empty: the heading above says them. */
  readonly sums: readonly OutSum[]
  /** Stays in view while the group is folded. */
  readonly found?: ReactNode
  /** Above the rows. */
  readonly note?: ReactNode
  readonly isFolded: boolean
  /** Shows what is known of one recipient, beside its name. */
  readonly aboutEach: (payment: Payment) => ReactNode
}

/** Shows a note for a payee as the word of whoever wrote it. The same function for each render. */
type MemoWords = (memo: string) => ReactNode

type GroupedPaymentsProps = {
  readonly payments: readonly Payment[]
  readonly names: AssetNames
  /** Names of recipients that the directory does not have, as they are shown, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** Notes for payees, likewise. */
  readonly memos: ReadonlyMap<number, string>
  readonly memoWords: MemoWords
  readonly groupsOf: (found: readonly Payment[], isSearched: boolean) => readonly ShownGroup[]
  /** Between the search and the groups. */
  readonly children?: ReactNode
}

/** Lists each payment once, in groups; many of them with a search and an order. */
export function GroupedPayments({ payments, names, groupsOf, children, ...named }: GroupedPaymentsProps) {
  const { labels, memos } = named
  const [text, setText] = useState('')
  const [order, setOrder] = useState<PaymentOrder>('transaction')
  const shown = useMemo(
    () =>
      arrangePayments(
        payments,
        { text, order },
        {
          nameOf: (payment) => nameOf(payment, labels) ?? '',
          memoOf: ({ index }) => memos.get(index) ?? '',
          symbolOf: (asset) => symbolOf(asset, names),
        },
      ),
    [payments, text, order, labels, memos, names],
  )
  const groups = useMemo(() => groupsOf(shown, text !== ''), [groupsOf, shown, text])
  return (
    <>
      {payments.length >= searchedFrom && (
        <PaymentTools
          text={text}
          order={order}
          found={shown.length}
          all={payments.length}
          onText={setText}
          onOrder={setOrder}
        />
      )}
      {children}
      {groups.map((group) => (
        <Group key={group.key} group={group} names={names} {...named} />
      ))}
      {shown.length === 0 && payments.length > 0 && <p>{m.list.noneFound}</p>}
    </>
  )
}

type ToolsProps = {
  readonly text: string
  readonly order: PaymentOrder
  readonly found: number
  readonly all: number
  readonly onText: (text: string) => void
  readonly onOrder: (order: PaymentOrder) => void
}

function PaymentTools({ text, order, found, all, onText, onOrder }: ToolsProps) {
  const id = useId()
  return (
    <Tools>
      <Field>
        <Label htmlFor={`${id}text`}>{m.list.search}</Label>
        <Input
          id={`${id}text`}
          type="search"
          value={text}
          aria-describedby={`${id}hint`}
          onChange={(event) => onText(event.target.value)}
        />
        <Hint id={`${id}hint`}>
          <output>{text.trim() === '' ? m.list.searchHint : m.list.found(found, all)}</output>
        </Hint>
      </Field>
      <Field>
        <Label htmlFor={`${id}order`}>{m.list.order}</Label>
        <Select
          id={`${id}order`}
          value={order}
          onChange={(event) => onOrder(event.target.value as PaymentOrder)}
        >
          {Object.entries(m.list.orders).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
    </Tools>
  )
}

type GroupProps = Pick<GroupedPaymentsProps, 'names' | 'labels' | 'memos' | 'memoWords'> & {
  readonly group: ShownGroup
}

function Group({ group, names, ...named }: GroupProps) {
  const { title, payments, sums, found, note, isFolded, aboutEach } = group
  return (
    <GroupFold open={!isFolded}>
      <summary>
        <span>{title}</span>
        {sums.length > 0 && (
          <span>
            {sums.map((sum) => (
              <Sum key={keyOfAsset(sum.asset)} sum={sum} names={names} />
            ))}
          </span>
        )}
        {found !== undefined && <span data-found>{found}</span>}
      </summary>
      {note}
      <PaymentTable payments={payments} names={names} aboutEach={aboutEach} {...named} />
    </GroupFold>
  )
}

type PaymentTableProps = Omit<RowsProps, 'isOfMany'>

/** Lists payments one by one: the first at once, the others in slices. */
export function PaymentTable({ payments, ...shown }: PaymentTableProps) {
  const rendered = Math.ceil(useRendered(payments.length) / rowsInSlice)
  const slices = useMemo(
    () =>
      Array.from({ length: Math.ceil(payments.length / rowsInSlice) }, (_, index) =>
        payments.slice(index * rowsInSlice, (index + 1) * rowsInSlice),
      ),
    [payments],
  )
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.list.recipient}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{m.list.amount}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {slices.slice(0, rendered).map((slice) => (
        <Rows key={slice[0]?.index} payments={slice} isOfMany={payments.length >= skippedFrom} {...shown} />
      ))}
    </Table>
  )
}

type RowsProps = Pick<GroupedPaymentsProps, 'names' | 'labels' | 'memos' | 'memoWords'> & {
  readonly payments: readonly Payment[]
  readonly aboutEach: ShownGroup['aboutEach']
  readonly isOfMany: boolean
}

/** Memoised: rendered again only when it has changed, because each reading makes a new list. */
const Rows = memo(
  function Rows({ payments, labels, memos, isOfMany, ...shown }: RowsProps) {
    return (
      <Slice $rows={payments.length} $isSkipped={isOfMany}>
        {payments.map((payment) => (
          <PaymentRowBoundary key={payment.index} columns={2}>
            <PaymentRow
              payment={payment}
              label={labels.get(payment.index) ?? null}
              memo={memos.get(payment.index) ?? null}
              {...shown}
            />
          </PaymentRowBoundary>
        ))}
      </Slice>
    )
  },
  (one, other) =>
    one.names === other.names &&
    hasSameTexts(one.payments, one.labels, other.labels) &&
    hasSameTexts(one.payments, one.memos, other.memos) &&
    one.aboutEach === other.aboutEach &&
    one.isOfMany === other.isOfMany &&
    (one.payments === other.payments || stringifyExact(one.payments) === stringifyExact(other.payments)),
)

function hasSameTexts(
  payments: readonly Payment[],
  one: ReadonlyMap<number, string>,
  other: ReadonlyMap<number, string>,
): boolean {
  return one === other || payments.every(({ index }) => one.get(index) === other.get(index))
}

type RowProps = Pick<RowsProps, 'names' | 'memoWords' | 'aboutEach'> & {
  readonly payment: Payment
  readonly label: string | null
  readonly memo: string | null
}

function PaymentRow({ payment, label, memo: note, memoWords, names, aboutEach }: RowProps) {
  const { to, asset, amount, equal } = payment
  return (
    <tr>
      <th scope="row">
        {label !== null && <Name>{label}</Name>}
        {to === null ? (
          <p>{m.list.created}</p>
        ) : (
          <>
            {aboutEach(payment)}
            <Small>
              <AddressText value={to} />
            </Small>
          </>
        )}
        {note !== null && <Small>{memoWords(note)}</Small>}
        {equal !== null && <Small>{m.list.equal(equal.index + 1, equal.count - 1)}</Small>}
      </th>
      <td>
        <Sum sum={{ asset, amount }} names={names} />
      </td>
    </tr>
  )
}

/** Returns labels of whoever made the link, in quotation marks: nobody has checked them. */
export function quotedLabels(labels: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  return new Map([...labels].map(([index, label]) => [index, m.list.called(label)]))
}

/** Returns the name of a recipient: of the directory, or the author's own. Null: none. */
function nameOf({ standing, index }: Payment, labels: ReadonlyMap<number, string>): string | null {
  return standing?.kind === 'confirmed' ? standing.name : (labels.get(index) ?? null)
}

function symbolOf(asset: OutAsset, names: AssetNames): string {
  if (asset.kind === 'native') return names.native.symbol
  return tokenName(asset.address, names)?.symbol ?? asset.address
}
