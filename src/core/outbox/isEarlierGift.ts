import type { SafeTxHash } from '../safe/safeTx'
import { trackedId, type TrackedItem } from '../tracking/trackedItem'
import type { ProposalIntent } from './intent'

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
