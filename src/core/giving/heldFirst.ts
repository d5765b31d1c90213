import { isAssetKey } from './assetKey'
import type { Asset } from './gift'

/** An asset with how much of it the giver holds, in base units; null: not known. */
export type HeldAsset = { readonly asset: Asset; readonly held: bigint | null }

/** The assets of which the giver holds something, and then the others, each in the order given. */
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
