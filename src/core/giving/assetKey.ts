import type { AssetId } from './gift'

/** Returns the key of an asset in a basket line: `native`, or the token's address. */
export function assetKey(asset: AssetId): string {
  return asset.kind === 'native' ? 'native' : asset.address
}

/** Returns true when the key is that of this asset. Addresses match in any case. */
export function isAssetKey(key: string, asset: AssetId): boolean {
  return key.toLowerCase() === assetKey(asset).toLowerCase()
}
