import styled from 'styled-components'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { media } from '../parts/media'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import { useShownMemo } from '../causes/useShownMemo'
import { m } from './messages'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

const Table = styled.table`
  width: 100%;

  th,
  td {
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--line);
    padding-inline: 0;
    vertical-align: baseline;
  }

  thead th {
    padding-block: 0 var(--space-2);
    font-size: var(--text-small);
    color: var(--ink-soft);
    border-color: var(--line-strong);
  }

  th:last-child,
  td {
    padding-inline-start: var(--space-4);
    text-align: end;
  }

  tfoot > tr:first-child > * {
    border-block-start: 2px solid var(--ink);
  }

  tfoot tr:last-child > * {
    border-block-end: 1px solid var(--line);
  }

  ${media.narrow} {
    &,
    thead,
    tbody,
    tfoot {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    td {
      max-width: 12rem;
    }

    tbody tr {
      align-items: baseline;
      padding-block: var(--space-4);
      border-block-end: 1px solid var(--line);
    }

    tbody th {
      display: contents;
    }

    tbody td {
      grid-row: 1;
      grid-column: 2;
      padding-block: 0;
      border: 0;
    }
  }
`

const Name = styled.span`
  display: block;
  font-family: var(--font-display);
  font-size: 1.5rem;
  line-height: 1.25;

  ${media.medium} {
    font-size: 1.75rem;
  }
`

const Own = styled.span`
  display: block;
  grid-column: 1 / -1;
  color: var(--ink-soft);
`

const Address = styled.span`
  display: block;
  grid-column: 1 / -1;
  margin-block-start: var(--space-1);

  ${media.medium} {
    font-size: 1.1875rem;
  }
`

const Amount = styled.span`
  font-size: var(--text-large);
  font-weight: 600;
  line-height: 1.25;

  ${media.medium} {
    font-size: 1.75rem;
  }
`

const TotalName = styled.th`
  font-weight: 600;
`

const Sum = styled.td`
  font-size: var(--text-large);
  font-weight: 600;
`

type ReviewTableProps = {
  readonly caption: string
  readonly gifts: readonly TrackedGift[]
}

/** Lists every recipient and amount in full, with a total for each asset. */
export function ReviewTable({ caption, gifts }: ReviewTableProps) {
  const unlisted = useUnlistedName()
  return (
    <Table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.review.table.recipient}</th>
          <th scope="col">{m.review.table.amount}</th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift, index) => (
          <PaymentRowBoundary key={`${index}${gift.recipient}`} columns={2}>
            <GiftRow gift={gift} unlisted={unlisted} />
          </PaymentRowBoundary>
        ))}
      </tbody>
      <tfoot>
        {totalsOf(gifts).map((total) => (
          <PaymentRowBoundary key={total.token ?? 'native'} columns={2} still={m.sum.stillGiven}>
            <TotalRow total={total} />
          </PaymentRowBoundary>
        ))}
      </tfoot>
    </Table>
  )
}

function TotalRow({ total }: { readonly total: Total }) {
  return (
    <tr>
      <TotalName scope="row">{m.review.table.total(total.symbol)}</TotalName>
      <Sum>
        <AmountText amount={total.amount} asset={total} />
        <CustomTokenMark gift={total} />
      </Sum>
    </tr>
  )
}

type GiftRowProps = { readonly gift: TrackedGift; readonly unlisted: string }

function GiftRow({ gift, unlisted }: GiftRowProps) {
  const memo = useShownMemo()(gift.memo)
  return (
    <tr>
      <th scope="row">
        <Name>{gift.payeeName ?? unlisted}</Name>
        {gift.causeId === null && gift.payeeName !== null && <Own>{m.ownName(unlisted)}</Own>}
        <Address>
          <AddressText value={gift.recipient} />
        </Address>
        {memo !== null && (
          <Own>
            <bdi>{m.memo(memo)}</bdi>
          </Own>
        )}
      </th>
      <td>
        <Amount>
          <AmountText amount={gift.amount} asset={gift} />
        </Amount>
        <CustomTokenMark gift={gift} />
      </td>
    </tr>
  )
}

/** Returns the placeholder for a cause without a name. It is not "unlisted" while there is no list. */
export function useUnlistedName(): string {
  const directory = useStoreValue(useApp().causes)
  return directory.kind === 'ready' ? m.unlisted : m.nameUnknown
}

type Total = Pick<TrackedGift, 'token' | 'custom' | 'symbol' | 'decimals' | 'amount'>

function totalsOf(gifts: readonly TrackedGift[]): readonly Total[] {
  const totals = new Map<string | null, Total>()
  for (const { token, custom, symbol, decimals, amount } of gifts) {
    const sum = amount + (totals.get(token)?.amount ?? 0n)
    totals.set(token, { token, ...(custom && { custom }), symbol, decimals, amount: sum })
  }
  return [...totals.values()]
}
