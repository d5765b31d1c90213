import type { Address } from 'viem'
import type { Look } from '../observation'
import type { TrackedItem } from '../trackedItem'

/**
 * Returns the owners whose signatures only the chain can prove. An owner who could not be checked counts as before:
 * each had its own proof.
 */
export function approvedBy(
  approvals: Look<readonly Address[]>,
  before: TrackedItem['phase'],
): readonly Address[] {
  if (approvals.kind === 'found') return approvals.value
  return approvals.kind === 'unreachable' && 'signatures' in before ? before.signatures.signed : []
}
