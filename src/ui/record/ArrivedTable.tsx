import { type ReactNode, type Ref } from 'react'
import styled, { css } from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { Arrived } from '../../core/record/causeTable'
import type { GiftRecord } from '../../core/record/giftRecord'
import { tokenKey } from '../../core/record/recordFilter'
import { AmountText } from '../parts/AmountText'
import { VisuallyHidden } from '../parts/basics'
import { media } from '../parts/media'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { m } from './messages'
import { assetName } from './recordText'

/** With more assets a column has no room for an amount of 18 digits. */
const mostColumns = 5

/** Each row is a list of its amounts. */
const stacked = css`
  &,
  thead,
  tbody,
  tfoot {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    column-gap: var(--space-4);
    padding-block-start: var(--space-2);
  }

  th,
  td {
    padding-block-start: 0;
  }

  th {
    grid-column: 1;
    grid-row: 1 / span ${mostColumns};
  }

  td {
    grid-column: 2;
  }

  td:empty {
    display: none;
  }
`

const Table = styled.table<{ $isStacked: boolean }>`
  width: 100%;
  max-width: 54rem;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-2) 0;
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }

  td,
  thead th + th {
    padding-inline-start: var(--space-4);
    text-align: end;
  }

  thead th {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  tbody tr,
  tfoot tr {
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }

  tfoot tr:last-child {
    border-block-start-color: var(--line-strong);

    th,
    td {
      font-weight: 600;
    }
  }

  ${({ $isStacked }) =>
    $isStacked
      ? stacked
      : css`
          ${media.narrow} {
            ${stacked}
          }
        `}
`

/** One row: a name, and what arrived of each asset. */
export type ArrivedRow = { readonly key: string; readonly name: ReactNode; readonly arrived: Arrived }

type ArrivedTableProps = {
  readonly chain: AppChain
  readonly assets: readonly GiftRecord['asset'][]
  /** Names the first column for a screen reader. */
  readonly of: string
  readonly rows: readonly ArrivedRow[]
  readonly sums: readonly ArrivedRow[]
  readonly ref?: Ref<HTMLTableElement>
}

/** Shows what arrived with a column for each asset. */
export function ArrivedTable({ chain, assets, of, rows, sums, ref }: ArrivedTableProps) {
  const row = ({ key, name, arrived }: ArrivedRow) => (
    <PaymentRowBoundary key={key} columns={assets.length + 1} still={m.stillCounts}>
      <Row name={name} assets={assets} arrived={arrived} />
    </PaymentRowBoundary>
  )
  return (
    <Table ref={ref} $isStacked={assets.length > mostColumns}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{of}</VisuallyHidden>
          </th>
          {assets.map((asset) => (
            <th key={tokenKey(asset)} scope="col">
              <bdi>{assetName(asset, chain)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {sums.length > 0 && <tfoot>{sums.map(row)}</tfoot>}
    </Table>
  )
}

type RowProps = Pick<ArrivedTableProps, 'assets'> & Omit<ArrivedRow, 'key'>

function Row({ name, assets, arrived }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {assets.map((asset) => {
        const amount = arrived.get(tokenKey(asset))
        return (
          <td key={tokenKey(asset)}>
            {amount !== undefined && <AmountText amount={amount} asset={asset} />}
          </td>
        )
      })}
    </tr>
  )
}
