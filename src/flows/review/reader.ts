import type { AppChain } from '../../core/chain'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { Forecaster } from '../../ports/forecast'
import type { RowWorker } from '../../ports/rowWorker'
import type { SafeService } from '../../ports/service'
import type { ListedRecords } from './listedRecords'
import type { RememberedGifts } from './rememberedGifts'

/** What reads any Safe of one chain: no host, no wallet. */
export type SafeReader = {
  readonly chain: AppChain
  readonly service: SafeService
  readonly chainReader: ChainReader
  readonly clock: Clock
  /** Starts a worker that checks rows of a queue; null where workers are denied. */
  readonly openRowWorker?: () => RowWorker | null
  /** The queue that was read last. */
  readonly listed?: ListedRecords
  /** What this browser remembers of a Safe's gifts. */
  readonly remembered?: RememberedGifts
}

/** The same, and it can run what it reads. */
export type ForecastReader = SafeReader & { readonly forecaster: Forecaster }
