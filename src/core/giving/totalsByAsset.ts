import { locale } from '../../language/messages'
import { amountWords } from '../money/formatAmount'
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

/** Lists totals in a sentence: "12,500 USDC and 2 ETH". */
export function totalsText(totals: readonly AssetTotal[]): string {
  list ??= new Intl.ListFormat(locale, { type: 'conjunction' })
  return list.format(totals.map(({ asset, amount }) => amountWords(amount, asset)))
}

/** Created on first use. */
let list: Intl.ListFormat | undefined
