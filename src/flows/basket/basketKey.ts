import type { Address } from 'viem'

/** Returns the storage key of the basket of a Safe or a wallet. All tabs share one. */
export function basketKey(chainId: number, owner: Address): string {
  return `dsg.v1.basket.${chainId}.${owner.toLowerCase()}`
}
