import { useCallback } from 'react'
import { Link } from 'wouter'
import type { RowEnd } from '../../core/queue/readyInRow'
import type { SafePlace } from '../../core/review/safePlace'
import { createReadyRow, type ReadyRowFlow, type ReadyTx } from '../../flows/acting/createReadyRow'
import type { ForecastReader } from '../../flows/review/reader'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { FirstCalls } from '../queue/FirstCalls'
import { useReader } from '../review/useReader'
import { ShortForecast } from './ShortForecast'
import { m } from './messages'

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
    (reader: ForecastReader) => createReadyRow(reader, { safe, from: nonce + 1n }),
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
