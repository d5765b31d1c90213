import type { CauseRecipient } from '../causes/cause'
import type { Asset } from './gift'

/**
 * Returns true when a cause takes this asset at its address. The directory names assets as `native`, by exact symbol, or by
 * the token's address. A refused asset is never taken. A custom token may have any symbol, so only a cause that takes
 * everything, or that names its address, takes it.
 */
export function acceptsAsset({ accepts, refuses }: Partial<CauseRecipient>, asset: Asset): boolean {
  const isIn = (names: readonly string[], byAddressOnly: boolean) =>
    asset.kind === 'native'
      ? names.includes('native')
      : names.some(
          (name) =>
            (name === asset.symbol && !byAddressOnly) || name.toLowerCase() === asset.address.toLowerCase(),
        )
  return (
    (accepts === undefined || isIn(accepts, asset.custom === true)) &&
    !(refuses !== undefined && isIn(refuses, false))
  )
}
