import type { Address } from 'viem'
import type { SafeOnChain } from './safeTx'

/** The statuses of Safe's own platform, by its own names. */
export type MessageStatus = 'NEEDS_CONFIRMATION' | 'CONFIRMED'

/**
 * Returns the status of an off-chain message: CONFIRMED once enough current owners signed for the current threshold.
 * `signed` are verified signers (`verifyConfirmations`); a former owner does not count, and nobody counts twice. Only
 * `isValidSignature` of the Safe shows whether it accepts the signatures.
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
