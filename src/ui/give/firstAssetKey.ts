import type { Cause } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'
import { recipientOn } from '../../core/causes/recipientOn'

/** The asset that a new line starts with: the chain's own coin where the cause takes it, else the first token it takes. */
export function firstAssetKey(cause: Cause, chain: AppChain): string {
  const accepts = recipientOn(cause, chain.id)?.accepts
  if (accepts === undefined || accepts.includes('native')) return 'native'
  return chain.tokens.find((token) => accepts.includes(token.symbol))?.address ?? 'native'
}
