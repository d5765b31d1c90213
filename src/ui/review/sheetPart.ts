import { deferredPart } from '../parts/Deferred'

/** The verification sheet, loaded when it is opened. */
export const sheetPart = deferredPart(async () => (await import('./sheet/Sheet')).Sheet)
