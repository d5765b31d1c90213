import { useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import type { RowEnd } from '../../core/queue/readyInRow'
import type { SafePlace } from '../../core/review/safePlace'
import { openReadyRow, type ReadyRowFlow, type ReadyTx } from '../../flows/acting/openReadyRow'
import type { ForecastReader } from '../../flows/review/reader'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { FirstCalls } from '../queue/FirstCalls'
import { useReader } from '../review/useReader'
import { m } from './messages'
import { assetNamesOf } from '../../core/review/assetNames'
import { readCallTree } from '../../core/review/callTree'
import { effectsOf } from '../../core/review/effects'
import { differenceKey } from '../../core/review/forecast/differences'
import { comparedWords, differenceWords } from '../../core/review/forecast/differenceWords'
import type { Forecast } from '../../core/review/forecast/forecast'
import { failingItemWords, outcomeDetail, outcomeWords } from '../../core/review/forecast/forecastWords'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/AddressText'
import { m as inCalls } from '../review/callsMessages'

type ReadyNextProps = {
  readonly place: SafePlace
  /** Nonce of the transaction under review. */
  readonly nonce: bigint
  /** True when that nonce is used, so the next transaction can be executed now. */
  readonly isUsed: boolean
}

/** Lists the transactions that are ready right after the one under review, each with its forecast. */
export function ReadyNext(props: ReadyNextProps) {
  // Read again once the nonce is used: the state of the Safe has changed.
  return <Opened key={`${props.nonce} ${props.isUsed}`} {...props} />
}

function Opened({ place, nonce, isUsed }: ReadyNextProps) {
  const { chain, safe } = place
  const open = useCallback(
    (reader: ForecastReader) => openReadyRow(reader, { safe, from: nonce + 1n }),
    [safe, nonce],
  )
  const opening = useReader(chain, open)
  if (opening.kind !== 'open') return null
  return (
    <Stack as="section" $gap={4} aria-labelledby="ready-next">
      <h3 id="ready-next">{isUsed ? m.ready.next : m.ready.after(nonce)}</h3>
      <Shown place={place} flow={opening.opened} isUsed={isUsed} />
    </Stack>
  )
}

type ShownProps = Pick<ReadyNextProps, 'place' | 'isUsed'> & { readonly flow: ReadyRowFlow }

function Shown({ place, flow, isUsed }: ShownProps) {
  const state = useStoreValue(flow.state)
  if (state.kind === 'reading') return <Small>{m.ready.reading}</Small>
  const again = (
    <Row>
      <SecondaryButton onClick={flow.again}>{m.ready.again}</SecondaryButton>
    </Row>
  )
  if (state.kind === 'unreachable')
    return (
      <>
        <p>{m.ready.unread(state.reason)}</p>
        {again}
      </>
    )
  const { ready, end, threshold, isRunning } = state
  return (
    <>
      {ready.length > 0 && (
        <Stack as="ul" $gap={5}>
          {ready.map((tx, index) => (
            <Ready
              key={tx.record.safeTxHash}
              place={place}
              tx={tx}
              threshold={threshold}
              isRunning={isRunning}
              isNow={isUsed && index === 0}
            />
          ))}
        </Stack>
      )}
      <p>
        {endWords(end, threshold, ready.length === 0)} <Link href={paths.queue(place)}>{m.ready.queue}</Link>
      </p>
      {ready.length > 0 && <Small>{m.ready.forecasts}</Small>}
      {!isRunning && again}
    </>
  )
}

type ReadyProps = {
  readonly place: SafePlace
  readonly tx: ReadyTx
  readonly threshold: number
  readonly isRunning: boolean
  /** True when it can be executed now. */
  readonly isNow: boolean
}

function Ready({ place, tx: { record, forecast }, threshold, isRunning, isNow }: ReadyProps) {
  const number = `#${record.nonce}`
  const href = paths.review(place, record.safeTxHash)
  return (
    <Stack as="li" $gap={2}>
      <p>
        <strong>{isNow ? m.ready.isNext(number) : m.ready.isReady(number)}</strong>{' '}
        {m.ready.signatures(threshold)}
      </p>
      <FirstCalls place={place} record={record} />
      {forecast === null ? (
        <Small>{isRunning ? m.ready.running : m.ready.notRun}</Small>
      ) : (
        <ShortForecast forecast={forecast} place={place} record={record} />
      )}
      {isNow ? (
        <Row>
          <PrimaryLink as={Link} href={href}>
            {m.ready.goOn(number)}
          </PrimaryLink>
        </Row>
      ) : (
        <Link href={href}>{m.ready.review(number)}</Link>
      )}
    </Stack>
  )
}

/** Returns why nothing more is ready, in one sentence. */
function endWords(end: RowEnd, threshold: number, isFirst: boolean): string {
  const number = `#${end.nonce}`
  switch (end.kind) {
    case 'nothing':
      return isFirst ? m.ready.nothing(number) : m.ready.nothingAfter(number)
    case 'unsigned': {
      const words = m.ready.unsigned(number, end.verified, threshold)
      return end.unverified === 0 ? words : `${words} ${m.ready.open(end.unverified)}`
    }
    case 'rivals':
      return m.ready.rivals(end.count, number)
    case 'unreadable':
      return m.ready.unreadable
    case 'unchecked':
      return m.ready.unchecked(number)
    case 'limit':
      return m.ready.limit(number)
  }
}

type ShortForecastProps = {
  readonly place: SafePlace
  readonly record: SafeTxRecord
  readonly forecast: Forecast
}

/** Shows the simulated outcome of a transaction, and its failing calls. The review has the whole forecast. */
function ShortForecast({ place: { chain, safe }, record, forecast }: ShortForecastProps) {
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
