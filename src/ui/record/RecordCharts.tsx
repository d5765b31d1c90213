import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { barsBy, barsByPeriod, type Bar } from '../../core/record/recordBars'
import { payeeKey, tokenKey } from '../../core/record/recordFilter'
import { totalsByToken } from '../../core/record/summary'
import { Field, Label, Select } from '../parts/fields'
import { Section } from '../parts/Layout'
import { m } from './messages'
import { HiddenHead } from './RecordTable'
import { assetName, assetText, payeeNames } from './recordText'
import { TimeChart } from './TimeChart'
import { TextButton } from '../parts/Button'
import { VisuallyHidden } from '../parts/basics'

const byGifts = 'gifts'

type RecordChartsProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/**
 * Shows giving by cause and over time, in one token or by the number of gifts: amounts of two tokens have no common
 * length. On paper the figures are tables of every token.
 */
export function RecordCharts({ chain, gifts }: RecordChartsProps) {
  const id = useId()
  const assets = useMemo(() => totalsByToken(gifts).map(({ asset }) => asset), [gifts])
  const keys = assets.map(tokenKey)
  const [wanted, setWanted] = useState<string | null>(null)
  const [first = byGifts] = keys
  const chosen = wanted !== null && (wanted === byGifts || keys.includes(wanted)) ? wanted : first
  const measure = chosen === byGifts ? null : chosen
  const byCause = useMemo(() => barsBy(gifts, measure, payeeKey), [gifts, measure])
  const byTime = useMemo(() => barsByPeriod(gifts, measure), [gifts, measure])
  const names = useMemo(() => payeeNames(gifts), [gifts])
  const measured = assets.find((asset) => tokenKey(asset) === chosen)
  const textOf = (amount: bigint) =>
    measured === undefined ? m.chart.giftCount(Number(amount)) : assetText(amount, measured, chain)
  return (
    <Section aria-labelledby="record-charts">
      <h2 id="record-charts" tabIndex={-1}>
        {m.chart.cause}
      </h2>
      <Field style={{ maxWidth: '14rem' }}>
        <Label htmlFor={`${id}-measure`}>{m.chart.measure}</Label>
        <Select id={`${id}-measure`} value={chosen} onChange={(event) => setWanted(event.target.value)}>
          {assets.map((asset) => (
            <option key={tokenKey(asset)} value={tokenKey(asset)}>
              {assetName(asset, chain)}
            </option>
          ))}
          <option value={byGifts}>{m.chart.gifts}</option>
        </Select>
      </Field>
      {byCause.length === 0 ? (
        <p>{m.chart.none}</p>
      ) : (
        <>
          <CauseChart bars={byCause} nameOf={(key) => names.get(key) ?? key} textOf={textOf} />
          <LaterHeading>{m.chart.time}</LaterHeading>
          <TimeChart bars={byTime} textOf={textOf} />
        </>
      )}
    </Section>
  )
}

const LaterHeading = styled.h2`
  margin-block-start: var(--space-5);
`

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
function CauseChart({ bars, nameOf, textOf }: CauseChartProps) {
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
        <HiddenHead name={m.chart.payee} amount={m.chart.amount} />
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
