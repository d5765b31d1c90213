import { SafeVersionError } from '../../../safe/safeTxHash'
import { findHolder } from './findHolder'
import { findRivals } from './findRivals'
import type { TxObservation } from '../../observation'
import { mayBeInBatch } from '../../status/mayBeInBatch'
import type { TrackedTx } from '../../trackedItem'

/**
 * The item with its rivals, and with what holds its draft, as the service's list shows them now; without any once it waits
 * no longer.
 */
export function withRivals(item: TrackedTx, { rivals, onChain }: TxObservation): TrackedTx {
  const isSigned = 'signatures' in item.phase
  if (!isSigned && item.phase.status !== 'draft') return without(item)
  if (rivals?.kind !== 'found' || onChain.kind !== 'found') return item
  try {
    const found = isSigned ? findRivals(item, rivals.value, onChain.value) : []
    const heldBy = mayBeInBatch(item) ? findHolder(item, rivals.value, onChain.value) : undefined
    const rest = without(item)
    if (found.length === 0 && heldBy === undefined) return rest
    return { ...rest, ...(found.length > 0 && { rivals: found }), ...(heldBy !== undefined && { heldBy }) }
  } catch (error) {
    // The hash scheme of this version is unknown, so its records cannot be verified.
    if (error instanceof SafeVersionError) return item
    throw error
  }
}

/** The same object where there is nothing to take away. */
function without(item: TrackedTx): TrackedTx {
  if (item.rivals === undefined && item.heldBy === undefined) return item
  const { rivals: _, heldBy: __, ...rest } = item
  return rest
}
