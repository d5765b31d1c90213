import type { AppChain } from '../../core/chain'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { Forecaster } from '../../ports/forecast'
import type { RowWorker } from '../../ports/rowWorker'
import type { HeldTokens, SafeService } from '../../ports/service'
import type { RememberedGifts } from './rememberedGifts'

/** What reads any Safe of one chain: no host, no wallet. */
export type SafeReader = {
  readonly chain: AppChain
  readonly service: SafeService
  readonly chainReader: ChainReader
  readonly clock: Clock
  /** Starts a worker that checks rows of a queue; null where workers are denied. */
  readonly openRowWorker?: () => RowWorker | null
  /** What this browser remembers of a Safe's gifts. */
  readonly remembered?: RememberedGifts
}

/** The same, and it can run what it reads. */
export type ForecastReader = SafeReader & { readonly forecaster: Forecaster }

/** The same, and it reads tokens: what a contract says of itself, and which ones the service lists of a Safe. */
export type FullReader = ForecastReader & { readonly heldTokens: HeldTokens; readonly readToken: ReadToken }
