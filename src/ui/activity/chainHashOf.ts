import type { ChainTxHash } from '../../core/safe/safeTx'
import type { TrackedItem } from '../../core/tracking/trackedItem'

/**
 * Returns the hash under which block explorers know an item, or the transaction that replaced it. Null while there is
 * none. Never a safeTxHash.
 */
export function chainHashOf(item: TrackedItem): ChainTxHash | null {
  const { phase } = item
  if ('txHash' in phase && phase.txHash !== null) return phase.txHash
  if ('byTxHash' in phase && phase.byTxHash !== null) return phase.byTxHash
  return item.kind === 'chainTx' || item.kind === 'calls' ? item.txHash : null
}
