import { advanceCalls } from './advanceCalls'
import { advanceChainTx } from './advanceChainTx'
import { advanceMessage } from './advanceMessage'
import { advanceTx } from './advanceTx'
import type { Observation } from './observation'
import { statusTable } from './statusTable'
import type { TrackedItem } from './trackedItem'

/**
 * What an item becomes by one round of looking. Total and without memory: the same item, observation and time give the
 * same result, whatever came before. Final items absorb everything; a removal, which only the service's list has told,
 * ends with the Safe's own event: signatures that were given stay valid.
 */
export function advance(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  if (statusTable[item.phase.status].final && !isRefuted(item, seen)) return item
  const next = fold(item, seen, nowMs)
  // Nothing that was still to be cleared up matters any more; what has arrived does.
  const isSettled = statusTable[next.phase.status].final && next.note?.kind !== 'received'
  return isSettled ? { ...next, note: null } : next
}

function isRefuted({ phase }: TrackedItem, seen: Observation): boolean {
  return phase.status === 'removed' && seen.kind === 'safeTx' && seen.execution.kind === 'found'
}

function fold(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  switch (item.kind) {
    case 'safeTx':
      return seen.kind === 'safeTx' ? advanceTx(item, seen, nowMs) : item
    case 'safeMessage':
      return seen.kind === 'safeMessage' ? advanceMessage(item, seen, nowMs) : item
    case 'chainTx':
      return seen.kind === 'chainTx' ? advanceChainTx(item, seen, nowMs) : item
    case 'calls':
      return seen.kind === 'calls' ? advanceCalls(item, seen, nowMs) : item
  }
}
