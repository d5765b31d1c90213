import type { Address } from 'viem'
import type { Cause } from '../causes/cause'

/** Index of each list of causes: up to 10,000 gifts are looked up in one list. */
const indexes = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>()

/** Returns the confirmed cause with this address. Retired addresses count: the gift went to the cause when it was made. */
export function causeAt(causes: readonly Cause[], chainId: number, address: Address): Cause | null {
  const index = indexes.get(causes) ?? indexOf(causes)
  indexes.set(causes, index)
  return index.get(placeKey(chainId, address)) ?? null
}

function indexOf(causes: readonly Cause[]): ReadonlyMap<string, Cause> {
  const index = new Map<string, Cause>()
  for (const cause of causes)
    for (const { chainId, address } of cause.confirmed ? cause.recipients : []) {
      const key = placeKey(chainId, address)
      if (!index.has(key)) index.set(key, cause)
    }
  return index
}

function placeKey(chainId: number, address: Address): string {
  return `${chainId}:${address.toLowerCase()}`
}
