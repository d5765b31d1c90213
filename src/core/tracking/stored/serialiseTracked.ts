import { trackedText } from './parseTracked'
import { statusTable } from '../status/statusTable'
import { withProof } from './unpaidProof'
import type { Cleared } from './storedTracked'
import type { TrackedItem } from '../trackedItem'

/** Maximum number of successful items kept for one account: small enough for a browser's storage. */
const goodEndsKept = 10

/** Maximum number of failed items, which are otherwise kept until the user clears the list. */
const badEndsKept = 200

/**
 * Serialises an account's tracked items: all pending ones, the newest successful ones, and the failed ones, since
 * their line has left the basket and nothing else shows that they were not paid. `clearedAtMs`: when the user last
 * cleared the list (0: never), so that neither another tab nor the service restores it. `cleared`: the removed items,
 * for undo. `unread`: entries that this release cannot read, as stored.
 */
export function serialiseTracked(
  items: readonly TrackedItem[],
  clearedAtMs: number,
  cleared: Cleared = { items: [], changedAtMs: clearedAtMs, beforeMs: clearedAtMs },
  unread: readonly unknown[] = [],
): string {
  const { changedAtMs, beforeMs } = cleared
  const times = { changedAtMs, beforeMs }
  return trackedText.serialise({
    clearedAtMs,
    items: [...worthKeeping(items).map(withProof), ...unread],
    cleared: { ...times, items: [...worthKeeping(cleared.items).map(withProof), ...(cleared.unread ?? [])] },
  })
}

function worthKeeping(items: readonly TrackedItem[]): readonly TrackedItem[] {
  let good = 0
  let bad = 0
  return items.filter((item) => {
    if (!statusTable[item.phase.status].final) return true
    return wentWell(item) ? ++good <= goodEndsKept : ++bad <= badEndsKept
  })
}

/** Returns true when it is delivered in full, signed, or continues under another hash. */
function wentWell({ phase, note }: TrackedItem): boolean {
  const isGood = phase.status === 'confirmed' || phase.status === 'signed' || phase.status === 'repriced'
  return isGood && note === null
}
