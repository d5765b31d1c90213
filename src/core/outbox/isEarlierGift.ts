import type { SafeTxHash } from '../safe/safeTx'
import { trackedId, type TrackedItem } from '../tracking/trackedItem'
import type { ProposalIntent } from './intent'

/** How much earlier than the removal, in ms, a record may be dated that was proposed after it. */
const clockToleranceMs = 5 * 60_000

/**
 * Whether a record is an earlier gift that is tracked already: the same calls, and yet not what was just asked for. A
 * removed one is not, when the record is from after the removal: the gift was proposed once more.
 */
export function isEarlierGift(
  items: readonly TrackedItem[],
  { chainId, safe, startedAtMs, earlierHashes }: ProposalIntent,
  { safeTxHash, submittedAtMs }: { readonly safeTxHash: SafeTxHash; readonly submittedAtMs?: number },
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
  return submittedAtMs !== undefined && submittedAtMs < removedAtMs - clockToleranceMs
}
