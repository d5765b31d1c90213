import type { Address } from 'viem'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'

/** More than a person reads in one visit; beyond it everything is forgotten. */
const most = 100
const known = new Map<string, SafeTxRecord>()

type Place = { readonly chainId: number; readonly safe: Address; readonly safeTxHash: SafeTxHash }

/**
 * Keeps a record whose fields hash to its safeTxHash. Those cannot change any more, so that the service, which may be asked
 * six times a minute, is not asked for them again; confirmations and the execution can.
 */
export function keepVerified(chainId: number, record: SafeTxRecord): void {
  if (known.size >= most) known.clear()
  known.set(keyOf({ chainId, ...record }), record)
}

export function verifiedRecord(place: Place): SafeTxRecord | null {
  return known.get(keyOf(place)) ?? null
}

function keyOf({ chainId, safe, safeTxHash }: Place): string {
  return `${chainId} ${safe} ${safeTxHash}`.toLowerCase()
}
