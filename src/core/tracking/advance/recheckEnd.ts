import type { Execution } from '../../safe/safeTx'
import { isDeepEnough } from '../../wallet/isDeepEnough'
import type { ChainReceipt } from '../../wallet/chainAccount'
import type { ChainTxObservation, TxObservation } from '../observation'
import { isEndedDraft } from '../status/isEndedDraft'
import { statusTable } from '../status/statusTable'
import type { TrackedChainTx, TrackedItem, TrackedTx } from '../trackedItem'

/** Returns true when it ended in a block that may still be reorged. */
export function isProvisional({ provisional, phase }: TrackedItem): boolean {
  return provisional !== undefined && statusTable[phase.status].final
}

/**
 * Marks an end as provisional while a reorg can undo it. Removes the mark when the chain reports the block as final,
 * or reports nothing: then only the configured confirmations count.
 */
export function markProvisional<Item extends TrackedItem>(
  item: Item,
  end: Pick<Execution, 'isFinal' | 'blockNumber'> | null,
): Item {
  const { provisional: _, ...rest } = item
  const isEnd = statusTable[item.phase.status].final && item.phase.status !== 'removed' && !isEndedDraft(item)
  if (isEnd && end?.isFinal === false) return { ...item, provisional: { blockNumber: end.blockNumber } }
  return item.provisional === undefined ? item : (rest as Item)
}

/** Checks the provisional end of a Safe's item again: unchanged, final, or reorged. */
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
    if (!isSame || !isDeepEnough(end.value, confirmationsWanted)) return reopened(item, nowMs)
    return end.value.isFinal === false ? inBlock(item, end.value) : markProvisional(item, end.value)
  }
  if (end?.kind !== 'missing' && end?.kind !== 'unproved') return item
  // A lagging node has neither the block nor its event.
  if (onChain.kind !== 'found' || !isAsNew(item, onChain.value)) return item
  return reopened(item, nowMs)
}

/** Does the same for a transaction of an ordinary wallet. */
export function recheckChainTx(
  item: TrackedChainTx,
  { receipt, account, confirmationsWanted }: ChainTxObservation,
  nowMs: number,
): TrackedChainTx {
  if (receipt.kind === 'found') {
    const isSuccess = receipt.value.outcome === 'success'
    const isSame = item.phase.status === 'failed' ? !isSuccess : isSuccess
    if (!isSame || !isDeepEnough(receipt.value, confirmationsWanted)) return reopened(item, nowMs)
    return receipt.value.isFinal === false
      ? inBlock(item, receipt.value)
      : markProvisional(item, receipt.value)
  }
  const isGone = receipt.kind === 'missing' && account.kind === 'found' && isAsNew(item, account.value)
  return isGone ? reopened(item, nowMs) : item
}

/** Returns true when a reading is from the block of the end, or a later one. */
function isAsNew({ provisional }: TrackedItem, reading: { readonly blockNumber: bigint }): boolean {
  return provisional === undefined || reading.blockNumber >= provisional.blockNumber
}

/** Moves the same end to another block. */
function inBlock<Item extends TrackedTx | TrackedChainTx>(
  item: Item,
  { blockNumber }: Pick<Execution | ChainReceipt, 'blockNumber'>,
): Item {
  if (item.provisional?.blockNumber === blockNumber) return item
  const { phase } = item
  const moved = 'blockNumber' in phase ? { ...phase, blockNumber } : phase
  return { ...item, phase: moved, provisional: { blockNumber } }
}

/** Makes an item pending again; the next polls decide its status. Claims nothing about payments in the reorged block. */
function reopened<Item extends TrackedTx | TrackedChainTx>(item: Item, nowMs: number): Item {
  const { provisional: _, ...rest } = item
  const txHash = item.kind === 'chainTx' ? item.txHash : null
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
