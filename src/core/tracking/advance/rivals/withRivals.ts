import { SafeVersionError } from '../../../safe/safeTxHash'
import { findRivals } from './findRivals'
import type { TxObservation } from '../../observation'
import type { TrackedTx } from '../../trackedItem'

/** The item with its rivals as the service's list shows them now; without any once it waits no longer. */
export function withRivals(item: TrackedTx, { rivals, onChain }: TxObservation): TrackedTx {
  if (!('signatures' in item.phase)) return without(item)
  if (rivals?.kind !== 'found' || onChain.kind !== 'found') return item
  try {
    const found = findRivals(item, rivals.value, onChain.value)
    return found.length === 0 ? without(item) : { ...item, rivals: found }
  } catch (error) {
    // The hash scheme of this version is unknown, so its records cannot be verified.
    if (error instanceof SafeVersionError) return item
    throw error
  }
}

function without(item: TrackedTx): TrackedTx {
  if (item.rivals === undefined) return item
  const { rivals: _, ...rest } = item
  return rest
}
