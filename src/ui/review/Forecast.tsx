import { useState } from 'react'
import type { Address } from 'viem'
import styled from 'styled-components'
import type { AssetNames } from '../../core/review/assetNames'
import type { CallNode } from '../../core/review/callTree'
import type { Check } from '../../core/review/check'
import { txProgress } from '../../core/review/txProgress'
import type { FailingItem, ForecastOutcome, MadeForecast } from '../../core/review/forecast/forecast'
import {
  assumptionWords,
  failingItemWords,
  outcomeDetail,
  outcomeWords,
  sourceWords,
  writesWords,
} from '../../core/review/forecast/forecastWords'
import { m as inRun } from '../../core/review/forecast/differenceMessages'
import { comparedWords } from '../../core/review/forecast/differenceWords'
import type { TxForecast } from '../../flows/review/forecast/createForecast'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { useStoreValue } from '../parts/useStoreValue'
import { WithAddresses } from '../parts/AddressText'
import { ForecastChanges } from './ForecastChanges'
import { showCall } from './showCall'
import { m } from './callsMessages'

const Large = styled.p`
  font-size: var(--text-large);
`

const Result = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Items = styled.ul`
  display: grid;
  gap: var(--space-4);
  max-width: 48rem;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--tone-bad);
  }

  button {
    justify-self: start;
  }
`

const Rests = styled.div`
  display: grid;
  gap: var(--space-2);

  h3 {
    font-size: var(--text-body);
  }
`

const Assumptions = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 48rem;
  padding-inline-start: 1.2rem;
  list-style: disc;
`

type Shown = {
  readonly tree: CallNode
  readonly safe: Address
  readonly names: AssetNames
  readonly checks: readonly Check[]
}

/** Shows the forecast of an execution, by simulation. No check depends on it. */
export function Forecast({ forecast, ...shown }: Shown & { readonly forecast: TxForecast }) {
  const state = useStoreValue(forecast.state)
  const [isAsked, setIsAsked] = useState(false)
  const { kind } = txProgress(shown.checks, false)
  const canExecute = !['replaced', 'executed', 'done', 'used'].includes(kind)
  const again = () => {
    setIsAsked(true)
    forecast.again()
  }
  return (
    <>
      {/* Announced only after a press. */}
      <Result role={isAsked ? 'status' : undefined}>
        {state.kind !== 'made' ? (
          <p>{m.forecast.running}</p>
        ) : state.forecast.kind === 'none' ? (
          <>
            {canExecute && (
              <TonedWord tone="waiting" icon="warning">
                {m.forecast.none}
              </TonedWord>
            )}
            <p>{state.forecast.reason}</p>
          </>
        ) : (
          <Outcome of={state.forecast.outcome} />
        )}
      </Result>
      {state.kind === 'made' && state.forecast.kind !== 'none' && (
        <Made forecast={state.forecast} {...shown} />
      )}
      {/* Stays during the run, because it has the focus. */}
      {canExecute && (isAsked || state.kind === 'made') && (
        <Row>
          <SecondaryButton onClick={again}>{m.forecast.again}</SecondaryButton>
        </Row>
      )}
    </>
  )
}

function Outcome({ of }: { readonly of: ForecastOutcome }) {
  return (
    <Large>
      <TonedWord {...signs[of.kind]}>{outcomeWords(of)}</TonedWord>
    </Large>
  )
}

function Made({ forecast, tree, safe, names, checks }: Shown & { readonly forecast: MadeForecast }) {
  const { outcome, items, assumptions, differences } = forecast
  const compared = comparedWords(forecast)
  const detail = outcomeDetail(forecast, names)
  return (
    <>
      {items.kind === 'read' && items.failing.length > 0 && (
        <Items>
          {items.failing.map((item) => (
            <Failing key={item.path.join('.')} item={item} tree={tree} safe={safe} names={names} />
          ))}
        </Items>
      )}
      {detail !== '' && (
        <p>
          <WithAddresses text={detail} />
        </p>
      )}
      {compared !== '' && <p>{compared}</p>}
      {differences.length > 0 && (
        <TonedWord tone="bad" icon="stop">
          {inRun.title(differences.length)}
        </TonedWord>
      )}
      {outcome.kind === 'succeeds' && (
        <ForecastChanges forecast={forecast} safe={safe} names={names} checks={checks} />
      )}
      {outcome.kind === 'succeeds' &&
        writesWords(forecast).map((sentence) => (
          <p key={sentence}>
            <WithAddresses text={sentence} />
          </p>
        ))}
      <Rests>
        <h3 id="forecast-rests">{m.forecast.rests}</h3>
        <Assumptions aria-labelledby="forecast-rests">
          {assumptions.map((assumption) => {
            const sentence = assumptionWords(assumption)
            return (
              <li key={sentence}>
                <WithAddresses text={sentence} />
              </li>
            )
          })}
        </Assumptions>
      </Rests>
      <Small>
        {sourceWords(forecast)} {m.forecast.noPromise}
      </Small>
    </>
  )
}

type FailingProps = Omit<Shown, 'checks'> & { readonly item: FailingItem }

function Failing({ item, tree, safe, names }: FailingProps) {
  return (
    <li>
      <p>
        <WithAddresses text={failingItemWords(item, tree, safe, names)} />
      </p>
      {item.path.length > 0 && (
        <TextButton onClick={() => showCall(item.path)}>{m.showCall(item.path.join('.'))}</TextButton>
      )}
    </li>
  )
}

/** Success stays quiet: it is not an endorsement. */
const signs: Record<ForecastOutcome['kind'], { readonly tone: 'quiet' | 'bad'; readonly icon: IconName }> = {
  succeeds: { tone: 'quiet', icon: 'info' },
  fails: { tone: 'bad', icon: 'stop' },
  reverts: { tone: 'bad', icon: 'stop' },
}
