import { statusTable } from '../tracking/status/statusTable'
import type { TrackedItem } from '../tracking/trackedItem'

/**
 * Converts a tracked item from another browser: this one must confirm its end again. Null: it ended where only the
 * other browser can check, in its wallet or among its messages.
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
