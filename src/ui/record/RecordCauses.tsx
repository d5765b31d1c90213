import { type ReactNode, useId, useMemo, useRef } from 'react'
import styled, { css } from 'styled-components'
import type { AppChain } from '../../core/chain'
import { type Arrived, causeTable } from '../../core/record/causeTable'
import type { GiftRecord } from '../../core/record/giftRecord'
import { tokenKey } from '../../core/record/recordFilter'
import { locale } from '../../language/messages'
import { AmountText } from '../parts/AmountText'
import { VisuallyHidden } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { media } from '../parts/media'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'
import { assetName } from './recordText'
import { useMoreRows } from './useMoreRows'

const order = new Intl.Collator(locale)

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

type RecordCausesProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/** Shows what arrived by cause and asset, with everybody else in one row, and the sums. */
export function RecordCauses({ chain, gifts }: RecordCausesProps) {
  const id = useId()
  const { assets, causes, others, all } = useMemo(() => causeTable(gifts), [gifts])
  const sorted = useMemo(() => causes.toSorted((one, other) => order.compare(one.name, other.name)), [causes])
  const list = useRef<HTMLTableElement>(null)
  const { rendered, next, showMore } = useMoreRows(sorted.length, list, 'tbody tr')
  if (assets.length === 0) return null
  const cells = (arrived: Arrived) =>
    assets.map((asset) => {
      const amount = arrived.get(tokenKey(asset))
      return (
        <td key={tokenKey(asset)}>{amount !== undefined && <AmountText amount={amount} asset={asset} />}</td>
      )
    })
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.byCause.title}</h2>
      <Table ref={list} $isStacked={assets.length > mostColumns}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.byCause.cause}</VisuallyHidden>
            </th>
            {assets.map((asset) => (
              <th key={tokenKey(asset)} scope="col">
                <bdi>{assetName(asset, chain)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, rendered).map((cause) => (
            <PaymentRowBoundary key={cause.id} columns={assets.length + 1} still={m.stillCounts}>
              <Row name={<bdi>{cause.name}</bdi>}>{cells(cause.arrived)}</Row>
            </PaymentRowBoundary>
          ))}
        </tbody>
        <tfoot>
          {others.size > 0 && <Row name={m.byCause.others}>{cells(others)}</Row>}
          <Row name={m.byCause.all}>{cells(all)}</Row>
        </tfoot>
      </Table>
      {next > 0 && (
        <ScreenOnly>
          <div>
            <SecondaryButton onClick={showMore}>{m.rows.more(next)}</SecondaryButton>
          </div>
        </ScreenOnly>
      )}
    </Section>
  )
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  )
}
