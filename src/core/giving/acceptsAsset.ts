import type { CauseRecipient } from '../causes/cause'
import type { Asset } from './gift'

/** Whether a cause takes this asset where it receives: `native`, or the token's symbol as the directory spells it. */
export function acceptsAsset(recipient: Partial<CauseRecipient>, asset: Asset): boolean {
  return recipient.accepts?.includes(asset.kind === 'native' ? 'native' : asset.symbol) ?? true
}
