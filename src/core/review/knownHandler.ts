import type { Address } from 'viem'
import { knownContract } from '../safe/knownContracts'

/** Returns the fallback handler that Safe has published at an address; null: there is none. */
export function knownHandler(address: Address): ReturnType<typeof knownContract> {
  const contract = knownContract(address)
  return contract?.name === 'CompatibilityFallbackHandler' ? contract : null
}
