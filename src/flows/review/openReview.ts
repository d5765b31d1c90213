import { createForecast, type TxForecast } from './forecast/createForecast'
import { createReview, type TxReview } from './createReview'
import type { ForecastReader } from './reader'

export type OpenReview = TxReview & { readonly forecast: TxForecast }

/** Opens the review of one transaction with its forecast, which follows it. Both close together. */
export function openReview(reader: ForecastReader, asked: Parameters<typeof createReview>[1]): OpenReview {
  const review = createReview(reader, asked)
  const forecast = createForecast(reader, review.state)
  return {
    ...review,
    forecast,
    close() {
      forecast.close()
      review.close()
    },
  }
}
