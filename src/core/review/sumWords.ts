import { amountWords } from '../money/formatAmount'
import { type AssetNames, tokenName } from './assetNames'
import type { OutAsset } from './effect'
import { m } from './intentMessages'

/** Formats an amount of an asset; an unlisted token in base units, with its address. */
export function sumWords(asset: OutAsset, amount: bigint, names: AssetNames): string {
  switch (asset.kind) {
    case 'native':
      return amountWords(amount, names.native)
    case 'token': {
      const name = tokenName(asset.address, names)
      return name === null ? m.total.units(amount, asset.address) : amountWords(amount, name)
    }
    case 'item':
      return m.total.item(amount, asset.id, asset.address)
    case 'amountOrId':
      return m.total.amountOrId(asset.value, asset.address)
  }
}
