import type { Address } from 'viem'
import type { Cause } from '../causes/cause'
import { recipientOn } from '../causes/recipientOn'

/**
 * The causes of a chain by where they receive (EIP-55 checksummed), for many recipients at once. Confirmed causes only, as
 * `findCauseByRecipient` finds them: to name another one would vouch for it.
 */
export function causesByReceiver(causes: readonly Cause[], chainId: number): ReadonlyMap<Address, Cause> {
  const confirmed = causes.filter((cause) => cause.confirmed)
  return new Map(
    confirmed.flatMap((cause) => {
      const recipient = recipientOn(cause, chainId)
      return recipient === null ? [] : [[recipient.address, cause] as const]
    }),
  )
}
