import { useMemo } from 'react'
import { assetNamesOf } from '../../core/review/assetNames'
import { readCallTree } from '../../core/review/callTree'
import { effectsOf } from '../../core/review/effects'
import { differenceKey } from '../../core/review/forecast/differences'
import { comparedWords, differenceWords } from '../../core/review/forecast/differenceWords'
import type { Forecast } from '../../core/review/forecast/forecast'
import { failingItemWords, outcomeDetail, outcomeWords } from '../../core/review/forecast/forecastWords'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/AddressText'
import { m as inCalls } from '../review/callsMessages'
import { m } from './messages'

type ShortForecastProps = {
  readonly place: SafePlace
  readonly record: SafeTxRecord
  readonly forecast: Forecast
}

/** Shows the simulated outcome of a transaction, and its failing calls. The review has the whole forecast. */
export function ShortForecast({ place: { chain, safe }, record, forecast }: ShortForecastProps) {
  const names = assetNamesOf(chain)
  const tree = useMemo(() => readCallTree(record, safe), [record, safe])
  if (forecast.kind === 'none')
    return (
      <>
        <TonedWord tone="waiting" icon="warning">
          {inCalls.forecast.none}
        </TonedWord>
        <p>{forecast.reason}</p>
      </>
    )
  const { outcome, items } = forecast
  const isGood = outcome.kind === 'succeeds'
  const failing = items.kind === 'read' ? items.failing : []
  const detail = outcomeDetail(forecast, names)
  const compared = comparedWords(forecast)
  const effects = effectsOf(record, tree, safe, names)
  return (
    <>
      <TonedWord tone={isGood ? 'quiet' : 'bad'} icon={isGood ? 'info' : 'stop'}>
        {m.ready.outcome(record.nonce, outcomeWords(outcome))}
      </TonedWord>
      {compared !== '' && <p>{compared}</p>}
      {forecast.differences.map((difference) => (
        <TonedWord key={differenceKey(difference)} tone="bad" icon="stop">
          <WithAddresses text={differenceWords(difference, effects, safe, names)} />
        </TonedWord>
      ))}
      {failing.map((item) => (
        <p key={item.path.join('.')}>
          <WithAddresses text={failingItemWords(item, tree, safe, names)} />
        </p>
      ))}
      {detail !== '' && (
        <p>
          <WithAddresses text={detail} />
        </p>
      )}
    </>
  )
}
