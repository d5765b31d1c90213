import type { ChainTxHash } from '../../../../core/safe/safeTx'
import { walletClaims } from '../../../../core/tracking/advance/paid/walletClaims'
import type { CallsObservation, ChainTxObservation, Observation } from '../../../../core/tracking/observation'
import type { TrackedItem } from '../../../../core/tracking/trackedItem'
import { observeCalls } from './observeCalls'
import { observeChainTx } from './observeChainTx'
import { ForeignItemError } from '../observeItem'
import { observeWalletNodes } from './observeWalletNodes'
import type { WalletContext } from '../../../account/wallet/walletContext'

/** Polls an ordinary wallet's item once. Throws only when aborted, or for an item of a Safe. */
export async function observeWalletItem(
  item: TrackedItem,
  sources: Pick<WalletContext, 'chain' | 'sender' | 'walletChain' | 'clock' | 'tracked'>,
  signal: AbortSignal,
): Promise<Observation> {
  if (item.kind !== 'chainTx' && item.kind !== 'calls') throw new ForeignItemError(item.kind)
  const seen =
    item.kind === 'chainTx'
      ? await observeChainTx(item, sources, signal)
      : await observeCalls(item, sources, signal)
  const withClaims = () => ({
    ...seen,
    claims: walletClaims(minedIn(seen), item, sources.tracked.getState().items),
  })
  const nodes = await observeWalletNodes(item, withClaims(), sources, signal)
  // Read last: the same transaction may have settled another gift meanwhile.
  return { ...withClaims(), nodes }
}

/** Returns the mined transactions that could make the payments. */
function minedIn(seen: ChainTxObservation | CallsObservation): readonly ChainTxHash[] {
  if (seen.kind === 'calls')
    return seen.receipts.kind === 'found' ? seen.receipts.value.map(({ txHash }) => txHash) : []
  const { receipt, replacement } = seen
  if (receipt.kind === 'found') return [receipt.value.txHash]
  return replacement.kind === 'found' ? [replacement.value.transaction.txHash] : []
}
