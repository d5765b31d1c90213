import type { Asset, AssetId } from '../../core/giving/gift'
import { worthOf, worthWords } from '../../core/prices/prices'
import { priceOf, usePrices } from './usePrices'
import { m } from './messages'

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
  return price === null
    ? m.noPrice(currency)
    : m.about(worthWords(worthOf(amount, asset.decimals, price, currency), currency))
}
