import type { ReactNode } from 'react'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { FieldProblem } from '../parts/fields'
import { timeText } from '../parts/format'
import { usePrices } from './usePrices'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type PriceSourceProps = {
  readonly chainId: number
  /** Label of the first press: "Estimate what this is worth". */
  readonly label: string
  /** Follows the name of the source. */
  readonly children?: ReactNode
}

/** Reads prices on a press, and shows their source and time. Renders nothing without a source. */
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
