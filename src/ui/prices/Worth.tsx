import type { ReactNode } from 'react'
import type { Asset, AssetId } from '../../core/giving/gift'
import { worthOf, worthWords } from '../../core/prices/prices'
import { priceOf, usePrices } from './usePrices'
import { m } from './messages'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { FieldProblem } from '../parts/fields'
import { timeText } from '../parts/format'
import { Sentence } from '../parts/Sentence'

type WorthProps = {
  readonly chainId: number
  readonly asset: AssetId & Pick<Asset, 'decimals' | 'custom'>
  readonly amount: bigint
}

/** Shows the worth of an amount by the prices that were read, "about 1,240 USD". Renders nothing before. */
export function Worth({ chainId, asset, amount }: WorthProps) {
  const state = usePrices(chainId)?.state
  if (state?.kind !== 'known') return null
  const price = asset.custom === true ? null : priceOf(asset, state.prices)
  const { currency } = state.prices
  return (
    <span>
      {price === null
        ? m.noPrice(currency)
        : m.about(worthWords(worthOf(amount, asset.decimals, price, currency), currency))}
    </span>
  )
}

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
  if (state?.kind === 'known')
    return (
      <Small>
        <Sentence of={m.by(<bdi>{state.prices.source}</bdi>, timeText(state.prices.atMs))} /> {children}{' '}
        <TextButton onClick={read}>{m.again}</TextButton>
      </Small>
    )
  return (
    <>
      {state?.kind === 'failed' && <FieldProblem>{m.nothing(state.problem)}</FieldProblem>}
      <Row>
        <SecondaryButton onClick={read} disabled={state?.kind === 'waiting'}>
          {state?.kind === 'waiting' ? m.reading : label}
        </SecondaryButton>
      </Row>
    </>
  )
}
