import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import type { Forecast } from '../../../../src/core/review/forecast/forecast'
import { openReview } from '../../../../src/flows/review/createReview'
import type { TokenListState } from '../../../../src/flows/tokens/loadTokenList'
import type { CausesState } from '../../../../src/flows/session/loadCauses'
import type { ForecastAsked } from '../../../../src/ports/forecast'
import { createFakeClock } from '../../../support/fakeClock'
import { createFakeWorld, portsOf } from '../../../support/fakeWorld'
import { aChain, buildRecord, buildSetup, theSafe } from '../../../support/safeFixtures'

const next = buildRecord()
const later = buildRecord({ nonce: 8n })
const forecast: Forecast = { kind: 'none', reason: 'Nobody knows.' }

function open(wishes: Parameters<typeof createFakeWorld>[0] = { records: [next] }, record = next) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const asked: { given: ForecastAsked; answer(result: Forecast): void; signal: AbortSignal | undefined }[] =
    []
  const forecaster = {
    forecast: (given: ForecastAsked, signal?: AbortSignal) =>
      new Promise<Forecast>((answer) => {
        asked.push({ given, answer, signal })
      }),
    forecastCalls: () => Promise.reject(new Error('No wallet is asked about here.')),
  }
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [] }))
  const { service, chainReader } = portsOf(world)
  const reader = { chain: aChain, service, chainReader, clock, forecaster }
  const tokenList = createStore<TokenListState>(() => ({ kind: 'none' }))
  const opened = { safe: theSafe, safeTxHash: record.safeTxHash, causes, tokenList, giftText: null }
  const review = openReview(reader, opened)
  return { world, clock, asked, review, state: () => review.forecast.state.getState() }
}

test('it is made once the review has been read, and not with every round', async () => {
  const { clock, asked, state } = open()
  expect(state()).toEqual({ kind: 'waiting' })
  await clock.advance(0)
  expect(state()).toEqual({ kind: 'running', last: null })
  asked[0]?.answer(forecast)
  await clock.advance(0)
  expect(state()).toEqual({ kind: 'made', forecast, madeAtMs: clock.nowMs() })
  await clock.advance(90_000)
  expect(asked).toHaveLength(1)
})

test('it is made again when the nonce of the Safe has moved, and when the user asks', async () => {
  const { clock, asked, world, review } = open({ records: [next, later] }, later)
  await clock.advance(0)
  world.setup = buildSetup({ nonce: { kind: 'read', value: 8n } })
  await clock.advance(30_000)
  expect(asked).toHaveLength(2)
  review.forecast.again()
  await clock.advance(0)
  expect(asked).toHaveLength(3)
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
})

test('while it is made again, the last one stays', async () => {
  const { clock, asked, review, state } = open()
  await clock.advance(0)
  asked[0]?.answer(forecast)
  await clock.advance(0)
  review.forecast.again()
  expect(state()).toEqual({ kind: 'running', last: forecast })
  review.forecast.again()
  expect(state()).toEqual({ kind: 'running', last: forecast })
})

test('an answer that comes too late is not shown', async () => {
  const { clock, asked, review, state } = open()
  await clock.advance(0)
  review.forecast.again()
  await clock.advance(0)
  asked[0]?.answer(forecast)
  await clock.advance(0)
  expect(state().kind).toBe('running')
})

test('what waits before it and beside it is read with one request', async () => {
  const { clock, asked, world } = open({ records: [next, later] }, later)
  await clock.advance(0)
  expect(asked[0]?.given.earlier.records.map(({ safeTxHash }) => safeTxHash)).toEqual([next.safeTxHash])
  // The other list is that of whom the Safe has paid.
  expect(world.asked.filter((each) => each === 'service.listTransactions')).toHaveLength(2)
})

test('a queue with a row that cannot be read is not taken for whole', async () => {
  const { clock, asked } = open({ records: [later], unreadable: ['{}'] }, later)
  await clock.advance(0)
  expect(asked[0]?.given.earlier.skipped).toEqual([{ nonces: [7n], why: 'unread' }])
})

test('without the Safe it says why, and asks no node', async () => {
  const { clock, asked, state } = open({ records: [next], down: new Map([['chain', {}]]) })
  await clock.advance(0)
  expect(state()).toMatchObject({ kind: 'made', forecast: { kind: 'none', reason: 'The chain is down.' } })
  expect(asked).toEqual([])
})

test('a service that calls it executed does not keep it from being forecast', async () => {
  const claimed = { ...next, isExecuted: true }
  const { clock, asked } = open({ records: [claimed] }, claimed)
  await clock.advance(0)
  expect(asked).toHaveLength(1)
})

test('a review that is closed ends the run', async () => {
  const { clock, asked, review } = open()
  await clock.advance(0)
  review.close()
  expect(asked[0]?.signal?.aborted).toBe(true)
})
