import type { AppChain } from '../../core/chain'
import type { Forecaster } from '../../ports/forecast'
import { m } from './messages'

const notLoaded = {
  kind: 'none',
  reason: m.notLoaded,
} as const

/** Runs transactions of one chain's Safes without sending them. Its code is fetched with the first one. */
export function createForecaster(chain: AppChain): Forecaster {
  return {
    async forecast(asked, signal) {
      const part = await import('./forecastTx').catch(() => null)
      return part === null ? notLoaded : part.forecastTx(chain, asked, signal)
    },
    async forecastCalls(asked, signal) {
      const part = await import('./forecastCalls').catch(() => null)
      return part === null ? notLoaded : part.forecastCalls(chain, asked, signal)
    },
  }
}
