import type { Execution } from '../../safe/safeTx'
import { isDeepEnough } from '../../wallet/chainAccount'
import type { TxObservation } from '../observation'
import { isEndedDraft } from '../status/mayBeInBatch'
import { statusTable } from '../status/statusTable'
import type { EndReceipt, TrackedItem, TrackedTx } from '../trackedItem'
import { type TrackedNote, noteSince } from '../trackedNote'

/** Returns true when it ended in a block that may still be reorged. */
export function isProvisional({ provisional, phase }: TrackedItem): boolean {
  return provisional !== undefined && statusTable[phase.status].final
}

/** Block of an end, and the receipts of a wallet's item in it. */
export type End = Pick<Execution, 'isFinal' | 'blockNumber'> & { readonly receipts?: readonly EndReceipt[] }

/**
 * Marks an end as provisional while a reorg can undo it. Removes the mark when the chain reports the block as final,
 * or reports nothing: then only the configured confirmations count.
 */
export function markProvisional<Item extends TrackedItem>(item: Item, end: End | null): Item {
  const { provisional: _, ...rest } = item
  const isEnd = statusTable[item.phase.status].final && item.phase.status !== 'removed' && !isEndedDraft(item)
  if (isEnd && end?.isFinal === false) {
    const { blockNumber, receipts } = end
    return { ...item, provisional: { blockNumber, ...(receipts !== undefined && { receipts }) } }
  }
  return item.provisional === undefined ? item : (rest as Item)
}

/**
 * Checks the provisional end of a Safe's item again: unchanged, final, or reorged. An execution in another block, or by
 * another transaction, opens it again, because the same calls can pay less there.
 */
export function recheckTx(
  item: TrackedTx,
  { end, onChain, confirmationsWanted }: TxObservation,
  nowMs: number,
): TrackedTx {
  if (end?.kind === 'found') {
    const { outcome } = end.value
    const { status } = item.phase
    const isSame =
      status === 'confirmed' ? outcome === 'success' : status !== 'failed' || outcome === 'failure'
    const isHere = isSame && !isMoved(item, end.value)
    if (!isHere || !isDeepEnough(end.value, confirmationsWanted)) return reopened(item, nowMs)
    return end.value.isFinal === false ? item : markProvisional(item, end.value)
  }
  if (end?.kind !== 'missing' && end?.kind !== 'unproved') return item
  // A lagging node has neither the block nor its event.
  if (onChain.kind !== 'found' || !isAsNew(item, onChain.value)) return item
  return reopened(item, nowMs)
}

/** Returns true when a reading is from the block of the end, or a later one. */
export function isAsNew({ provisional }: TrackedItem, reading: { readonly blockNumber: bigint }): boolean {
  return provisional === undefined || reading.blockNumber >= provisional.blockNumber
}

/** Returns true when the same end is in another block or another transaction now. */
function isMoved({ phase, provisional }: TrackedTx, { blockNumber, txHash }: Execution): boolean {
  const before = 'txHash' in phase ? phase.txHash : 'byTxHash' in phase ? phase.byTxHash : null
  return provisional?.blockNumber !== blockNumber || (before !== null && before !== txHash)
}

/** Makes an item pending again; the next polls decide its status. Claims nothing about payments in the reorged block. */
export function reopened<Item extends Exclude<TrackedItem, { kind: 'safeMessage' }>>(
  item: Item,
  nowMs: number,
): Item {
  const { provisional: _, balanceTries: __, ...rest } = item
  const txHash = item.kind === 'safeTx' ? null : item.txHash
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const note = { kind: 'tookBack', sinceMs: nowMs } as const
  return { ...rest, phase, note, reopenedAtMs: nowMs, lastGoodAtMs: nowMs } as unknown as Item
}

/** Notes a reorg of an earlier end, while the item is pending without another note. */
export function withTookBack<Item extends TrackedItem>(item: Item): Item {
  const { reopenedAtMs, note, phase } = item
  if (reopenedAtMs === undefined || note !== null || statusTable[phase.status].final) return item
  return { ...item, note: { kind: 'tookBack', sinceMs: reopenedAtMs } }
}

/** Time to wait for a second node, in ms; after that one node is enough, as when only one is configured. */
export const secondNodeWaitMs = 2 * 60_000

/** Notes what keeps an execution from being final although one node shows it deep enough; null: nothing. */
export function secondNodeNote(
  before: TrackedNote | null,
  nodes: TxObservation['nodes'],
  nowMs: number,
): TrackedNote | null {
  if (nodes?.kind === 'found' && nodes.value === 'disagree')
    return { kind: 'nodesDisagree', sinceMs: noteSince(before, 'nodesDisagree', nowMs) }
  if (nodes?.kind !== 'unreachable') return null
  // Time that another source was unreachable does not count.
  const isWaiting = before?.kind === 'unreachable' && before.source === 'secondNode'
  const sinceMs = isWaiting ? before.sinceMs : nowMs
  if (nowMs - sinceMs >= secondNodeWaitMs) return null
  return { kind: 'unreachable', reason: nodes.reason, sinceMs, source: 'secondNode' }
}
