import { deferredPart } from '../parts/Deferred'

/** The sign-in, fetched only where there is one. */
export const signInPart = deferredPart(async () => (await import('./SignInSection')).SignInSection)
