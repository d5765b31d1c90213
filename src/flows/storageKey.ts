import type { Address } from 'viem'

/** Where one account keeps something: chains and Safes never share a key. */
export function storageKey(
  what: 'tracked' | 'intent',
  { chain, safe }: { readonly chain: { readonly id: number }; readonly safe: Address },
): string {
  return `dsg.v1.${what}.${chain.id}.${safe}`
}
