import type { SafeTxHash } from '../core/safe/safeTx'
import { trackedId } from '../core/tracking/trackedItem'
import { findTracked } from '../core/tracking/trackedStore'
import type { ProposalIntent } from './account'
import type { AccountContext } from './accountContext'

/**
 * Whether this hash is an earlier gift that is followed already: the same calls, and yet not what was just asked for. One
 * that was removed is not: what is there now under its hash was proposed once more.
 */
export function isEarlierGift(
  { chain, safe, tracked }: Pick<AccountContext, 'chain' | 'safe' | 'tracked'>,
  { startedAtMs }: Pick<ProposalIntent, 'startedAtMs'>,
  safeTxHash: SafeTxHash,
): boolean {
  const item = findTracked(tracked, trackedId({ chainId: chain.id, safe, safeTxHash }))
  if (item === undefined || item.phase.status === 'removed') return false
  return !item.rebuilt && item.createdAtMs < startedAtMs
}
