import { withoutRereading } from '../rereading'
import { statusTable } from '../status/statusTable'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../trackedItem'
import type { CallsObservation, ChainTxObservation, Observation } from '../observation'
import { advanceCalls } from './advanceCalls'
import { advanceChainTx } from './advanceChainTx'
import { advanceSafeItem, settled } from './advanceSafeItem'
import { withTries } from './paid/balanceRises'
import { isProvisional, markProvisional, withTookBack, secondNodeNote } from './recheckEnd'
import { recheckWalletEnd, walletEndIn } from './recheckWalletEnd'

/**
 * Applies one observation to an item of a Safe or of an ordinary wallet. An app in a Safe only loads
 * `advanceSafeItem`. A final item of a wallet never changes, unless its block is not final yet.
 */
export function advance(before: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  const item = withoutRereading(before)
  if (item.kind !== 'chainTx' && item.kind !== 'calls') return advanceSafeItem(item, seen, nowMs)
  if (isProvisional(item)) return recheckWalletEnd(item, seen, nowMs)
  if (statusTable[item.phase.status].final) return item
  const next = settled(fold(item, seen, nowMs))
  return withTries(withTookBack(markProvisional(next, walletEndIn(seen))), item, seen)
}

function fold(item: TrackedChainTx | TrackedCalls, seen: Observation, nowMs: number): TrackedItem {
  if (item.kind === 'chainTx' && seen.kind === 'chainTx')
    return unlessHeld(item, advanceChainTx(item, seen, nowMs), seen, nowMs)
  if (item.kind === 'calls' && seen.kind === 'calls')
    return unlessHeld(item, advanceCalls(item, seen, nowMs), seen, nowMs)
  return item
}

/** Keeps a wallet's item executing while a second node does not show its end. */
function unlessHeld<Item extends TrackedChainTx | TrackedCalls>(
  before: Item,
  next: Item,
  seen: ChainTxObservation | CallsObservation,
  nowMs: number,
): Item {
  if (!statusTable[next.phase.status].final) return next
  const note = secondNodeNote(before.note, seen.nodes, nowMs)
  if (note === null) return next
  const receipt = receiptIn(seen)
  const { confirmations = 0, blockNumber = null } = receipt ?? {}
  const phase = { status: 'executing', txHash: next.txHash, confirmations, blockNumber } as const
  return { ...next, phase, note }
}

function receiptIn(seen: ChainTxObservation | CallsObservation) {
  if (seen.kind === 'chainTx') return seen.receipt.kind === 'found' ? seen.receipt.value : null
  return seen.receipts.kind === 'found' ? seen.receipts.value[0] : null
}
