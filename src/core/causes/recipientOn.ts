import type { Cause, CauseRecipient } from './cause'

/** Where a cause receives on this chain, or null. A directory has at most one recipient for each cause and chain. */
export function recipientOn(cause: Cause, chainId: number): CauseRecipient | null {
  return cause.recipients.find((recipient) => recipient.chainId === chainId) ?? null
}
