import { isAssetKey } from './assetKey'
import type { Asset } from './gift'

/** An asset and the giver's balance of it, in base units; null: unknown. */
export type HeldAsset = { readonly asset: Asset; readonly held: bigint | null }

/** Sorts the assets that the giver holds before the others, each group in the order given. */
export function heldFirst(
  assets: readonly Asset[],
  balances: Readonly<Record<string, bigint | null>> | null,
): readonly HeldAsset[] {
  const entries = Object.entries(balances ?? {})
  const withHeld = assets.map((asset) => ({
    asset,
    held: entries.find(([key]) => isAssetKey(key, asset))?.[1] ?? null,
  }))
  const isHeld = ({ held }: HeldAsset) => held !== null && held > 0n
  return [...withHeld.filter(isHeld), ...withHeld.filter((each) => !isHeld(each))]
}
