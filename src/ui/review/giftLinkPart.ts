import { deferredPart } from '../parts/Deferred'

/** The link for co-signers comes with the part of the app that reviews. */
export const giftLinkPart = deferredPart(async () => (await import('./GiftLink')).GiftLink)
