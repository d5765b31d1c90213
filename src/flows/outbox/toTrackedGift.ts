import type { Gift } from '../../core/giving/gift'
import type { TrackedGift } from '../../core/giving/trackedGift'

/** A gift as it is kept with what is tracked. */
export function toTrackedGift({ causeId, causeName, recipient, asset, amount }: Gift): TrackedGift {
  const { symbol, decimals } = asset
  const token = asset.kind === 'token' ? asset.address : null
  return { causeId, causeName, recipient, symbol, decimals, token, amount }
}
