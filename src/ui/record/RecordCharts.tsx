import { useId, useMemo, useState } from 'react'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { barsBy, barsByPeriod, type Measure } from '../../core/record/recordBars'
import { payeeKey, tokenKey } from '../../core/record/recordFilter'
import { totalsByToken } from '../../core/record/summary'
import { Field, Label, Select } from '../parts/fields'
import { Section } from '../parts/Layout'
import { ScreenOnly } from '../review/sheet/onPaper'
import { CauseChart } from './CauseChart'
import { m } from './messages'
import { assetName, assetText, payeeNames } from './recordText'
import { TimeChart } from './TimeChart'

const byGifts = 'gifts'

type RecordChartsProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/**
 * Shows giving by cause and over time, in one token or by the number of gifts: amounts of two tokens have no common
 * length.
 */
export function RecordCharts({ chain, gifts }: RecordChartsProps) {
  const id = useId()
  const assets = useMemo(() => totalsByToken(gifts).map(({ asset }) => asset), [gifts])
  const keys = assets.map(tokenKey)
  const [wanted, setWanted] = useState<string | null>(null)
  const [first = byGifts] = keys
  const chosen = wanted !== null && (wanted === byGifts || keys.includes(wanted)) ? wanted : first
  const measure = useMemo(
    (): Measure => (chosen === byGifts ? { kind: 'gifts' } : { kind: 'token', token: chosen }),
    [chosen],
  )
  const byCause = useMemo(() => barsBy(gifts, measure, payeeKey), [gifts, measure])
  const byTime = useMemo(() => barsByPeriod(gifts, measure), [gifts, measure])
  const names = useMemo(() => payeeNames(gifts), [gifts])
  const measured = assets.find((asset) => tokenKey(asset) === chosen)
  const textOf = (amount: bigint) =>
    measured === undefined ? m.chart.giftCount(Number(amount)) : assetText(amount, measured, chain)
  return (
    <Section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{m.chart.cause}</h2>
      <ScreenOnly>
        <Field>
          <Label htmlFor={`${id}-measure`}>{m.chart.measure}</Label>
          <Select
            id={`${id}-measure`}
            style={{ maxWidth: '14rem' }}
            value={chosen}
            onChange={(event) => setWanted(event.target.value)}
          >
            {assets.map((asset) => (
              <option key={tokenKey(asset)} value={tokenKey(asset)}>
                {assetName(asset, chain)}
              </option>
            ))}
            <option value={byGifts}>{m.chart.gifts}</option>
          </Select>
        </Field>
      </ScreenOnly>
      {byCause.length === 0 ? (
        <p>{m.chart.none}</p>
      ) : (
        <>
          <CauseChart bars={byCause} nameOf={(key) => names.get(key) ?? key} textOf={textOf} />
          <h2>{m.chart.time}</h2>
          <TimeChart bars={byTime} textOf={textOf} />
        </>
      )}
    </Section>
  )
}
