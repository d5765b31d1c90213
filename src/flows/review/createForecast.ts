import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer } from '../../core/answer'
import { assetNamesOf } from '../../core/review/assetNames'
import { earlierTxs, type ListedEarlier } from '../../core/review/forecast/earlierTxs'
import type { Forecast } from '../../core/review/forecast/forecast'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { ReviewState } from './createReview'
import type { ForecastReader } from './reader'
import type { ReviewReading } from './readReview'

/** Where the forecast of one transaction stands. */
type ForecastState =
  /** The review has not been read. */
  | { readonly kind: 'waiting' }
  /** `queue`: what waits before it is being read, for which the service may make us wait. */
  | { readonly kind: 'running'; readonly step: 'queue' | 'node' }
  | { readonly kind: 'made'; readonly forecast: Forecast; readonly madeAtMs: number }

export type TxForecast = {
  readonly state: StoreApi<ForecastState>
  /** The user asks for it again. */
  readonly again: () => void
  readonly close: () => void
}

const listedMost = 100

/**
 * Forecasts what a review shows: once when it has been read, again when the user asks, and when the record, the nonce or who
 * controls the Safe has changed. It is not polled: each run is work for a node.
 */
export function createForecast(reader: ForecastReader, review: StoreApi<ReviewState>): TxForecast {
  const state = createStore<ForecastState>(() => ({ kind: 'waiting' }))
  let running = new AbortController()
  let shown: string | null = null

  function start(reading: ReviewReading) {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const show = (step: 'queue' | 'node') =>
      signal.aborted ? undefined : state.setState({ kind: 'running', step }, true)
    forecastOf(reader, reading, { signal, show }).then(
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
  { record, setup, chain }: ReviewReading,
  { signal, show }: { readonly signal: AbortSignal; readonly show: (step: 'queue' | 'node') => void },
): Promise<Forecast> {
  show('queue')
  if (setup.kind !== 'found')
    return { kind: 'none', reason: setup.kind === 'missing' ? 'There is no Safe there.' : setup.reason }
  const earlier = earlierTxs(
    record.nonce,
    setup.value,
    await readEarlier(reader, setup.value, record.nonce, signal),
  )
  show('node')
  const asked = { record, setup: setup.value, earlier, names: assetNamesOf(chain) }
  return reader.forecaster.forecast(asked, signal)
}

/** What waits before a nonce. One request, and none where it is the next one. */
async function readEarlier(
  { service }: ForecastReader,
  { address, nonce }: { readonly address: Address; readonly nonce: SafeSetup['nonce'] },
  until: bigint,
  signal: AbortSignal,
): Promise<Answer<ListedEarlier>> {
  if (nonce.kind === 'unread' || until <= nonce.value)
    return { kind: 'found', value: { records: [], isWhole: true } }
  const listed = await service.listTransactions(
    address,
    { nonceFrom: nonce.value, order: 'nextNonce', limit: listedMost },
    signal,
  )
  if (listed.kind !== 'found') return listed
  const { rows, nextOffset } = listed.value
  const records = rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []))
  const isWhole =
    rows.every(({ kind }) => kind === 'record') &&
    (nextOffset === null || records.some((record) => record.nonce >= until))
  return { kind: 'found', value: { records, isWhole } }
}

/** What a forecast rests on, as far as it changes what would happen and not with every block. */
function keyOf({ record, setup }: ReviewReading): string {
  if (setup.kind !== 'found') return `${record.safeTxHash} ${setup.kind}`
  const { nonce, threshold, owners, guard } = setup.value
  const parts = [nonce, threshold, guard].map((part) =>
    part.kind === 'unread' ? 'unread' : typeof part.value === 'object' ? part.value?.address : part.value,
  )
  const list = owners.kind === 'read' ? owners.value.map(({ address }) => address) : ['unread']
  return [record.safeTxHash, record.confirmations.length, ...parts, ...list].join(' ')
}
