import { advanceCalls } from './advanceCalls'
import { advanceChainTx } from './advanceChainTx'
import { advanceMessage } from './advanceMessage'
import { advanceTx } from './advanceTx'
import type { Observation } from '../observation'
import { paidByWitness } from './paid/paidByWitness'
import { isEndedDraft } from '../status/isEndedDraft'
import { statusTable } from '../status/statusTable'
import type { TrackedItem } from '../trackedItem'
import { unlessHeld } from './unlessHeld'
import { withRivals } from './rivals/withRivals'

/**
 * Applies one observation to an item. Pure and total: the same item, observation and time give the same result. Final items
 * never change, with two exceptions: a removal, because only the service's list showed it, and the end of a draft that a
 * later batch has paid.
 */
export function advance(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  const isRemoved = item.phase.status === 'removed'
  const isPaidLater = isEndedDraft(item) && seen.kind === 'safeTx' && paidByWitness(seen) !== null
  if (statusTable[item.phase.status].final && !isRemoved && !isPaidLater) return item
  const next = fold(item, seen, nowMs)
  if (isRemoved && !isRefuted(next, seen)) return item
  // Final: notes about open questions are dropped, those about what has arrived stay.
  const isSettled = statusTable[next.phase.status].final && next.note?.kind !== 'received'
  return isSettled ? { ...next, note: null } : next
}

/** Whether a removed item has another status now. A used nonce without a witness is none. */
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
      if (seen.kind !== 'chainTx') return item
      return unlessHeld(item, advanceChainTx(item, seen, nowMs), seen, nowMs)
    case 'calls':
      if (seen.kind !== 'calls') return item
      return unlessHeld(item, advanceCalls(item, seen, nowMs), seen, nowMs)
  }
}
