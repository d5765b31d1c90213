import type { AssetId, Asset } from './gift'
import type { AppChain, ChainToken } from '../chain'
import type { CauseRecipient, Cause } from '../causes/cause'
import { recipientOn } from '../causes/recipientOn'

/** Returns the key of an asset in a basket line: `native`, or the token's address. */
export function assetKey(asset: AssetId): string {
  return asset.kind === 'native' ? 'native' : asset.address
}

/** Returns true when the key is that of this asset. Addresses match in any case. */
export function isAssetKey(key: string, asset: AssetId): boolean {
  return key.toLowerCase() === assetKey(asset).toLowerCase()
}

/** Returns the assets that can be given on a chain: its own coin first, then the operator's tokens, then the user's. */
export function assetsOf(chain: AppChain, customTokens: readonly ChainToken[] = []): readonly Asset[] {
  return [
    { kind: 'native', ...chain.nativeCurrency },
    ...chain.tokens.map((token) => ({ kind: 'token' as const, ...token })),
    ...customTokens.map((token) => ({ kind: 'token' as const, ...token, custom: true as const })),
  ]
}

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

/** Returns the chains on which at least one confirmed cause takes an asset that can be given there. */
export function chainsToGiveOn(causes: readonly Cause[], chains: readonly AppChain[]): readonly AppChain[] {
  return chains.filter((chain) => causes.some((cause) => receivesOn(cause, chain)))
}

function receivesOn(cause: Cause, chain: AppChain): boolean {
  const recipient = recipientOn(cause, chain.id)
  return (
    cause.confirmed && recipient !== null && assetsOf(chain).some((asset) => acceptsAsset(recipient, asset))
  )
}
