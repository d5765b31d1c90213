import type { Observation } from '../../../core/tracking/observation'
import type { TrackedItem } from '../../../core/tracking/trackedItem'
import { observeCalls } from './observeCalls'
import { observeChainTx } from './observeChainTx'
import { ForeignItemError } from './observeItem'
import { observeWalletNodes } from './observeWalletNodes'
import type { WalletParts } from '../../account/walletContext'

/** One round of looking at what an ordinary wallet has sent. Throws only when aborted, or for what no wallet sends. */
export async function observeWalletItem(
  item: TrackedItem,
  sources: Pick<WalletParts, 'chain' | 'sender' | 'walletChain' | 'clock'>,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind !== 'chainTx' && item.kind !== 'calls') throw new ForeignItemError(item.kind)
  const seen =
    item.kind === 'chainTx'
      ? await observeChainTx(item, sources, signal)
      : await observeCalls(item, sources, signal)
  return { ...seen, nodes: await observeWalletNodes(item, seen, sources, signal) }
}
