import styled from 'styled-components'
import type { FilePayment } from '../../core/files/fileReading'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { useRendered } from '../review/useRendered'
import { m } from './importMessages'
import { m as plans } from '../plans/messages'

/** Table of payments, for files and plans. */
export const GiftRows = styled.table`
  width: 100%;

  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0;
    border-block-end: 1px solid var(--line);
    vertical-align: baseline;
    overflow-wrap: anywhere;
    text-align: start;
    font-weight: 400;
  }

  thead th {
    overflow-wrap: normal;
    font-size: var(--text-small);
    color: var(--ink-soft);
    border-color: var(--line-strong);
  }

  th + th,
  td {
    padding-inline-start: var(--space-3);
  }

  td:last-child,
  th:last-child {
    min-width: 5.5rem;
    text-align: end;
  }
`

export const RecipientName = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`

type PaymentsTableProps = {
  readonly caption: string
  readonly payments: readonly FilePayment[]
  readonly placeName: keyof typeof m.preview.place
}

/** Lists payments of a file with their recipients in full. */
export function PaymentsTable({ caption, payments, placeName }: PaymentsTableProps) {
  const rendered = useRendered(payments.length)
  return (
    <GiftRows aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.preview.place[placeName]}</th>
          <th scope="col">{plans.offers.recipient}</th>
          <th scope="col">{plans.offers.amount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.slice(0, rendered).map(({ place, gift, payee }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td>
              {gift.payeeName !== gift.recipient && (
                <RecipientName>
                  <bdi>{gift.payeeName}</bdi>
                </RecipientName>
              )}
              {payee.kind === 'address' && payee.ensName !== null && payee.name !== null && (
                <Small>{payee.ensName}</Small>
              )}
              <AddressText value={gift.recipient} />
            </td>
            <td>
              <AmountText amount={gift.amount} asset={gift.asset} />
            </td>
          </tr>
        ))}
      </tbody>
    </GiftRows>
  )
}
