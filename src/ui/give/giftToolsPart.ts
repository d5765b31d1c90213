import { deferredPart } from '../parts/Deferred'

/** Files and plans come after the basket: nobody needs them to begin. */
export const giftToolsPart = deferredPart(async () => (await import('../files/GiftTools')).GiftTools)
