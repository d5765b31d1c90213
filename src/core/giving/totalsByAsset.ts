import { assetKey, isAssetKey } from './assets'
import type { Asset, Gift } from './gift'

/** A total of one asset. `amount` in base units. */
export type AssetTotal = { readonly asset: Asset; readonly amount: bigint }

/** Adds gifts up by asset, in the order in which the assets first appear. */
export function totalsByAsset(gifts: readonly Gift[]): readonly AssetTotal[] {
  return gifts.reduce<readonly AssetTotal[]>((totals, { asset, amount }) => {
    const isSame = (total: AssetTotal) => isAssetKey(assetKey(asset), total.asset)
    if (!totals.some(isSame)) return [...totals, { asset, amount }]
    return totals.map((total) => (isSame(total) ? { ...total, amount: total.amount + amount } : total))
  }, [])
}
