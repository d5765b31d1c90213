import { advance } from '../core/tracking/advance'
import type { TxObservation } from '../core/tracking/observation'
import { trackedId, type TrackedItem, type TrackedTx } from '../core/tracking/trackedItem'
import { updateTracked } from '../core/tracking/trackedStore'
import type { AccountContext } from './accountContext'
import { observeTransfers } from './observeTransfers'
import { notAsked } from './sources'

/** With each visit, the newest: each costs a search of the chain. */
const mostLookedAt = 10

/**
 * Looks once at each gift that was removed from the queue, by the chain alone: signatures that were given stay valid, so
 * it may have been executed all the same. What the chain cannot tell now is looked at with the next visit. Throws only
 * when aborted.
 */
export async function recheckRemoved(context: AccountContext): Promise<void> {
  const { chain, chainReader, safe, tracked, clock, signal } = context
  const removed = tracked.getState().items.filter(isRemoved).slice(0, mostLookedAt)
  if (removed.length === 0) return
  const onChain = await chainReader.readSafe(safe, signal)
  if (onChain.kind !== 'found') return

  for (const item of removed) {
    // While its nonce is unused there is no event to look for.
    if (item.nonce === null || onChain.value.nonce <= item.nonce) continue
    const where = { fromBlock: item.fromBlock, txHash: null }
    const execution = await chainReader.findExecution(safe, item.safeTxHash, where, signal)
    if (execution.kind !== 'found') continue
    const shown = { execution, confirmationsWanted: chain.confirmations }
    const seen: TxObservation = {
      ...shown,
      kind: 'safeTx',
      onChain,
      record: notAsked,
      code: notAsked,
      approvals: notAsked,
      transfers: await observeTransfers(item, shown, context, signal),
      witness: notAsked,
    }
    updateTracked(tracked, trackedId(item), (current) => advance(current, seen, clock.nowMs()))
  }
}

function isRemoved(item: TrackedItem): item is TrackedTx {
  return item.kind === 'safeTx' && item.phase.status === 'removed'
}
