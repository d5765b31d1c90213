import { useState } from 'react'
import styled from 'styled-components'
import type { Bar } from '../../core/record/recordBars'
import { TextButton } from '../parts/Button'
import { VisuallyHidden } from '../parts/basics'
import { m } from './messages'

const shownFirst = 10

/** The table is the chart: each row has its bar. */
const Table = styled.table`
  width: 100%;
  max-width: 54rem;

  th,
  td {
    padding-block: var(--space-1);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }

  td {
    padding-inline-start: var(--space-4);
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }

  tr {
    break-inside: avoid;
  }

  svg {
    width: 100%;
    height: 0.6rem;
    margin-block: 0.2rem 0.4rem;
    fill: var(--accent);
    overflow: visible;
  }

  line {
    stroke: var(--line);
  }
`

type CauseChartProps = {
  readonly bars: readonly Bar[]
  readonly nameOf: (key: string) => string
  readonly textOf: (amount: bigint) => string
}

/** Shows the amount of each recipient, the largest first. */
export function CauseChart({ bars, nameOf, textOf }: CauseChartProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? bars : bars.slice(0, shownFirst)
  const [most] = bars
  return (
    <>
      <Table>
        <caption>
          <VisuallyHidden>
            {most !== undefined &&
              m.chart.causeSummary(bars.length, m.chart.amountIn(textOf(most.amount), nameOf(most.key)))}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.chart.payee}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{m.chart.amount}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, amount, share }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{nameOf(key)}</bdi>
                <svg aria-hidden="true" focusable="false">
                  <line x1="0" x2="100%" y1="100%" y2="100%" />
                  <rect width={`${Math.max(share * 100, 0.4)}%`} height="100%" />
                </svg>
              </th>
              <td>{textOf(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {bars.length > shown.length && (
        <div>
          <TextButton onClick={() => setWhole(true)}>{m.chart.more(bars.length - shown.length)}</TextButton>
        </div>
      )}
    </>
  )
}
