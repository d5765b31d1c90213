import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import type { AppChain } from '../../core/chain'
import { acceptsAsset } from '../../core/giving/acceptsAsset'
import { assetKey } from '../../core/giving/assetKey'
import { assetsOf } from '../../core/giving/assetsOf'

/**
 * Returns the asset of a new line: the chain's own coin where the cause accepts it, else the first token that it
 * accepts.
 */
export function firstAssetKey(cause: Cause, chain: AppChain): string {
  const recipient = recipientOn(cause, chain.id)
  const first = assetsOf(chain).find((asset) => recipient === null || acceptsAsset(recipient, asset))
  return first === undefined ? 'native' : assetKey(first)
}
