import { type Address, isAddressEqual } from 'viem'
import type { Cause } from './cause'
import { recipientOn } from './recipientOn'

/**
 * The confirmed cause that receives at this address on this chain, or null. A cause that the operator has not
 * confirmed is not found: naming it would vouch for it.
 *
 * @throws InvalidAddressError (viem) when `address` is none
 */
export function findCauseByRecipient(
  causes: readonly Cause[],
  chainId: number,
  address: Address,
): Cause | null {
  const receivesHere = (cause: Cause) => {
    const recipient = recipientOn(cause, chainId)
    return recipient !== null && isAddressEqual(recipient.address, address)
  }
  return causes.find((cause) => cause.confirmed && receivesHere(cause)) ?? null
}
