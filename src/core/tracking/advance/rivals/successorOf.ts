import type { TrackedChainTx, TrackedItem } from '../../trackedItem'

/** Returns the item that continues a wallet's sped-up transaction under its new hash. */
export function successorOf(item: TrackedItem): TrackedChainTx | null {
  if (item.kind !== 'chainTx' || item.phase.status !== 'repriced') return null
  const { txHash } = item.phase
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const { provisional: _, ...rest } = item
  return { ...rest, txHash, lastGoodAtMs: null, note: null, phase }
}
