import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QueueSafe } from '../../core/queue/checkRow'
import { groupQueue } from '../../core/queue/groupQueue'
import { type ListedRow, recordsIn } from '../../core/queue/listPage'
import { readyInRow, type RowEnd } from '../../core/queue/readyInRow'
import { assetNamesOf } from '../../core/review/assetNames'
import { earlierTxs } from '../../core/review/forecast/earlierTxs'
import type { Forecast } from '../../core/review/forecast/forecast'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { createRowChecks, createSafeVerdicts } from '../queue/createRowChecks'
import { queueSafe } from '../queue/queueState'
import type { ForecastReader } from '../review/reader'
import { m } from './messages'

/** A ready transaction, and the forecast of its execution after those before it. */
export type ReadyTx = {
  readonly record: SafeTxRecord
  /** Null: not made yet, or one before it would revert and block it. */
  readonly forecast: Forecast | null
}

type ReadyRowState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'read'
      readonly threshold: number
      readonly ready: readonly ReadyTx[]
      readonly end: RowEnd
      /** True while forecasts run. */
      readonly isRunning: boolean
    }

export type ReadyRowFlow = {
  readonly state: StoreApi<ReadyRowState>
  /** Reads and forecasts again. One request to the service. */
  readonly again: () => void
  readonly close: () => void
}

/** Maximum number of forecasts in one run: each costs a node work. */
const mostReady = 4
const rowsAsked = 30

/**
 * Reads the transactions that can be executed one after another from a nonce on, and forecasts each after those before it.
 * One request to the service, no polling.
 *
 * @param asked.from - The first nonce; the Safe's next one if that is higher.
 */
export function openReadyRow(
  reader: ForecastReader,
  { safe, from }: { readonly safe: Address; readonly from: bigint },
): ReadyRowFlow {
  const state = createStore<ReadyRowState>(() => ({ kind: 'reading' }))
  const { chain, chainReader, service, forecaster, clock } = reader
  let reading = new AbortController()

  async function readOnce(signal: AbortSignal): Promise<void> {
    const show = (next: ReadyRowState) => {
      if (!signal.aborted) state.setState(next, true)
    }
    const setup = await chainReader.readSetup(safe, signal)
    if (setup.kind !== 'found')
      return show({
        kind: 'unreachable',
        reason: setup.kind === 'missing' ? m.noSafe : setup.reason,
      })
    const bound = queueSafe(setup.value)
    if (typeof bound === 'string') return show({ kind: 'unreachable', reason: bound })
    const { threshold } = setup.value
    if (threshold.kind === 'unread') return show({ kind: 'unreachable', reason: threshold.reason })

    // Requests of the review itself have priority.
    const options = {
      nonceFrom: bound.nonce,
      order: 'nextNonce',
      limit: rowsAsked,
      priority: 'background',
    } as const
    const listed = await service.listTransactions(safe, options, signal)
    if (listed.kind === 'unreachable') return show(listed)
    const rows = listed.kind === 'missing' ? [] : listed.value.rows
    const first = from > bound.nonce ? from : bound.nonce
    const checkOf = await checkRows(recordsIn(rows), { first, bound }, signal)
    const queue = groupQueue({ rows, nonce: bound.nonce, checkOf })
    const row = readyInRow(queue, { from: first, threshold: threshold.value, most: mostReady })
    const isWhole = listed.kind === 'missing' || listed.value.nextOffset === null
    await forecastAll(row.ready, { setup: setup.value, rows, isWhole }, signal, (ready, isRunning) =>
      show({ kind: 'read', threshold: threshold.value, ready, end: row.end, isRunning }),
    )
  }

  /** Checks the rows that can be among the ready ones, by nonce. */
  async function checkRows(
    records: readonly SafeTxRecord[],
    { first, bound }: { readonly first: bigint; readonly bound: QueueSafe },
    signal: AbortSignal,
  ) {
    const near = records.filter(({ nonce }) => nonce >= first && nonce < first + BigInt(mostReady))
    const checks = createRowChecks(clock)
    checks.bind(bound)
    await checks.run(
      () => near.find((record) => checks.of(record) === null),
      () => {},
      signal,
    )
    const safeVerdicts = createSafeVerdicts(chainReader)
    safeVerdicts.bind(bound)
    await safeVerdicts.ask(
      near.map((record) => ({ record, check: checks.of(record) })),
      signal,
    )
    return (record: SafeTxRecord) => safeVerdicts.settled(record, checks.of(record))
  }

  async function forecastAll(
    records: readonly SafeTxRecord[],
    listed: {
      readonly setup: SafeSetup
      readonly rows: readonly ListedRow<SafeTxRecord>[]
      readonly isWhole: boolean
    },
    signal: AbortSignal,
    show: (ready: readonly ReadyTx[], isRunning: boolean) => void,
  ): Promise<void> {
    const { setup, rows, isWhole } = listed
    const made = new Map<SafeTxRecord, Forecast>()
    const shown = () => records.map((record) => ({ record, forecast: made.get(record) ?? null }))
    const value = { records: recordsIn(rows), isWhole }
    for (const record of records) {
      show(shown(), true)
      const earlier = earlierTxs(record.nonce, setup, { kind: 'found', value })
      const asked = { record, setup, earlier, names: assetNamesOf(chain) }
      const forecast = await forecaster.forecast(asked, signal)
      made.set(record, forecast)
      // An unused nonce blocks all later ones.
      if (forecast.kind === 'made' && forecast.outcome.kind === 'reverts') break
    }
    show(shown(), false)
  }

  function again() {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    state.setState({ kind: 'reading' }, true)
    readOnce(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  again()
  return { state, again, close: () => reading.abort() }
}
