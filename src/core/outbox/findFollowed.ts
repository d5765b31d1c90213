import { areCallsEqual, type SafeTxHash } from '../safe/safeTx'
import { type TrackedItem, trackedId } from '../tracking/trackedItem'
import {
  firstUnsent,
  isProposal,
  type Intent,
  type SendIntent,
  type SentCall,
  type WentOut,
  type ProposalIntent,
} from './intent'

type Items = readonly TrackedItem[]

/** Returns the items that this browser has made or found. That a file describes a request proves nothing about it. */
function followedHere(items: Items): Items {
  return items.filter(({ imported }) => imported !== true)
}

/** Finds the result of this request in the list of tracked items; null: it is not listed. */
export function findFollowed(items: Items, intent: Intent): WentOut | null {
  if (!isProposal(intent)) return findFollowedSend(items, intent)
  const { startedAtMs, calls } = intent
  for (const item of followedHere(items))
    if (item.kind === 'safeTx' && item.createdAtMs === startedAtMs && areCallsEqual(item.calls, calls))
      return { safeTxHash: item.safeTxHash, status: 'proposed' }
  return null
}

function findFollowedSend(items: Items, { calls, asked, sent }: SendIntent): WentOut | null {
  if (asked === null) return null
  const { index, askedAtMs } = asked
  const what = index === null ? calls : calls.slice(index, index + 1)
  const found = followedHere(items)
    .filter((item) => item.kind === 'chainTx' || item.kind === 'calls')
    .filter((item) => item.createdAtMs === askedAtMs && areCallsEqual(item.calls, what))
  // Two equal payments in the same millisecond are indistinguishable.
  if (sent.some(({ txHash }) => found.some((item) => item.txHash === txHash))) return null
  for (const item of found) {
    if (item.kind === 'calls' && index === null) return { id: item.id }
    if (item.kind === 'chainTx' && index !== null) return { index, txHash: item.txHash }
  }
  return null
}

/** Returns true when all of a gift is tracked as one batch. */
export function isBatchFollowed(items: Items, { calls, startedAtMs }: SendIntent): boolean {
  return followedHere(items).some(
    (item) => item.kind === 'calls' && item.createdAtMs >= startedAtMs && areCallsEqual(item.calls, calls),
  )
}

/** Returns true when the whole gift went out and none of its requests is pending. */
export function isDone(items: Items, intent: Intent): boolean {
  if (isProposal(intent)) return findFollowed(items, intent) !== null
  return (firstUnsent(intent) === null && intent.asked === null) || isBatchFollowed(items, intent)
}

/** Returns payments stored as sent that the list lacks: storage was full when they went out. */
export function listMissing(items: Items, intent: SendIntent): readonly SentCall[] {
  const followed = followedHere(items)
  return intent.sent.filter(
    ({ txHash }) => !followed.some((item) => item.kind === 'chainTx' && item.txHash === txHash),
  )
}

/** Recounts the sent payments of a gift that is no longer stored, from the list. Each tracked payment counts once. */
export function recountSent(items: Items, intent: SendIntent): SendIntent {
  const payments = followedHere(items)
    .filter((item) => item.kind === 'chainTx')
    // A sped-up payment continues as another item.
    .filter(({ createdAtMs, phase }) => createdAtMs >= intent.startedAtMs && phase.status !== 'repriced')
  const sent = intent.calls.flatMap((call, index) => {
    const known = intent.sent.find((each) => each.index === index)
    const at = payments.findIndex((item) => areCallsEqual(item.calls, [call]))
    const [payment] = at < 0 ? [] : payments.splice(at, 1)
    if (known !== undefined) return [known]
    return payment === undefined ? [] : [{ index, txHash: payment.txHash }]
  })
  return { ...intent, sent, asked: null }
}

/** Tolerated clock difference, in ms, between the service and the source of a removal's or request's time. */
const clockToleranceMs = 5 * 60_000

/**
 * Returns true when a record with the same calls is an earlier, already tracked gift, not the one just requested. A
 * record submitted after the removal of the earlier gift, or after the request, is a new proposal.
 *
 * @param requestedAtMs - Time of the request, by this device's clock if nothing better is known.
 */
export function isEarlierGift(
  items: readonly TrackedItem[],
  { chainId, safe, startedAtMs, earlierHashes }: ProposalIntent,
  { safeTxHash, submittedAtMs }: { readonly safeTxHash: SafeTxHash; readonly submittedAtMs?: number },
  requestedAtMs: number = startedAtMs,
): boolean {
  const id = trackedId({ chainId, safe, safeTxHash })
  const item = items.find((each) => trackedId(each) === id)
  const isEarlier =
    item?.kind === 'safeTx' &&
    (earlierHashes?.includes(safeTxHash) ?? (!item.rebuilt && item.createdAtMs < startedAtMs))
  if (!isEarlier) return false
  const { phase, removedAtMs } = item
  if (phase.status === 'removed') return false
  if (removedAtMs === undefined) return true
  return (
    submittedAtMs !== undefined && submittedAtMs < Math.min(removedAtMs, requestedAtMs) - clockToleranceMs
  )
}
