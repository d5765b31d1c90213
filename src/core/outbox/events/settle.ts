import { areCallsEqual } from '../../safe/safeTx'
import { trackedId, type TrackedItem } from '../../tracking/trackedItem'
import { recountSent, isEarlierGift } from '../findFollowed'
import { isProposal, isSameAsked, type Intent, type WentOut } from '../intent'
import { itemOf } from '../itemOf'
import { stay, type Outbox, type Snapshot, type Step } from '../state'

/**
 * Settles a request that went out: tracks it first, then stores the progress. Null when the id belongs to another
 * gift, which proves nothing about this one.
 */
export function settle(outbox: Outbox, intent: Intent, out: WentOut, snapshot: Snapshot): Step | null {
  const item = itemOf(intent, out)
  if (item === null) return null
  const id = trackedId(item)
  const known = snapshot.items.find((each) => trackedId(each) === id && !describesAnother(each, item))
  if (isOfAnother(intent, out, item, known, snapshot)) return null
  const next = afterwards(intent, out, {
    ...snapshot,
    items: known ? snapshot.items : [item, ...snapshot.items],
  })
  const places =
    isProposal(next) || 'id' in out ? [...next.gifts.keys()] : next.sent.map(({ index }) => index)
  const isSame = known !== undefined && (!isProposal(intent) || known.createdAtMs === item.createdAtMs)
  const isEarlier = known && isProposal(intent) && 'safeTxHash' in out && isEarlierGift([known], intent, out)
  return stay(outbox, {
    kind: 'follow',
    item,
    places,
    event: {
      kind: 'followed',
      intent,
      next,
      out,
      wasFollowed: isSame,
      earlierAtMs: isEarlier ? known.createdAtMs : null,
    },
  })
}

/** Returns true when only a file says what the id stands for, and says something else: it must not hide what went out. */
function describesAnother(known: TrackedItem, item: TrackedItem): boolean {
  const isAlike = 'calls' in known && 'calls' in item && areCallsEqual(known.calls, item.calls)
  return known.imported === true && !isAlike
}

function isOfAnother(
  intent: Intent,
  out: WentOut,
  item: TrackedItem,
  known: TrackedItem | undefined,
  { stored }: Snapshot,
): boolean {
  if (known !== undefined) {
    if (!('calls' in known) || !('calls' in item) || !areCallsEqual(known.calls, item.calls)) return true
    // Each request to a wallet is its own transaction; a Safe gives equal proposals with one nonce the same hash.
    if (!isProposal(intent) && (known.kind !== item.kind || known.createdAtMs !== item.createdAtMs))
      return true
  }
  if (isProposal(intent) || !('txHash' in out)) return false
  const { sent } = stored !== null && stored.id === intent.id && !isProposal(stored) ? stored : intent
  return sent.some(({ index, txHash }) => txHash === out.txHash && index !== out.index)
}

/** Builds the intent from storage, since another tab may have continued. */
function afterwards(intent: Intent, out: WentOut, { stored, items }: Snapshot): Intent {
  if (isProposal(intent)) return 'safeTxHash' in out ? { ...intent, answeredHash: out.safeTxHash } : intent
  const isStored = stored !== null && stored.id === intent.id && !isProposal(stored)
  const known = isStored ? stored : recountSent(items, intent)
  if (!('txHash' in out)) return { ...known, asked: null }
  const others = known.sent.filter(({ index }) => index !== out.index)
  const sent = [...others, out].sort((one, other) => one.index - other.index)
  // A repeated request for the same payment may still be pending.
  return { ...known, sent, asked: isSameAsked(known.asked, intent.asked) ? null : known.asked }
}
