import { deferredPart } from '../../parts/Deferred'

/** Reads addresses and names. Loaded when a user gives outside the directory. */
export const addRecipientPart = deferredPart(async () => (await import('./AddRecipient')).AddRecipient)
