import type { Address } from 'viem'

/** The kind of account: a Safe, or an ordinary wallet. */
export type StorageOwner = { readonly chain: { readonly id: number } } & (
  | { readonly safe: Address }
  | { readonly address: Address }
)

/** Returns the storage key of one account's data: chains, Safes and wallets never share one. */
export function storageKey(what: 'tracked' | 'intent' | 'polled', owner: StorageOwner): string {
  const account = 'safe' in owner ? owner.safe : `wallet.${owner.address}`
  return `dsg.v1.${what}.${owner.chain.id}.${account}`
}
