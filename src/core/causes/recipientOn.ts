import type { Cause, CauseRecipient } from './cause'

/**
 * Returns the address at which a cause receives on this chain, or null. A paused or retired address receives nothing:
 * see `stoppedOn`. A directory has at most one address in use for each cause and chain.
 */
export function recipientOn(cause: Cause, chainId: number): CauseRecipient | null {
  return cause.recipients.find((one) => one.chainId === chainId && recipientState(one) === 'active') ?? null
}

/** Returns the state of an address. One without a status is active. */
export function recipientState({ status }: CauseRecipient): 'active' | 'paused' | 'retired' {
  return status?.state ?? 'active'
}
