import { useCallback } from 'react'
import { Link } from 'wouter'
import type { RowEnd } from '../../../core/queue/readyInRow'
import type { SafePlace } from '../../../core/review/safePlace'
import { createReadyRow, type ReadyRowFlow, type ReadyTx } from '../../../flows/acting/createReadyRow'
import type { ForecastReader } from '../../../flows/review/reader'
import { PrimaryLink, SecondaryButton } from '../../parts/Button'
import { Row, Small } from '../../parts/basics'
import { Stack } from '../../parts/Layout'
import { useStoreValue } from '../../parts/useStoreValue'
import { paths } from '../../paths'
import { ToldCalls } from '../ToldCalls'
import { useReader } from '../useReader'
import { ShortForecast } from './ShortForecast'

type ReadyNextProps = {
  readonly place: SafePlace
  /** Of the transaction under review. */
  readonly nonce: bigint
  /** That nonce is used, so the next transaction can be executed now. */
  readonly isUsed: boolean
}

/** What else is ready right after the transaction under review, each with its forecast. */
export function ReadyNext(props: ReadyNextProps) {
  // Read anew once the nonce is used: the Safe is another one then.
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
      <h3 id="ready-next">{isUsed ? 'What comes next' : `After #${nonce}`}</h3>
      <Shown place={place} flow={opening.opened} isUsed={isUsed} />
    </Stack>
  )
}

type ShownProps = Pick<ReadyNextProps, 'place' | 'isUsed'> & { readonly flow: ReadyRowFlow }

function Shown({ place, flow, isUsed }: ShownProps) {
  const state = useStoreValue(flow.state)
  if (state.kind === 'reading') return <Small>Reading what is queued after it…</Small>
  const again = (
    <Row>
      <SecondaryButton onClick={flow.again}>Read what comes next again</SecondaryButton>
    </Row>
  )
  if (state.kind === 'unreachable')
    return (
      <>
        <p>What comes next could not be read. {state.reason}</p>
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
        {endWords(end, threshold, ready.length === 0)} <Link href={paths.queue(place)}>The whole queue</Link>
      </p>
      {ready.length > 0 && (
        <Small>
          Each forecast takes those before it as executed. It is no promise: each is tried once more before
          its own execution.
        </Small>
      )}
      {!isRunning && again}
    </>
  )
}

type ReadyProps = {
  readonly place: SafePlace
  readonly tx: ReadyTx
  readonly threshold: number
  readonly isRunning: boolean
  /** It can be executed now. */
  readonly isNow: boolean
}

function Ready({ place, tx: { record, forecast }, threshold, isRunning, isNow }: ReadyProps) {
  const number = `#${record.nonce}`
  const href = paths.review(place, record.safeTxHash)
  return (
    <Stack as="li" $gap={2}>
      <p>
        <strong>{isNow ? `${number} is next, and ready:` : `${number} is ready too:`}</strong>{' '}
        {allOf(threshold)} it needs {threshold === 1 ? 'is' : 'are'} there.
      </p>
      <ToldCalls place={place} record={record} />
      {forecast === null ? (
        <Small>
          {isRunning ? 'Running it without sending it…' : 'Not forecast: what comes before it would fail.'}
        </Small>
      ) : (
        <ShortForecast forecast={forecast} place={place} record={record} />
      )}
      {isNow ? (
        <Row>
          <PrimaryLink as={Link} href={href}>
            Go on to {number}
          </PrimaryLink>
        </Row>
      ) : (
        <Link href={href}>Review {number}</Link>
      )}
    </Stack>
  )
}

function allOf(threshold: number): string {
  if (threshold === 1) return 'the one signature'
  return threshold === 2 ? 'both signatures' : `all ${threshold} signatures`
}

/** Why nothing more is ready, one sentence. */
function endWords(end: RowEnd, threshold: number, isFirst: boolean): string {
  const number = `#${end.nonce}`
  switch (end.kind) {
    case 'nothing':
      return isFirst ? `Nothing is queued as ${number}.` : `Nothing is queued after that, as ${number}.`
    case 'unsigned': {
      const open =
        end.unverified === 0 ? '' : ` Of ${end.unverified} more, only the Safe can tell, and it has not.`
      return `${number} is not ready: ${end.verified} of ${threshold} signatures are verified.${open}`
    }
    case 'rivals':
      return `${end.count} transactions wait as ${number}, and only one of them can happen. The owners have to choose.`
    case 'unreadable':
      return 'The transaction service lists a record that cannot be read, so what is ready is not certain.'
    case 'unchecked':
      return `The signatures of ${number} could not be checked.`
    case 'limit':
      return `More may be ready from ${number} on.`
  }
}
