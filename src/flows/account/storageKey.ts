import type { Address } from 'viem'

/** Whose things are kept: a Safe's, or those of an ordinary wallet's address. */
export type StorageOwner = { readonly chain: { readonly id: number } } & (
  { readonly safe: Address } | { readonly address: Address }
)

/** Where one account keeps something: chains, Safes and wallets never share a key. */
export function storageKey(what: 'tracked' | 'intent' | 'polled', owner: StorageOwner): string {
  const account = 'safe' in owner ? owner.safe : `wallet.${owner.address}`
  return `dsg.v1.${what}.${owner.chain.id}.${account}`
}
