import type { Cause } from '../causes/cause'
import { recipientOn } from '../causes/recipientOn'
import type { AppChain } from '../chain'
import { acceptsAsset } from './acceptsAsset'
import { assetsOf } from './assetsOf'

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
