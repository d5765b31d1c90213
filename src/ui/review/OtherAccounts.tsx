import styled from 'styled-components'
import type { AssetNames } from '../../core/review/assetNames'
import type { Totals } from '../../core/review/totals'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { keyOf, RefundText, Sum } from './Sums'
import { m } from './callsMessages'

/** Rows of an account and its amounts. */
export const Table = styled.table`
  width: 100%;
  max-width: 54rem;

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  th,
  td {
    padding: var(--space-3) 0;
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }

  td {
    padding-inline-start: var(--space-4);
    text-align: end;
    font-weight: 600;
    font-size: var(--text-large);
  }

  caption {
    padding-block: var(--space-4) var(--space-2);
    text-align: start;
    font-weight: 600;
  }

  thead th {
    padding: 0;
    line-height: 0;
  }

  tfoot th,
  tfoot td {
    border-block-start: 1px solid var(--line-strong);
    font-weight: 600;
  }
`

type OthersProps = { readonly others: Totals['others']; readonly names: AssetNames }

/** Lists what leaves accounts other than the Safe. */
export function OtherAccounts({ others, names }: OthersProps) {
  return (
    <Table aria-labelledby="other-accounts">
      <caption id="other-accounts">{m.totals.others}</caption>
      <tbody>
        {others.map(({ from, sums, refunds }) => (
          <tr key={from}>
            <th scope="row">
              <Small>
                <AddressText value={from} />
              </Small>
            </th>
            <td>
              {sums.map((sum) => (
                <Sum key={keyOf(sum.asset)} sum={sum} names={names} />
              ))}
              {refunds.map((refund, index) => (
                <RefundText key={index} refund={refund} names={names} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
