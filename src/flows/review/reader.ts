import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { Forecaster } from '../../ports/forecast'
import type { RowWorker } from '../../ports/rowWorker'
import type { HeldTokens, SafeService } from '../../ports/service'
import type { Queries } from '../queries'
import type { RememberedGifts } from './rememberedGifts'

/** The ports to read any Safe of one chain, without host or wallet. */
export type SafeReader = {
  readonly chain: AppChain
  readonly service: SafeService
  readonly chainReader: ChainReader
  readonly clock: Clock
  /** Starts a worker that checks rows of a queue; null: workers are denied. */
  readonly openRowWorker?: () => RowWorker | null
  /** The Safe's gifts that this browser remembers. */
  readonly remembered?: RememberedGifts
  /** Opens a reader for one review that reuses what another screen has just read. */
  readonly recent?: (place: { readonly safe: Address; readonly safeTxHash: SafeTxHash }) => RecentReader
}

/** A reader for the first reading of a screen. */
export type RecentReader = {
  readonly reader: SafeReader
  /** Returns the time of the oldest value that was reused. Null: none was. */
  readonly reusedAtMs: () => number | null
}

/** A reader that can also simulate. */
export type ForecastReader = SafeReader & { readonly forecaster: Forecaster }

/**
 * A reader that can also read tokens: the metadata of a contract, and the tokens that the service lists for a Safe. What
 * screens read stays in its cache.
 */
export type FullReader = ForecastReader & {
  readonly heldTokens: HeldTokens
  readonly readToken: ReadToken
  readonly queries: Queries
}
