import type { CauseRecipient } from '../causes/cause'
import type { Asset } from './gift'

/**
 * Whether a cause takes this asset at its address. The directory names assets as `native`, by symbol as it spells it,
 * or by the token's address. What is refused is not taken. A custom token may have any symbol, so it is taken by a
 * cause that takes anything, or that names its address.
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
