import type { CauseRecipient } from '../causes/cause'
import type { Asset } from './gift'

/**
 * Whether a cause takes this asset where it receives: `native`, or the token's symbol as the directory spells it. A custom
 * token may have any symbol, so only a cause that takes anything takes it.
 */
export function acceptsAsset(recipient: Partial<CauseRecipient>, asset: Asset): boolean {
  if (asset.custom === true) return recipient.accepts === undefined
  return recipient.accepts?.includes(asset.kind === 'native' ? 'native' : asset.symbol) ?? true
}
