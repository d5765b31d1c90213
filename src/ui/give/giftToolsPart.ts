import { deferredPart } from '../parts/Deferred'

/** Files and plans load after the basket: a gift can begin without them. */
export const giftToolsPart = deferredPart(async () => (await import('../files/GiftTools')).GiftTools)
