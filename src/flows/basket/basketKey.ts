import type { Address } from 'viem'

/** Where the basket of a Safe or a wallet is stored. All tabs share one. */
export function basketKey(chainId: number, owner: Address): string {
  return `dsg.v1.basket.${chainId}.${owner.toLowerCase()}`
}
