import type { ReactNode } from 'react'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { FieldProblem } from '../parts/fields'
import { timeText } from '../parts/timeText'
import { usePrices } from './usePrices'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type PriceSourceProps = {
  readonly chainId: number
  /** What the first press does: "Estimate what this is worth". */
  readonly label: string
  /** What follows the name of the source. */
  readonly children?: ReactNode
}

/** Reads prices when it is pressed, and says whose they are and of when. Without a source there is nothing of it. */
export function PriceSource({ chainId, label, children }: PriceSourceProps) {
  const prices = usePrices(chainId)
  if (prices === null) return null
  const { state, read } = prices
  if (state.kind === 'known')
    return (
      <Small>
        <Sentence of={m.by(<bdi>{state.prices.source}</bdi>, timeText(state.prices.atMs))} /> {children}{' '}
        <TextButton onClick={read}>{m.again}</TextButton>
      </Small>
    )
  return (
    <>
      {state.kind === 'unread' && <FieldProblem>{m.nothing(state.reason)}</FieldProblem>}
      <Row>
        <SecondaryButton onClick={read} disabled={state.kind === 'reading'}>
          {state.kind === 'reading' ? m.reading : label}
        </SecondaryButton>
      </Row>
    </>
  )
}
