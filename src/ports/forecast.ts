import type { AssetNames } from '../core/review/assetNames'
import type { CallNode } from '../core/review/callTree'
import type { Forecast } from '../core/review/forecast/forecast'
import type { EarlierTxs } from '../core/review/forecast/planForecast'
import type { SafeSetup } from '../core/review/safeSetup'
import type { SafeTxRecord } from '../core/safe/safeTx'

export type ForecastAsked = {
  readonly record: SafeTxRecord
  /** What `readCallTree` has read from the record already. */
  readonly tree?: CallNode
  readonly setup: SafeSetup
  /** What waits in the queue before it. */
  readonly earlier: EarlierTxs
  readonly names: AssetNames
}

/** Runs transactions of Safes without sending them. */
export type Forecaster = {
  /** Asks the nodes of the chain one after another. `none` with the reason where none can tell. Throws only when aborted. */
  forecast(asked: ForecastAsked, signal?: AbortSignal): Promise<Forecast>
}
