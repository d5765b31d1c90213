import type { AppChain } from '../../core/chain'
import type { Forecaster } from '../../ports/forecast'
import { m } from './messages'

const notLoaded = {
  kind: 'none',
  reason: m.notLoaded,
} as const

/** Creates a simulator of one chain's Safe transactions, which sends nothing. Its code is fetched on first use. */
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
