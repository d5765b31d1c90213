import { deferredPart } from '../parts/Deferred'

/** Fetched when it is opened: most gifts need no other token. */
export const tokenPart = deferredPart(async () => (await import('./TokenPanel')).TokenPanel)
