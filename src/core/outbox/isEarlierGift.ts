import type { SafeTxHash } from '../safe/safeTx'
import { trackedId, type TrackedItem } from '../tracking/trackedItem'
import type { ProposalIntent } from './intent'

/** Clock difference, in ms, between the service and whoever tells the time of a removal or a request, that is tolerated. */
const clockToleranceMs = 5 * 60_000

/**
 * Whether a record with the same calls is an earlier gift that is already tracked, and not the one just requested. A
 * record submitted after the removal of the earlier gift, or after the request, is a new proposal.
 *
 * @param requestedAtMs - When the request was sent. This device's word where nothing better is known.
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
