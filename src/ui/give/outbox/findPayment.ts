import type { ChainTxHash } from '../../../core/safe/safeTx'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../../../core/tracking/trackedItem'
import type { SendIntent } from '../../../core/outbox/intent'

/**
 * Finds the tracked item of a payment: its own transaction, its sped-up one, or the batch that holds it. Null: none
 * yet.
 */
export function findPayment(
  items: readonly TrackedItem[],
  intent: SendIntent,
  index: number,
): TrackedChainTx | TrackedCalls | null {
  if (intent.way === 'batch') {
    // Only one gift is in the outbox at a time, so a batch after its start is this one.
    return items.filter((item) => item.kind === 'calls').find(isSince(intent.startedAtMs)) ?? null
  }
  const sent = intent.sent.find((call) => call.index === index)
  return sent === undefined ? null : followed(items, sent.txHash)
}

const isSince = (startedAtMs: number) => (item: TrackedCalls) => item.createdAtMs >= startedAtMs

function followed(items: readonly TrackedItem[], txHash: ChainTxHash): TrackedChainTx | null {
  const item = items.find((other) => other.kind === 'chainTx' && other.txHash === txHash)
  if (item?.kind !== 'chainTx') return null
  const rest = items.filter((other) => other !== item)
  return item.phase.status === 'repriced' ? (followed(rest, item.phase.txHash) ?? item) : item
}
