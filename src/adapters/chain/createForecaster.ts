import type { AppChain } from '../../core/chain'
import type { Forecaster } from '../../ports/forecast'

/** Runs transactions of one chain's Safes without sending them. Its code is fetched with the first one. */
export function createForecaster(chain: AppChain): Forecaster {
  return {
    async forecast(asked, signal) {
      const part = await import('./forecastTx').catch(() => null)
      if (part === null) return { kind: 'none', reason: 'A part of this page did not load. Reload it.' }
      return part.forecastTx(chain, asked, signal)
    },
  }
}
