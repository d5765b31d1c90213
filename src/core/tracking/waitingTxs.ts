import type { WaitingTx } from '../giving/promisedByAsset'
import { withoutCalls } from '../safe/comparePayments'
import type { Call } from '../safe/safeTx'
import { endOf } from './status/endOf'
import { mayBeInBatch } from './status/mayBeInBatch'
import { trackedId, type TrackedItem, type TrackedStatus } from './trackedItem'

/** Effect of a status on the balance: money still to leave. Null: it has ended, or moves no money. */
const moneyIn: Readonly<Record<TrackedStatus, WaitingTx['money'] | null>> = {
  proposed: 'promised',
  draft: 'promised',
  awaitingConfirmations: 'promised',
  awaitingExecution: 'promised',
  executing: 'leaving',
  confirmed: null,
  failed: null,
  replaced: null,
  repriced: null,
  cancelled: null,
  removed: null,
  needsConfirmation: null,
  signed: null,
}

/** Returns the transactions among these that may still pay, or may have paid without proof. */
export function waitingTxs(items: readonly TrackedItem[]): readonly WaitingTx[] {
  const merged = mergedDrafts(items)
  return items.flatMap((item) => {
    const money = moneyOf(item)
    if (item.kind === 'safeMessage' || money === null || merged.has(item)) return []
    const { gifts } = item
    const id = trackedId(item)
    if (item.kind === 'safeTx') {
      // Drafts share a nonce, and a batch pays all of them.
      const nonce = item.phase.status === 'draft' ? null : item.nonce
      return { id, gifts, money, nonce, refund: item.refund }
    }
    const nonce = item.kind === 'chainTx' && item.nonce !== null ? BigInt(item.nonce) : null
    return { id, gifts, money, nonce, refund: null }
  })
}

function moneyOf(item: TrackedItem): WaitingTx['money'] | null {
  if (isUnmined(item)) return 'promised'
  return mayBePaid(item) ? 'unknown' : moneyIn[item.phase.status]
}

/** Returns true when it has ended, and the user must check before giving again. */
function mayBePaid(item: TrackedItem): boolean {
  const { kind, phase } = item
  if (endOf(item) === 'needsLook' && phase.status === 'executing') return true
  if (phase.status === 'removed') return mayBeInBatch(item)
  if (phase.status === 'replaced') return phase.paid !== 'no'
  return kind === 'calls' && phase.status === 'failed' && phase.given === 'unknown'
}

/** Returns the drafts that a wallet's queued batch pays: their money is promised once. */
function mergedDrafts(items: readonly TrackedItem[]): ReadonlySet<TrackedItem> {
  const merged = new Set<TrackedItem>()
  for (const batch of items) {
    // A gift requested here is a gift beside the draft.
    if (batch.kind !== 'safeTx' || !batch.rebuilt || moneyIn[batch.phase.status] === null) continue
    let left: readonly Call[] = batch.calls
    for (const item of items) {
      if (item.kind !== 'safeTx' || item.phase.status !== 'draft' || merged.has(item)) continue
      const rest = withoutCalls(left, item.calls)
      if (rest === null || (batch.nonce ?? 0n) < (item.nonce ?? 0n)) continue
      merged.add(item)
      left = rest
    }
  }
  return merged
}

/** Returns true for a wallet's payment in no block: the balance still includes its money. */
function isUnmined(item: TrackedItem): boolean {
  return (
    (item.kind === 'chainTx' || item.kind === 'calls') &&
    item.phase.status === 'executing' &&
    item.phase.confirmations === 0 &&
    item.note === null
  )
}
