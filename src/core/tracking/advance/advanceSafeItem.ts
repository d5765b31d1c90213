import type { Execution } from '../../safe/safeTx'
import { advanceMessage } from './advanceMessage'
import { advanceTx } from './advanceTx'
import { type Observation, paidByWitness } from '../observation'
import { withTries } from './paid/balanceRises'
import { isEndedDraft } from '../status/mayBeInBatch'
import { statusTable } from '../status/statusTable'
import type { TrackedItem } from '../trackedItem'
import { isProvisional, markProvisional, recheckTx, withTookBack } from './recheckEnd'
import { withRivals } from './withRivals'

/** Applies an observation, made at `nowMs`, to a tracked item. */
export type Advance = (item: TrackedItem, seen: Observation, nowMs: number) => TrackedItem

/**
 * Applies one observation to an item of a Safe; any other item stays as it is. Pure and total: the same item,
 * observation and time give the same result. Final items never change, with three exceptions: an end in a block that
 * may be reorged, a removal, which only the service's list showed, and the end of a draft that a later batch paid.
 */
export function advanceSafeItem(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  if (isProvisional(item) && item.kind === 'safeTx')
    return seen.kind === 'safeTx' ? recheckTx(item, seen, nowMs) : item
  const isRemoved = item.phase.status === 'removed'
  const isPaidLater = isEndedDraft(item) && seen.kind === 'safeTx' && paidByWitness(seen) !== null
  if (statusTable[item.phase.status].final && !isRemoved && !isPaidLater) return item
  const next = fold(item, seen, nowMs)
  if (isRemoved && !isRefuted(next, seen)) return item
  return withTries(withTookBack(markProvisional(settled(next), endIn(seen))), item, seen)
}

/** Returns the execution that may have ended the item. */
function endIn(seen: Observation): Execution | null {
  if (seen.kind !== 'safeTx') return null
  if (seen.execution.kind === 'found') return seen.execution.value
  return seen.witness.kind === 'found' ? seen.witness.value.execution : null
}

/** Removes notes about open questions from a final item; keeps notes about what arrived. */
export function settled(item: TrackedItem): TrackedItem {
  const isSettled = statusTable[item.phase.status].final && item.note?.kind !== 'received'
  return isSettled ? { ...item, note: null } : item
}

/** Returns true when a removed item has another status now. A used nonce without a witness does not count. */
function isRefuted({ phase }: TrackedItem, seen: Observation): boolean {
  if (seen.kind !== 'safeTx' || phase.status === 'removed') return false
  return phase.status !== 'executing' || seen.execution.kind === 'found' || seen.record.kind === 'found'
}

function fold(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  switch (item.kind) {
    case 'safeTx':
      return seen.kind === 'safeTx' ? withRivals(advanceTx(item, seen, nowMs), seen, nowMs) : item
    case 'safeMessage':
      return seen.kind === 'safeMessage' ? advanceMessage(item, seen, nowMs) : item
    case 'chainTx':
    case 'calls':
      return item
  }
}
