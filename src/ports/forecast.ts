import type { Address } from 'viem'
import type { AssetNames } from '../core/review/assetNames'
import type { CallNode } from '../core/review/callTree'
import type { CallsForecast, Forecast } from '../core/review/forecast/forecast'
import type { EarlierTxs } from '../core/review/forecast/planForecast'
import type { SafeSetup } from '../core/review/safeSetup'
import type { Call, SafeTxRecord } from '../core/safe/safeTx'

export type ForecastAsked = {
  readonly record: SafeTxRecord
  /** What `readCallTree` has read from the record already. */
  readonly tree?: CallNode
  readonly setup: SafeSetup
  /** What waits in the queue before it. */
  readonly earlier: EarlierTxs
  readonly names: AssetNames
}

/** Calls that an ordinary account would make itself. */
export type CallsAsked = {
  readonly from: Address
  readonly calls: readonly Call[]
  readonly names: AssetNames
}

/** Runs transactions of Safes, and calls of wallets, without sending them. */
export type Forecaster = {
  /** Asks the nodes of the chain one after another. `none` with the reason where none can tell. Throws only when aborted. */
  forecast(asked: ForecastAsked, signal?: AbortSignal): Promise<Forecast>
  /** The same for calls of an ordinary account, one after another. */
  forecastCalls(asked: CallsAsked, signal?: AbortSignal): Promise<CallsForecast>
}
