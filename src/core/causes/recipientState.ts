import type { CauseRecipient } from './cause'

/** Whether an address is in use. One without a status is. */
export function recipientState({ status }: CauseRecipient): 'active' | 'paused' | 'retired' {
  return status?.state ?? 'active'
}
