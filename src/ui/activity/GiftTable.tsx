import styled from 'styled-components'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { useShownMemo } from '../causes/useShownMemo'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { VisuallyHidden } from '../parts/basics'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import { m } from './messages'

const Table = styled.table`
  width: 100%;
  max-width: 44rem;

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  th,
  td {
    padding: var(--space-2) 0;
    vertical-align: baseline;
  }

  td {
    padding-inline-start: var(--space-4);
    text-align: end;
    font-weight: 600;
    font-size: var(--text-large);
  }
`

const Small = styled.span`
  font-size: var(--text-small);
`

const Memo = styled(Small)`
  display: block;
  color: var(--ink-soft);
`

/** Lists what each cause gets. A recipient that is not in the directory is shown by its full address. */
export function GiftTable({ gifts }: { readonly gifts: readonly TrackedGift[] }) {
  if (gifts.length === 0) return null
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.table.recipient}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{m.table.amount}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift, index) => (
          <PaymentRowBoundary key={`${index}${gift.recipient}`} columns={2}>
            <GiftRow gift={gift} />
          </PaymentRowBoundary>
        ))}
      </tbody>
    </Table>
  )
}

function GiftRow({ gift }: { readonly gift: TrackedGift }) {
  const memo = useShownMemo()(gift.memo)
  return (
    <tr>
      <th scope="row">
        {gift.causeId !== null ? (
          gift.payeeName
        ) : (
          <>
            {gift.payeeName === null ? m.table.unlisted : m.table.unlistedName(gift.payeeName)}{' '}
            <Small>
              <AddressText value={gift.recipient} />
            </Small>
          </>
        )}
        {memo !== null && (
          <Memo>
            <bdi>{m.table.memo(memo)}</bdi>
          </Memo>
        )}
      </th>
      <td>
        <AmountText amount={gift.amount} asset={gift} />
        <CustomTokenMark gift={gift} />
      </td>
    </tr>
  )
}
