import type { ChainTxHash } from '../../safe/safeTx'
import { type ChainReceipt, isDeepEnough } from '../../wallet/chainAccount'
import type { ChainTxObservation, Look, Observation } from '../observation'
import type { EndReceipt, TrackedCalls, TrackedChainTx } from '../trackedItem'
import { type End, isAsNew, markProvisional, reopened } from './recheckEnd'

type OfWallet = TrackedChainTx | TrackedCalls

/** Returns the receipts in which a poll of a wallet's item may show its end; null: it shows none. */
export function walletEndIn(seen: Observation): End | null {
  const shown = receiptsIn(seen)
  return shown.kind === 'found' ? endIn(shown.value) : null
}

/**
 * Checks the provisional end of a wallet's item again: unchanged, final, or reorged. A receipt in another block opens it
 * again, because the same transaction can pay less there.
 */
export function recheckWalletEnd<Item extends OfWallet>(item: Item, seen: Observation, nowMs: number): Item {
  if ((seen.kind !== 'chainTx' && seen.kind !== 'calls') || seen.kind !== item.kind) return item
  const shown = receiptsIn(seen)
  if (item.phase.status === 'repriced')
    return seen.kind === 'chainTx' ? recheckSpedUp(item, seen, nowMs) : item
  if (shown.kind === 'found') {
    const isDeep = shown.value.every((receipt) => isDeepEnough(receipt, seen.confirmationsWanted))
    if (!isDeep || !isSame(endReceipts(item), shown.value)) return reopened(item, nowMs)
    return marked(item, shown.value)
  }
  if (shown.kind !== 'missing') return item
  // A lagging node has neither the block nor the receipts.
  return seen.account?.kind === 'found' && isAsNew(item, seen.account.value) ? reopened(item, nowMs) : item
}

/** Checks a sped-up payment: it is open again only when its own hash is in a block, else the other hash is followed. */
function recheckSpedUp<Item extends OfWallet>(
  item: Item,
  { receipt, replacement }: ChainTxObservation,
  nowMs: number,
): Item {
  if (receipt.kind === 'found') return reopened(item, nowMs)
  return replacement.kind === 'found' ? marked(item, [replacement.value.receipt]) : item
}

/** Marks the end again. Returns the item itself while nothing changes. */
function marked<Item extends OfWallet>(item: Item, shown: readonly ChainReceipt[]): Item {
  const end = endIn(shown)
  const isOpen = end?.isFinal === false && end.blockNumber === item.provisional?.blockNumber
  return isOpen ? item : markProvisional(item, end)
}

/** Returns the receipts that an end depends on; without an outcome where an older tab has dropped it. */
export function endReceipts({
  phase,
  provisional,
}: OfWallet): readonly (Omit<EndReceipt, 'outcome'> & Partial<EndReceipt>)[] {
  if (provisional === undefined) return []
  const { receipts, blockNumber } = provisional
  if (receipts !== undefined) return receipts
  const txHash = hashOf(phase)
  return txHash === null ? [] : [{ txHash, blockNumber }]
}

function hashOf(phase: OfWallet['phase']): ChainTxHash | null {
  return 'byTxHash' in phase ? phase.byTxHash : phase.txHash
}

/** Returns the receipts in the order of the wallet's transactions. The own receipt counts before a replacement. */
function receiptsIn(seen: Observation): Look<readonly ChainReceipt[]> {
  if (seen.kind === 'calls') return seen.receipts
  if (seen.kind !== 'chainTx') return { kind: 'notAsked' }
  const { receipt, replacement } = seen
  if (receipt.kind === 'found') return { kind: 'found', value: [receipt.value] }
  if (receipt.kind !== 'missing' || replacement.kind === 'notAsked') return receipt
  if (replacement.kind !== 'found') return replacement
  return { kind: 'found', value: [replacement.value.receipt] }
}

/** Returns the last block of the receipts; final only when each is. */
function endIn(shown: readonly ChainReceipt[]): End | null {
  const [first] = shown
  if (first === undefined) return null
  const { isFinal } = shown.find((one) => one.isFinal === false) ?? first
  const { blockNumber } = shown.reduce((one, other) => (other.blockNumber > one.blockNumber ? other : one))
  const receipts = shown.map(({ txHash, outcome, blockNumber: at }) => ({ txHash, outcome, blockNumber: at }))
  return { blockNumber, receipts, ...(isFinal !== undefined && { isFinal }) }
}

function isSame(before: ReturnType<typeof endReceipts>, shown: readonly ChainReceipt[]): boolean {
  if (before.length !== shown.length) return false
  return before.every(({ txHash, outcome, blockNumber }) =>
    shown.some(
      (one) =>
        one.txHash === txHash &&
        one.blockNumber === blockNumber &&
        (outcome === undefined || one.outcome === outcome),
    ),
  )
}
