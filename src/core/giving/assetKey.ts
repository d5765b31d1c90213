import type { AssetId } from './gift'

/** The key of an asset in a basket line: `native`, or the token's address. */
export function assetKey(asset: AssetId): string {
  return asset.kind === 'native' ? 'native' : asset.address
}

/** Whether a text stands for this asset. An address may be written in any case. */
export function isAssetKey(key: string, asset: AssetId): boolean {
  return key.toLowerCase() === assetKey(asset).toLowerCase()
}
