import type { CauseRecipient } from './cause'

/** Returns the state of an address. One without a status is active. */
export function recipientState({ status }: CauseRecipient): 'active' | 'paused' | 'retired' {
  return status?.state ?? 'active'
}
