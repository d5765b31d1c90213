import type { Execution } from '../../safe/safeTx'
import { isDeepEnough } from '../../wallet/isDeepEnough'
import type { ChainReceipt } from '../../wallet/chainAccount'
import type { ChainTxObservation, TxObservation } from '../observation'
import { isEndedDraft } from '../status/isEndedDraft'
import { statusTable } from '../status/statusTable'
import type { TrackedChainTx, TrackedItem, TrackedTx } from '../trackedItem'

/** Whether it has ended in a block that the chain may still take back. */
export function isProvisional({ provisional, phase }: TrackedItem): boolean {
  return provisional !== undefined && statusTable[phase.status].final
}

/**
 * The item with the mark that its end may still be taken back; without it where the chain calls the block final, or says
 * nothing of that: then the confirmations of the configuration are all there is.
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

/** A provisional end of a Safe's item, read again: as it was, final, or taken back. */
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
  // A node that is behind has neither the block nor its event.
  if (onChain.kind !== 'found' || !isAsNew(item, onChain.value)) return item
  return reopened(item, nowMs)
}

/** The same for a transaction of an ordinary wallet. */
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

/** Whether a reading is of the block of the end, or a later one. */
function isAsNew({ provisional }: TrackedItem, reading: { readonly blockNumber: bigint }): boolean {
  return provisional === undefined || reading.blockNumber >= provisional.blockNumber
}

/** The same end in another block. */
function inBlock<Item extends TrackedTx | TrackedChainTx>(
  item: Item,
  { blockNumber }: Pick<Execution | ChainReceipt, 'blockNumber'>,
): Item {
  if (item.provisional?.blockNumber === blockNumber) return item
  const { phase } = item
  const moved = 'blockNumber' in phase ? { ...phase, blockNumber } : phase
  return { ...item, phase: moved, provisional: { blockNumber } }
}

/** What it becomes then, the next polls tell. Money may have moved in the block that is gone: nothing is said of that. */
function reopened<Item extends TrackedTx | TrackedChainTx>(item: Item, nowMs: number): Item {
  const { provisional: _, ...rest } = item
  const txHash = item.kind === 'chainTx' ? item.txHash : null
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const note = { kind: 'tookBack', sinceMs: nowMs } as const
  return { ...rest, phase, note, reopenedAtMs: nowMs, lastGoodAtMs: nowMs } as unknown as Item
}

/** The item with the note that the chain has taken an end of it back, while it is pending and nothing else is to be said. */
export function withTookBack<Item extends TrackedItem>(item: Item): Item {
  const { reopenedAtMs, note, phase } = item
  if (reopenedAtMs === undefined || note !== null || statusTable[phase.status].final) return item
  return { ...item, note: { kind: 'tookBack', sinceMs: reopenedAtMs } }
}
