import { deferredPart } from '../../parts/Deferred'

/** What reads addresses and names comes when somebody wants to give outside the directory. */
export const addRecipientPart = deferredPart(async () => (await import('./AddRecipient')).AddRecipient)
