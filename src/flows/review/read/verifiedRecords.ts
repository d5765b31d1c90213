import type { Address } from 'viem'
import type { SafeTxHash, SafeTxRecord } from '../../../core/safe/safeTx'

/** Cache size, more than a visit needs; the whole cache is cleared when it is full. */
const most = 100
const known = new Map<string, SafeTxRecord>()

type Place = { readonly chainId: number; readonly safe: Address; readonly safeTxHash: SafeTxHash }

/**
 * Caches a record whose fields hash to its safeTxHash. They cannot change, which saves requests to the service.
 * Confirmations and execution can change.
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
