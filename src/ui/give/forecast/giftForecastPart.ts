import { deferredPart } from '../../parts/Deferred'

/** What runs a gift before it is proposed comes once the review is on the screen. */
export const giftForecastPart = deferredPart(async () => (await import('./GiftForecast')).GiftForecast)
