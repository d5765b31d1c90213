import { expect, test } from 'vitest'
import type { Forecast, ForecastOutcome } from '../../../src/core/review/forecast/forecast'
import { openReadyRow } from '../../../src/flows/acting/openReadyRow'
import type { ForecastAsked } from '../../../src/ports/forecast'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf } from '../../support/fakeWorld'
import { aChain, buildRecord, buildSetup, theSafe } from '../../support/safeFixtures'

const signed = (nonce: bigint) => buildRecord({ nonce, signedBy: ['Ada', 'Chidi'] })
const reviewed = signed(7n)
const after = [8n, 9n, 10n].map(signed)

function forecastThat(outcome: ForecastOutcome): Forecast {
  return {
    kind: 'made',
    rung: 'simulate',
    blockNumber: 100n,
    nodeHost: 'node.example',
    assumptions: [],
    outcome,
    items: { kind: 'none' },
    changes: { kind: 'unread', reason: 'Not needed.' },
    writes: { kind: 'unread', reason: 'Not needed.' },
    differences: [],
    unseen: [{ kind: 'moves' }],
    gas: null,
  }
}

const succeeds = { kind: 'succeeds' } as const
const reverts = { kind: 'reverts', reason: { kind: 'silent' } } as const

async function open(
  wishes: Parameters<typeof createFakeWorld>[0],
  outcomeAt: (nonce: bigint) => ForecastOutcome = () => succeeds,
) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const asked: ForecastAsked[] = []
  const forecaster = {
    forecast: (given: ForecastAsked) => {
      asked.push(given)
      return Promise.resolve(forecastThat(outcomeAt(given.record.nonce)))
    },
    forecastCalls: () => Promise.reject(new Error('No wallet is asked about here.')),
  }
  const { service, chainReader } = portsOf(world)
  const reader = { chain: aChain, service, chainReader, clock, forecaster }
  const row = openReadyRow(reader, { safe: theSafe, from: 8n })
  await clock.advance(1_000)
  const state = row.state.getState()
  return { world, clock, asked, row, state, outcomes: outcomesOf(state) }
}

function outcomesOf(state: ReturnType<ReturnType<typeof openReadyRow>['state']['getState']>) {
  if (state.kind !== 'read') return state
  return state.ready.map(({ record, forecast }) => [
    record.nonce,
    forecast?.kind === 'made' ? forecast.outcome.kind : forecast,
  ])
}

test('each that is ready is forecast as if those before it had been executed', async () => {
  const { asked, outcomes, state, world } = await open({ records: [reviewed, ...after.slice(0, 2)] })
  expect(outcomes).toEqual([
    [8n, 'succeeds'],
    [9n, 'succeeds'],
  ])
  expect(asked.map(({ earlier }) => earlier.records.map(({ nonce }) => nonce))).toEqual([[7n], [7n, 8n]])
  expect(state).toMatchObject({ end: { kind: 'nothing', nonce: 10n }, threshold: 2, isRunning: false })
  expect(world.asked.filter((each) => each === 'service.listTransactions')).toHaveLength(1)
})

test('one that would revert is named, and what waits for it is not run', async () => {
  const { asked, outcomes } = await open({ records: [reviewed, ...after] }, (nonce) =>
    nonce === 9n ? reverts : succeeds,
  )
  expect(outcomes).toEqual([
    [8n, 'succeeds'],
    [9n, 'reverts'],
    [10n, null],
  ])
  expect(asked).toHaveLength(2)
})

test('after one whose calls fail, the next is run all the same: the nonce is used', async () => {
  const { outcomes } = await open({ records: [reviewed, ...after] }, (nonce) =>
    nonce === 8n ? { kind: 'fails' } : succeeds,
  )
  expect(outcomes).toEqual([
    [8n, 'fails'],
    [9n, 'succeeds'],
    [10n, 'succeeds'],
  ])
})

test('once the nonce is used, the next one is forecast alone', async () => {
  const setup = buildSetup({ nonce: { kind: 'read', value: 8n } })
  const { asked, outcomes } = await open({ records: [reviewed, ...after.slice(0, 1)], setup })
  expect(outcomes).toEqual([[8n, 'succeeds']])
  expect(asked[0]?.earlier.records).toEqual([])
})

test('a Safe that is further by now begins there', async () => {
  const setup = buildSetup({ nonce: { kind: 'read', value: 9n } })
  const { outcomes } = await open({ records: [reviewed, ...after], setup })
  expect(outcomes).toEqual([
    [9n, 'succeeds'],
    [10n, 'succeeds'],
  ])
})

test.each([
  ['chain', 'The chain is down.'],
  ['service', 'The service is down.'],
] as const)('without the %s it says why', async (what, reason) => {
  const { state, asked } = await open({ records: [reviewed, ...after], down: new Map([[what, {}]]) })
  expect(state).toEqual({ kind: 'unreachable', reason })
  expect(asked).toEqual([])
})

test('it is read again when the user asks, and a row that is closed asks nobody any more', async () => {
  const { world, row, clock } = await open({ records: [reviewed, ...after] })
  const before = world.asked.length
  row.again()
  await clock.advance(1_000)
  expect(world.asked.length).toBe(2 * before)
  row.again()
  row.close()
  await clock.advance(1_000)
  expect(row.state.getState()).toEqual({ kind: 'reading' })
})
