import type { AppChain } from '../../../core/chain'
import type { AssetId } from '../../../core/giving/gift'
import { type AssetName, type AssetNames, tokenName } from '../../../core/review/assetNames'
import type { OutAsset } from '../../../core/review/effects'
import type { Totals } from '../../../core/review/totals'
import { AmountText } from '../../parts/AmountText'
import { usePrices } from '../../prices/usePrices'
import { PriceSource, Worth } from '../../prices/Worth'
import { m as inCalls } from '../callsMessages'

type TotalsWorthProps = {
  readonly totals: Totals
  readonly chain: AppChain
  readonly names: AssetNames
}

/** Estimates what leaves the Safe, by prices that are read on a press: owners may sign days after the proposal. */
export function TotalsWorth({ totals, chain, names }: TotalsWorthProps) {
  const prices = usePrices(chain.id)
  const named = totals.assets.flatMap(({ asset, amount }) => {
    const name = nameOf(asset, names)
    return name === null || amount === 0n ? [] : { asset: name, amount }
  })
  if (prices === null || named.length === 0) return null
  return (
    <>
      {prices.state?.kind === 'known' &&
        named.map(({ asset, amount }) => (
          <p key={asset.kind === 'native' ? 'native' : asset.address}>
            <AmountText amount={amount} asset={asset} />:{' '}
            <Worth chainId={chain.id} asset={asset} amount={amount} />
          </p>
        ))}
      <PriceSource chainId={chain.id} label={inCalls.totals.estimate}>
        {inCalls.totals.estimates}
      </PriceSource>
    </>
  )
}

/** Returns a listed asset. Null for any other, which has no price. */
function nameOf(asset: OutAsset, names: AssetNames): (AssetId & AssetName) | null {
  if (asset.kind === 'native') return { ...names.native, kind: 'native' }
  const name = asset.kind === 'token' ? tokenName(asset.address, names) : null
  return name === null || asset.kind !== 'token' ? null : { ...name, ...asset }
}
