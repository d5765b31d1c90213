import type { CallsObservation, ChainTxObservation } from '../observation'
import { secondNodeNote } from './secondNode'
import { statusTable } from '../status/statusTable'
import type { TrackedCalls, TrackedChainTx } from '../trackedItem'

/** Keeps a wallet's item executing while a second node does not show its end. */
export function unlessHeld<Item extends TrackedChainTx | TrackedCalls>(
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
