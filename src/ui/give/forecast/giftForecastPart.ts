import { deferredPart } from '../../parts/Deferred'

/** The simulation of a gift loads after the review has rendered. */
export const giftForecastPart = deferredPart(async () => (await import('./GiftForecast')).GiftForecast)
