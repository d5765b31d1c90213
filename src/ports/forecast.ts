import type { Address } from 'viem'
import type { AssetNames } from '../core/review/assetNames'
import type { CallNode } from '../core/review/callTree'
import type { CallsForecast, Forecast } from '../core/review/forecast/forecast'
import type { EarlierTxs } from '../core/review/forecast/planForecast'
import type { SafeSetup } from '../core/review/safeSetup'
import type { Call, SafeTxRecord } from '../core/safe/safeTx'

export type ForecastAsked = {
  readonly record: SafeTxRecord
  /** The calls that `readCallTree` has already read from the record. */
  readonly tree?: CallNode
  readonly setup: SafeSetup
  /** The transactions before it in the queue. */
  readonly earlier: EarlierTxs
  readonly names: AssetNames
}

/** Calls that an ordinary account would make itself. */
export type CallsAsked = {
  readonly from: Address
  readonly calls: readonly Call[]
  readonly names: AssetNames
}

/** Simulates transactions of Safes, and calls of wallets. Sends nothing. */
export type Forecaster = {
  /**
   * Simulates on the chain's nodes, one after another. `none` with a reason where no node can. Throws only when
   * aborted.
   */
  forecast(asked: ForecastAsked, signal?: AbortSignal): Promise<Forecast>
  /** Simulates the calls of an ordinary account, one after another. */
  forecastCalls(asked: CallsAsked, signal?: AbortSignal): Promise<CallsForecast>
}
