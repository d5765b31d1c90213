import { statusTable } from '../tracking/status/statusTable'
import type { TrackedItem } from '../tracking/trackedItem'

/**
 * A followed item of another browser as this one begins to follow it: whatever end it claims has to be seen again. Null: it
 * ended where only the other browser can tell, in its wallet or among its messages.
 */
export function lookAgain(item: TrackedItem): TrackedItem | null {
  if (!statusTable[item.phase.status].final) return item
  if (item.kind === 'safeTx')
    return { ...item, ...unseen, seen: false, missingSinceMs: null, phase: { status: 'proposed' } }
  if (item.kind === 'chainTx')
    return {
      ...item,
      ...unseen,
      phase: { status: 'executing', txHash: item.txHash, confirmations: 0, blockNumber: null },
    }
  return null
}

const unseen = { lastGoodAtMs: null, note: null }
