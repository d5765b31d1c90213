import type { Address } from 'viem'
import type { Cause } from './cause'

/** Returns every address at which confirmed causes receive, or have received, on a chain, each once. */
export function addressesOn(causes: readonly Cause[], chainId: number): readonly Address[] {
  const addresses = causes.flatMap(({ confirmed, recipients }) =>
    confirmed ? recipients.flatMap((one) => (one.chainId === chainId ? one.address : [])) : [],
  )
  return [...new Set(addresses)]
}
