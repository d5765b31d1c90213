import styled from 'styled-components'
import { type AssetNames, tokenName } from '../../../core/review/assetNames'
import type { OutAsset } from '../../../core/review/effects'
import { keyOfAsset, type OutSum, type Totals } from '../../../core/review/totals'
import type { Refund } from '../../../core/safe/refundOf'
import { AddressText } from '../../parts/AddressText'
import { AmountText } from '../../parts/AmountText'
import { Small } from '../../parts/basics'
import { Sentence } from '../../parts/Sentence'
import { CustomTokenMark } from '../../tokens/CustomTokenMark'
import { m } from '../callsMessages'
import { useEnd } from '../useEnd'

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

type SumProps = { readonly sum: OutSum; readonly names: AssetNames; readonly atMost?: boolean }

/** Lists what leaves accounts other than the Safe. */
export function OtherAccounts({ others, names }: OthersProps) {
  return (
    <Table aria-labelledby="other-accounts">
      <caption id="other-accounts">{m.totals.others[useEnd()]}</caption>
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
                <Sum key={keyOfAsset(sum.asset)} sum={sum} names={names} />
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

/** Shows what may be paid for the execution. */
export function RefundText({ refund, names }: { readonly refund: Refund; readonly names: AssetNames }) {
  const asset: OutAsset =
    refund.token === null ? { kind: 'native' } : { kind: 'token', address: refund.token }
  return (
    <>
      <Sum sum={{ asset, amount: refund.atMost }} names={names} atMost />
      <Small>{m.totals.execution}</Small>
    </>
  )
}

/** Shows an amount of one asset. */
export function Sum({ sum, names, atMost = false }: SumProps) {
  const sumText = <SumText sum={sum} names={names} />
  return <div>{atMost ? <Sentence of={m.totals.atMost(sumText)} /> : sumText}</div>
}

function SumText({ sum: { asset, amount }, names }: Omit<SumProps, 'atMost'>) {
  if (asset.kind === 'native') return <AmountText amount={amount} asset={names.native} />
  const name = asset.kind === 'token' ? tokenName(asset.address, names) : null
  if (name !== null)
    return (
      <>
        <AmountText amount={amount} asset={name} />
        <CustomTokenMark gift={{ token: asset.address, ...(name.custom && { custom: true }) }} />
      </>
    )
  return (
    <>
      {unnamedWords(asset, amount)}
      <Small>
        <AddressText value={asset.address} />
      </Small>
    </>
  )
}

function unnamedWords(asset: Exclude<OutAsset, { kind: 'native' }>, amount: bigint): string {
  switch (asset.kind) {
    case 'token':
      return m.totals.units(amount)
    case 'item':
      return amount === 1n ? m.totals.item(asset.id) : m.totals.items(amount, asset.id)
    case 'amountOrId':
      return m.totals.amountOrId(asset.value)
  }
}
