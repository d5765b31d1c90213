import type { SafeTxHash } from '../../core/safe/safeTx'
import { trackedId } from '../../core/tracking/trackedItem'
import { findTracked } from '../../core/tracking/trackedStore'
import type { ProposalIntent } from '../account/account'
import type { AccountContext } from '../account/accountContext'

/** How much earlier than the removal, in ms, a record may be dated that was proposed after it. */
const clockToleranceMs = 5 * 60_000

/**
 * Whether a record is an earlier gift that is followed already: the same calls, and yet not what was just asked for. One
 * that was removed is not, when the record is from after the removal: the gift was proposed once more.
 */
export function isEarlierGift(
  { chain, safe, tracked }: Pick<AccountContext, 'chain' | 'safe' | 'tracked'>,
  { startedAtMs, earlierHashes }: Pick<ProposalIntent, 'startedAtMs' | 'earlierHashes'>,
  { safeTxHash, submittedAtMs }: { readonly safeTxHash: SafeTxHash; readonly submittedAtMs?: number },
): boolean {
  const item = findTracked(tracked, trackedId({ chainId: chain.id, safe, safeTxHash }))
  const isEarlier =
    item?.kind === 'safeTx' &&
    (earlierHashes?.includes(safeTxHash) ?? (!item.rebuilt && item.createdAtMs < startedAtMs))
  if (!isEarlier) return false
  const { phase, removedAtMs } = item
  if (phase.status === 'removed') return false
  if (removedAtMs === undefined) return true
  return submittedAtMs !== undefined && submittedAtMs < removedAtMs - clockToleranceMs
}
