import { deferredPart } from '../parts/Deferred'

/** Searches a long directory. A short one is a list to choose from. */
export const findCausePart = deferredPart(async () => (await import('./FindCause')).FindCause)
