import styled from 'styled-components'
import { assetKey } from '../../core/giving/assetKey'
import type { BasketProblem } from '../../core/giving/basketProblem'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { AmountText } from '../parts/AmountText'
import type { Giver } from './giver'
import { ProblemsBeside } from './ProblemsBeside'

const Table = styled.table`
  width: 100%;
  border-block-start: 2px solid var(--ink);

  caption {
    padding-block-start: var(--space-3);
    text-align: start;
    font-family: var(--font-display);
    font-size: var(--text-h3);
  }

  th,
  td {
    padding: var(--space-2) 0;
    border-block-end: 1px solid var(--line);
    vertical-align: baseline;
  }

  thead th {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  td,
  th:not(:first-child) {
    padding-inline-start: var(--space-4);
    text-align: end;
  }
`

const Given = styled.td`
  font-size: var(--text-amount);
  font-weight: 600;
`

type BasketTotalsProps = {
  readonly totals: readonly AssetTotal[]
  /** Who gives, as a person calls it. */
  readonly giverName: Giver['name']
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
}

/** What the basket adds up to, and what the giver keeps. */
export function BasketTotals({ totals, giverName, held, problems }: BasketTotalsProps) {
  if (totals.length === 0) return <ProblemsBeside id="basket-problems" problems={problems} />
  return (
    <>
      <Table>
        <caption>In all</caption>
        <thead>
          <tr>
            <th scope="col">Asset</th>
            <th scope="col">You give</th>
            <th scope="col">Your {giverName} keeps</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ asset, amount }) => {
            const balance = held?.[assetKey(asset)] ?? null
            return (
              <tr key={assetKey(asset)}>
                <th scope="row">{asset.symbol}</th>
                <Given>
                  <AmountText amount={amount} asset={asset} />
                </Given>
                <td>
                  {balance === null && 'Not known'}
                  {balance !== null && amount > balance && 'Not enough'}
                  {balance !== null && amount <= balance && (
                    <AmountText amount={balance - amount} asset={asset} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <ProblemsBeside id="basket-problems" problems={problems} />
    </>
  )
}
