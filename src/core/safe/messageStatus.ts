import type { Address } from 'viem'
import type { SafeOnChain } from './safeTx'

/** The statuses of Safe's own platform, by its own names. */
export type MessageStatus = 'NEEDS_CONFIRMATION' | 'CONFIRMED'

/**
 * The status of an off-chain message: CONFIRMED once as many of today's owners have signed as today's threshold asks
 * for. `signed` are verified signers (`verifyConfirmations`); a former owner among them does not count, nobody counts
 * twice. Whether the Safe accepts the signatures, only `isValidSignature` of the Safe can tell.
 *
 * @see safe-client-gateway, message-mapper.ts
 */
export function messageStatus(
  signed: readonly Address[],
  safe: Pick<SafeOnChain, 'owners' | 'threshold'>,
): MessageStatus {
  const signers = new Set(signed.map((address) => address.toLowerCase()))
  const count = safe.owners.filter((owner) => signers.has(owner.toLowerCase())).length
  return safe.threshold > 0 && count >= safe.threshold ? 'CONFIRMED' : 'NEEDS_CONFIRMATION'
}
