import type { Cause, CauseRecipient } from './cause'
import { recipientState } from './recipientState'

/**
 * Where a cause receives on this chain, or null. An address that is paused or retired receives nothing: see
 * `stoppedOn`. A directory has at most one address in use for each cause and chain.
 */
export function recipientOn(cause: Cause, chainId: number): CauseRecipient | null {
  return cause.recipients.find((one) => one.chainId === chainId && recipientState(one) === 'active') ?? null
}
