import { deferredPart } from '../parts/Deferred'

/** The link for the other owners, behind a fold: most reviews never open it. */
export const coSignerLinkPart = deferredPart(async () => (await import('./CoSignerLink')).CoSignerLink)
