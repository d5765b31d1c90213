import type { Observation } from '../core/tracking/observation'
import type { TrackedItem } from '../core/tracking/trackedItem'
import { observeCalls } from './observeCalls'
import { observeChainTx } from './observeChainTx'
import { ForeignItemError } from './observeItem'
import type { WalletParts } from './walletContext'

/** One round of looking at what an ordinary wallet has sent. Throws only when aborted, or for what no wallet sends. */
export async function observeWalletItem(
  item: TrackedItem,
  sources: Pick<WalletParts, 'chain' | 'sender' | 'walletChain'>,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind === 'chainTx') return observeChainTx(item, sources, signal)
  if (item.kind === 'calls') return observeCalls(item, sources, signal)
  throw new ForeignItemError(item.kind)
}
