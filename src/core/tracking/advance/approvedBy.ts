import type { Address } from 'viem'
import type { Look } from '../observation'
import type { TrackedItem } from '../trackedItem'

/**
 * The owners who have signed in a way that only the chain can tell. Who could not be asked about counts as before: each
 * was counted by a proof of its own.
 */
export function approvedBy(
  approvals: Look<readonly Address[]>,
  before: TrackedItem['phase'],
): readonly Address[] {
  if (approvals.kind === 'found') return approvals.value
  return approvals.kind === 'unreachable' && 'signatures' in before ? before.signatures.signed : []
}
