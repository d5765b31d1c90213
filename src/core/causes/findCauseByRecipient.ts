import { type Address, getAddress } from 'viem'
import type { Cause } from './cause'
import { causesByReceiver } from './causesByReceiver'

/**
 * Finds the confirmed cause that receives at this address on this chain, or null. Ignores an unconfirmed cause:
 * naming it would vouch for it.
 *
 * @throws InvalidAddressError (viem) when `address` is none
 */
export function findCauseByRecipient(
  causes: readonly Cause[],
  chainId: number,
  address: Address,
): Cause | null {
  return causesByReceiver(causes, chainId).get(getAddress(address)) ?? null
}
