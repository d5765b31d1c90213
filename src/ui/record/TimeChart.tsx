import styled from 'styled-components'
import type { Bar } from '../../core/record/recordBars'
import { yearOf } from '../../core/record/recordFilter'
import { Small } from '../parts/basics'
import { Fold } from '../parts/Fold'
import { m } from './messages'
import { periodText, shortPeriod } from './recordText'

const Figure = styled.figure`
  max-width: 54rem;
  break-inside: avoid;

  svg {
    width: 100%;
    height: 9rem;
    fill: var(--accent);
  }

  line {
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  figcaption {
    padding-block-start: var(--space-3);
  }
`

const Labels = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  font-size: 0.8125rem;
  line-height: 1.3;
  text-align: center;
  color: var(--ink-soft);
`

const Year = styled.span<{ $from: number; $over: number }>`
  grid-area: 2 / ${({ $from }) => $from} / auto / span ${({ $over }) => $over};
  overflow: hidden;
`

const Figures = styled(Fold)`
  max-width: 30rem;

  table {
    width: 100%;
  }

  th,
  td {
    padding-block: var(--space-1);
    text-align: start;
    font-weight: 400;
  }

  td,
  th + th {
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
  }
`

/** Width of one column, in units of the drawing. */
const columnWidth = 10
const height = 100
/** A single column would fill the page. */
const fewestColumns = 8

type TimeChartProps = { readonly bars: readonly Bar[]; readonly textOf: (amount: bigint) => string }

/** Shows the gifts of each quarter, or year. The table below holds the same figures. */
export function TimeChart({ bars, textOf }: TimeChartProps) {
  const summary = summaryOf(bars, textOf)
  const columns = Math.max(bars.length, fewestColumns)
  const width = columns * columnWidth
  return (
    <>
      <Figure>
        <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {bars.map(({ key, share }, at) => (
            <rect
              key={key}
              x={at * columnWidth + columnWidth * 0.15}
              width={columnWidth * 0.7}
              y={height - Math.max(share * height, share > 0 ? 0.8 : 0)}
              height={Math.max(share * height, share > 0 ? 0.8 : 0)}
            />
          ))}
          <line x1={0} x2={width} y1={height} y2={height} />
        </svg>
        <Labels $columns={columns} aria-hidden="true">
          {bars.map(({ key }, at) => (
            <span key={key} style={{ gridArea: `1 / ${at + 1}` }}>
              {key.includes('-') ? key.slice(-2) : key}
            </span>
          ))}
          {yearsOf(bars).map(({ year, from, over }) => (
            <Year key={year} $from={from} $over={over}>
              {year}
            </Year>
          ))}
        </Labels>
        <figcaption>
          <Small>{summary}</Small>
        </figcaption>
      </Figure>
      <Figures>
        <summary>{m.chart.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.chart.period}</th>
              <th scope="col">{m.chart.amount}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, amount }) => (
              <tr key={key}>
                <th scope="row">{periodText(key)}</th>
                <td>{textOf(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figures>
    </>
  )
}

function summaryOf(bars: readonly Bar[], textOf: (amount: bigint) => string): string {
  const [first] = bars
  const last = bars.at(-1)
  const most = bars.find(({ share }) => share === 1)
  if (first === undefined || last === undefined || most === undefined) return m.chart.none
  return m.chart.timeSummary(
    shortPeriod(first.key),
    shortPeriod(last.key),
    m.chart.amountIn(textOf(most.amount), shortPeriod(most.key)),
  )
}

/** Returns the second line of labels: each year below its quarters. Empty where the columns are years. */
function yearsOf(bars: readonly Bar[]): readonly { year: string; from: number; over: number }[] {
  const years: { year: string; from: number; over: number }[] = []
  for (const [at, { key }] of bars.entries()) {
    const year = yearOf(key)
    const last = years.at(-1)
    if (year === key) return []
    if (last?.year === year) last.over += 1
    else years.push({ year, from: at + 1, over: 1 })
  }
  return years
}
