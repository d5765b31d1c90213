import type { TrackedChainTx, TrackedItem } from '../../trackedItem'

/** The item that goes on where this one has ended: a wallet's transaction under the hash that it was sped up to. */
export function successorOf(item: TrackedItem): TrackedChainTx | null {
  if (item.kind !== 'chainTx' || item.phase.status !== 'repriced') return null
  const { txHash } = item.phase
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  return { ...item, txHash, lastGoodAtMs: null, note: null, phase }
}
