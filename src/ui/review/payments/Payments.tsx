import { memo, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { type AssetNames, tokenName } from '../../../core/review/assetNames'
import type { OutAsset } from '../../../core/review/effects'
import {
  arrangePayments,
  groupPayments,
  type Payment,
  type PaymentGroup,
  type PaymentOrder,
} from '../../../core/review/payments'
import { stringifyExact } from '../../../core/stringifyExact'
import { AddressText } from '../../parts/AddressText'
import { Small, VisuallyHidden } from '../../parts/basics'
import { Field, Hint, Input, Label, Select } from '../../parts/fields'
import { Fold } from '../../parts/Fold'
import { media } from '../../parts/media'
import { Standing } from '../Standing'
import { keyOfAsset } from '../../../core/review/totals'
import { Sum } from './Sums'
import { useRendered } from '../useRendered'
import { m } from './messages'

const Tools = styled.search`
  display: grid;
  gap: var(--space-3);
  max-width: 54rem;

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

/** From this many on, confirmed causes are folded at first: what needs a look is seen without them. */
const foldedFrom = 12

type PaymentsProps = {
  readonly payments: readonly Payment[]
  readonly safe: Address
  readonly names: AssetNames
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
}

/** Lists the payments of a transaction once, in groups that are judged alike. */
export function Payments({ payments, safe, names, labels }: PaymentsProps) {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<PaymentOrder>('transaction')
  const shown = useMemo(
    () =>
      arrangePayments(
        payments,
        { text, order },
        {
          nameOf: (payment) => nameOf(payment, labels) ?? '',
          symbolOf: (asset) => symbolOf(asset, names),
        },
      ),
    [payments, text, order, labels, names],
  )
  const groups = useMemo(() => groupPayments(shown, names, safe), [shown, names, safe])
  const isSearched = payments.length >= searchedFrom
  return (
    <>
      {isSearched && (
        <PaymentTools
          text={text}
          order={order}
          found={shown.length}
          all={payments.length}
          onText={setText}
          onOrder={setOrder}
        />
      )}
      {labels.size > 0 && <Small>{m.groups.labels}</Small>}
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          names={names}
          labels={labels}
          isOnly={groups.length === 1 && payments.length < foldedFrom}
          isFolded={group.name === 'confirmed' && payments.length >= foldedFrom && text === ''}
        />
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

type GroupProps = {
  readonly group: PaymentGroup
  readonly names: AssetNames
  readonly labels: ReadonlyMap<number, string>
  /** True: the heading above says all that a heading of the group could say. */
  readonly isOnly: boolean
  readonly isFolded: boolean
}

function Group({ group: { name, payments, sums }, names, labels, isOnly, isFolded }: GroupProps) {
  const rendered = Math.ceil(useRendered(payments.length) / rowsInSlice)
  const slices = useMemo(
    () =>
      Array.from({ length: Math.ceil(payments.length / rowsInSlice) }, (_, index) =>
        payments.slice(index * rowsInSlice, (index + 1) * rowsInSlice),
      ),
    [payments],
  )
  return (
    <GroupFold open={!isFolded}>
      <summary>
        <span>{m.groups[name](payments.length)}</span>
        {!isOnly && (
          <span>
            {sums.map((sum) => (
              <Sum key={keyOfAsset(sum.asset)} sum={sum} names={names} />
            ))}
          </span>
        )}
      </summary>
      {name === 'unlisted' && <Small>{m.groups.unlistedWords}</Small>}
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
          <Rows
            key={slice[0]?.index}
            payments={slice}
            names={names}
            labels={labels}
            isAlone={name === 'odd'}
            isOfMany={payments.length >= skippedFrom}
          />
        ))}
      </Table>
    </GroupFold>
  )
}

type RowsProps = {
  readonly payments: readonly Payment[]
  readonly labels: ReadonlyMap<number, string>
  readonly names: AssetNames
  readonly isAlone: boolean
  readonly isOfMany: boolean
}

/** Memoised: rendered again only when it has changed, because each reading makes a new list. */
const Rows = memo(
  function Rows({ payments, labels, names, isAlone, isOfMany }: RowsProps) {
    return (
      <Slice $rows={payments.length} $isSkipped={isOfMany}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.index}
            payment={payment}
            label={labels.get(payment.index) ?? null}
            names={names}
            isAlone={isAlone}
          />
        ))}
      </Slice>
    )
  },
  (one, other) =>
    one.names === other.names &&
    one.labels === other.labels &&
    one.isAlone === other.isAlone &&
    one.isOfMany === other.isOfMany &&
    (one.payments === other.payments || stringifyExact(one.payments) === stringifyExact(other.payments)),
)

type RowProps = {
  readonly payment: Payment
  readonly label: string | null
  readonly names: AssetNames
  /** True: what is known of the recipient is said in the row. Otherwise the group says it. */
  readonly isAlone: boolean
}

function PaymentRow({ payment: { to, asset, amount, standing, equal }, label, names, isAlone }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {label !== null && <Name>{m.list.called(label)}</Name>}
        {to === null ? (
          <p>{m.list.created}</p>
        ) : (
          <>
            {standing !== null && (isAlone || standing.kind === 'confirmed') && (
              <Standing standing={standing} />
            )}
            <Small>
              <AddressText value={to} />
            </Small>
          </>
        )}
        {equal !== null && <Small>{m.list.equal(equal.index + 1, equal.count - 1)}</Small>}
      </th>
      <td>
        <Sum sum={{ asset, amount }} names={names} />
      </td>
    </tr>
  )
}

/** Returns the name of a recipient: of the directory, or the author's own. Null: none. */
function nameOf({ standing, index }: Payment, labels: ReadonlyMap<number, string>): string | null {
  return standing?.kind === 'confirmed' ? standing.name : (labels.get(index) ?? null)
}

function symbolOf(asset: OutAsset, names: AssetNames): string {
  if (asset.kind === 'native') return names.native.symbol
  return tokenName(asset.address, names)?.symbol ?? asset.address
}
