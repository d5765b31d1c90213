import { deferredPart } from '../parts/Deferred'

/** The link for co-signers, in the chunk of the review. */
export const giftLinkPart = deferredPart(async () => (await import('./GiftLink')).GiftLink)
