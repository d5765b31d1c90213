import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Assumption, CallsForecast, GasForecast } from '../../../core/review/forecast/forecast'
import {
  failingPayments,
  type FailingPayment,
  type GiftForecast,
  shortArrivals,
  unmovedPayments,
} from '../../../core/review/forecast/giftForecast'
import type { Call } from '../../../core/safe/safeTx'
import { openDraftRunner, type DraftRunner, type GiftToForecast } from './draftRunner'
import type { ForecastReader } from '../reader'
import { m } from '../messages'

/** The state of the simulation of a gift. */
type GiftForecastState =
  | { readonly kind: 'running' }
  | { readonly kind: 'made'; readonly forecast: GiftForecast }

export type OpenGiftForecast = {
  readonly state: StoreApi<GiftForecastState>
  readonly again: () => void
  readonly close: () => void
}

/** Maximum number of runs of a proposal without the payments that failed, to find further ones. */
const mostRounds = 5

/** Simulates a gift before it is proposed or sent: once, and again on request. */
export function createGiftForecast(reader: ForecastReader, asked: GiftToForecast): OpenGiftForecast {
  const state = createStore<GiftForecastState>(() => ({ kind: 'running' }))
  let running = new AbortController()

  function start() {
    running.abort()
    running = new AbortController()
    const { signal } = running
    state.setState({ kind: 'running' }, true)
    forecastGift(reader, asked, signal).then(
      (forecast) => {
        if (!signal.aborted) state.setState({ kind: 'made', forecast }, true)
      },
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
  }
  start()
  return { state, again: start, close: () => running.abort() }
}

async function forecastGift(
  reader: ForecastReader,
  asked: GiftToForecast,
  signal: AbortSignal,
): Promise<GiftForecast> {
  const { giver, parts } = asked
  const opened = await openDraftRunner(reader, asked, signal)
  if (opened.kind === 'none') return opened
  const now = await runParts(parts, giver.address, opened.run)
  if (now.kind === 'none') return now
  const queue = await opened.queue
  const failed = now.failing.map(({ place }) => place)
  // Another RPC method than the first cannot run the queue.
  const later =
    queue.run === null || now.source.rung !== 'simulate'
      ? null
      : await runParts(parts, giver.address, queue.run, failed)
  const isLater = later !== null && later.kind === 'made'
  const notRun: readonly Assumption[] =
    isLater || queue.run === null ? [] : [{ kind: 'skipped', nonces: queue.nonces, why: 'rung' }]
  return {
    kind: 'made',
    failing: now.failing,
    failingLater: isLater ? later.failing : [],
    isCut: now.isCut || (isLater && later.isCut),
    unnamed: now.unnamed,
    arrivals: now.arrivals,
    queued: queue.money,
    gas: now.gas,
    source: now.source,
    assumptions: isLater ? later.assumptions : [...now.assumptions, ...queue.skipped, ...notRun],
  }
}

type PartsRun = Pick<
  Extract<GiftForecast, { kind: 'made' }>,
  'failing' | 'isCut' | 'unnamed' | 'arrivals' | 'gas' | 'source' | 'assumptions'
> & { readonly kind: 'made' }

type MadeRun = Extract<CallsForecast, { kind: 'made' }>

/** Runs each proposal separately. `without`: indexes of payments known to fail. */
async function runParts(
  parts: readonly (readonly Call[])[],
  giver: Address,
  run: DraftRunner,
  without: readonly number[] = [],
): Promise<PartsRun | Extract<GiftForecast, { kind: 'none' }>> {
  const runs: PartsRun[] = []
  let first = 0
  for (const calls of parts) {
    const offset = first
    first += calls.length
    const places = calls.map((_call, index) => offset + index).filter((place) => !without.includes(place))
    const part = await runPart(calls, places, { run, giver, offset })
    if (part?.kind === 'none') return part
    if (part !== null) runs.push(part)
  }
  const [one] = runs
  if (one === undefined) return { kind: 'none', reason: m.draft.nothingLeft }
  return {
    ...one,
    failing: runs.flatMap(({ failing }) => failing),
    arrivals: runs.flatMap(({ arrivals }) => arrivals),
    isCut: runs.some(({ isCut }) => isCut),
    unnamed: runs.find(({ unnamed }) => unnamed !== null)?.unnamed ?? null,
    gas: runs.map(({ gas }) => gas).reduce(larger),
  }
}

/** Runs one proposal, and again without the failed payments, until the rest succeeds. Null: none is left to run. */
async function runPart(
  calls: readonly Call[],
  places: readonly number[],
  { run, giver, offset }: { readonly run: DraftRunner; readonly giver: Address; readonly offset: number },
): Promise<PartsRun | Extract<GiftForecast, { kind: 'none' }> | null> {
  const failing: FailingPayment[] = []
  let left = places
  let last: MadeRun | null = null
  for (let round = 0; round < mostRounds && left.length > 0; round++) {
    const made = left.flatMap((place) => calls[place - offset] ?? [])
    const told: CallsForecast = await run(made)
    if (told.kind === 'none') {
      if (last === null) return told
      break
    }
    last = told
    const known = failingPayments(told, left)
    const unmoved = unmovedPayments(told, made, left, giver)
    const found = [...known, ...unmoved.filter(({ place }) => !known.some((each) => each.place === place))]
    failing.push(...found)
    left = left.filter((place) => !found.some((each) => each.place === place))
    if (!found.some(({ why }) => why.kind === 'reverts')) break
  }
  if (last === null) return null
  const { rung, blockNumber, nodeHost, assumptions, outcome, gas } = last
  const named = new Set(failing.map(({ place }) => calls[place - offset]?.to.toLowerCase()))
  const isUnnamed = outcome.kind !== 'succeeds' && failingPayments(last, places).length === 0
  return {
    kind: 'made',
    failing,
    isCut: failing.length > 0 && outcome.kind !== 'succeeds' && left.length > 0,
    unnamed: isUnnamed ? (outcome.kind === 'reverts' ? outcome.reason : 'fails') : null,
    arrivals: shortArrivals(last, giver).filter(({ token }) => !named.has(token.toLowerCase())),
    gas,
    source: { rung, blockNumber, nodeHost },
    assumptions,
  }
}

function larger(one: GasForecast | null, other: GasForecast | null): GasForecast | null {
  if (one === null || other === null) return one ?? other
  return one.used >= other.used ? one : other
}
