import { createStore, type StoreApi } from 'zustand/vanilla'
import { assetNamesOf } from '../../../core/review/assetNames'
import { earlierTxs } from '../../../core/review/forecast/earlierTxs'
import type { Forecast } from '../../../core/review/forecast/forecast'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import type { ReviewState } from '../reviewState'
import type { ForecastReader } from '../reader'
import type { ReviewReading } from '../read/readReview'
import { m } from '../messages'

/** The state of the forecast of a transaction. */
export type ForecastState =
  /** The review has not been read. */
  | { readonly kind: 'waiting' }
  /** `last`: the previous forecast; null: none. */
  | { readonly kind: 'running'; readonly last: Forecast | null }
  | { readonly kind: 'made'; readonly forecast: Forecast; readonly madeAtMs: number }

export type TxForecast = {
  readonly state: StoreApi<ForecastState>
  /** Runs the forecast again. */
  readonly again: () => void
  readonly close: () => void
}

/** Returns the last forecast, even while a new one runs; null: none. */
export function lastForecast(state: ForecastState): Forecast | null {
  if (state.kind === 'waiting') return null
  return state.kind === 'running' ? state.last : state.forecast
}

/**
 * Forecasts the transaction under review: once it has been read, on request, and after a change of the record, the nonce or
 * the control of the Safe. No polling: each run costs a node work.
 */
export function createForecast(reader: ForecastReader, review: StoreApi<ReviewState>): TxForecast {
  const state = createStore<ForecastState>(() => ({ kind: 'waiting' }))
  let running = new AbortController()
  let shown: string | null = null

  function start(reading: ReviewReading) {
    running.abort()
    running = new AbortController()
    const { signal } = running
    state.setState({ kind: 'running', last: lastForecast(state.getState()) }, true)
    forecastOf(reader, reading, signal).then(
      (forecast) => {
        if (signal.aborted) return
        state.setState({ kind: 'made', forecast, madeAtMs: reader.clock.nowMs() }, true)
      },
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
  }

  function follow(current: ReviewState) {
    if (current.kind !== 'read') return
    const key = keyOf(current.reading)
    if (key === shown) return
    shown = key
    start(current.reading)
  }

  const stop = review.subscribe(follow)
  follow(review.getState())
  return {
    state,
    again() {
      const current = review.getState()
      if (current.kind === 'read') start(current.reading)
    },
    close() {
      stop()
      running.abort()
    },
  }
}

async function forecastOf(
  reader: ForecastReader,
  { record, tree, setup, chain, earlier: listed }: ReviewReading,
  signal: AbortSignal,
): Promise<Forecast> {
  if (setup.kind !== 'found')
    return { kind: 'none', reason: setup.kind === 'missing' ? m.draft.missing : setup.reason }
  const earlier = earlierTxs(record.nonce, setup.value, listed)
  const asked = { record, tree, setup: setup.value, earlier, names: assetNamesOf(chain) }
  return reader.forecaster.forecast(asked, signal)
}

/** Returns a key of the forecast's inputs, except those that change with every block. */
function keyOf({ record, setup, earlier }: ReviewReading): string {
  if (setup.kind !== 'found') return `${record.safeTxHash} ${setup.kind}`
  const { nonce, threshold, owners, guard } = setup.value
  const parts = [nonce, threshold, guard].map((part) =>
    part.kind === 'unread' ? 'unread' : typeof part.value === 'object' ? part.value?.address : part.value,
  )
  const list = owners.kind === 'read' ? owners.value.map(({ address }) => address) : ['unread']
  const before = earlier.kind === 'found' ? earlier.value.records.map(queueKey) : [earlier.kind]
  return [record.safeTxHash, record.confirmations.length, ...parts, ...list, ...before].join(' ')
}

function queueKey({ safeTxHash, confirmations }: SafeTxRecord): string {
  return `${safeTxHash}:${confirmations.length}`
}
