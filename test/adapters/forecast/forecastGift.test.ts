import { encodeFunctionData, getAddress, numberToHex, parseAbi, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listed } from '../../../src/core/queue/listPage'
import { createChainReader } from '../../../src/adapters/chain/chainReader'
import { forecastCalls } from '../../../src/adapters/chain/forecastCalls'
import { forecastTx } from '../../../src/adapters/chain/forecastTx'
import type { GiftForecast, MadeGiftForecast } from '../../../src/core/review/forecast/giftForecast'
import type { Call, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { createGiftForecast } from '../../../src/flows/review/forecast/createGiftForecast'
import type { GiftToForecast } from '../../../src/flows/review/forecast/draftRunner'
import type { Forecaster } from '../../../src/ports/forecast'
import { sendAll } from '../../sandbox/chain/sendAll'
import { tokenAbi } from '../../sandbox/chain/tokens/tokenAbi'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf } from '../../support/fakeWorld'
import { ada, type ForecastWorld, openForecastWorld, place, send, transfer } from './forecastWorld'
import { nodeWithout } from './nodeWithout'

const wells = getAddress('0x00000000000000000000000000000000000e0001')
const bread = getAddress('0x00000000000000000000000000000000000e0002')
const pauseAbi = parseAbi(['function setPaused(bool paused)'])

let world: ForecastWorld
beforeAll(async () => {
  world = await openForecastWorld()
})
afterAll(() => world.local.stop())

/** Runs a gift of the giver to its end, on the chain's node or on another. */
async function run(
  giver: GiftToForecast['giver'],
  parts: readonly (readonly Call[])[],
  {
    queue = [],
    listed = null,
    rpcUrl = world.local.rpcUrl,
  }: { queue?: SafeTxRecord[]; listed?: Listed | null; rpcUrl?: string } = {},
): Promise<GiftForecast> {
  const chain = { ...world.chain, rpcUrls: [rpcUrl] as const }
  const { service } = portsOf(createFakeWorld({ records: queue }))
  const reader = {
    chain,
    clock: createFakeClock(),
    service,
    chainReader: createChainReader(world.chain),
    forecaster: {
      forecast: (...asked: Parameters<Forecaster['forecast']>) => forecastTx(chain, ...asked),
      forecastCalls: (...asked: Parameters<Forecaster['forecastCalls']>) => forecastCalls(chain, ...asked),
    },
  }
  const { state } = createGiftForecast(reader, { giver, parts, listed: () => listed })
  return new Promise((resolve) => {
    const stop = state.subscribe((now) => {
      if (now.kind !== 'made') return
      stop()
      resolve(now.forecast)
    })
  })
}

function made(forecast: GiftForecast): MadeGiftForecast {
  if (forecast.kind === 'none') throw new Error(forecast.reason)
  return forecast
}

const safeGiver = (address: Address) => ({ kind: 'safe', address }) as const

async function mint(token: Address, to: Address, amount: bigint) {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] })
  await sendAll(world.local.client, [{ label: 'mint', to: token, data }])
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'a gift from a Safe %s that would go through names nothing, and tells its gas',
  async (version) => {
    const { safe } = await world.newSafe(version, { native: 10n, LUSD: 100n })
    const [LUSD] = world.chain.tokens
    const calls = [send(wells, 3n), transfer(LUSD!.address, bread, 40n)]
    const forecast = made(await run(safeGiver(safe), [calls]))
    expect(forecast).toMatchObject({ failing: [], failingLater: [], arrivals: [], unnamed: null })
    expect(forecast.gas!.used).toBeGreaterThan(50_000n)
    expect(forecast.gas!.blockLimit).toBeGreaterThan(forecast.gas!.used)
    expect(forecast.source.rung).toBe('simulate')
  },
)

test('every payment that would fail is named: reverting, answering false, and a recipient that refuses coin', async () => {
  const { PausableToken, FalseToken } = world.hostile
  const { safe } = await world.newSafe('1.4.1', { native: 10n })
  await mint(PausableToken, safe, 50n)
  await mint(FalseToken, safe, 50n)
  const pause = encodeFunctionData({ abi: pauseAbi, functionName: 'setPaused', args: [true] })
  await sendAll(world.local.client, [{ label: 'pause', to: PausableToken, data: pause }])
  const refusing = await place(world, getAddress(numberToHex(0xe0003, { size: 20 })), '0x60006000fd')
  const calls = [
    send(wells, 1n),
    transfer(PausableToken, wells, 5n),
    send(refusing, 1n),
    transfer(FalseToken, bread, 5n),
    send(bread, 1n),
  ]
  const expected = [
    { place: 1, why: { kind: 'reverts', reason: { kind: 'text', text: 'paused' } } },
    { place: 2, why: { kind: 'reverts', reason: { kind: 'silent' } } },
    { place: 3, why: { kind: 'answersFalse' } },
  ]
  const byPlace = ({ failing }: MadeGiftForecast) => failing.toSorted((a, b) => a.place - b.place)
  expect(byPlace(made(await run(safeGiver(safe), [calls])))).toEqual(expected)

  for (const lacking of [['eth_simulateV1'], ['eth_simulateV1', 'debug_traceCall']]) {
    const node = await nodeWithout(world.local.rpcUrl, ...lacking)
    expect(byPlace(made(await run(safeGiver(safe), [calls], { rpcUrl: node.url })))).toEqual(expected)
    await node.stop()
  }
})

test('a token that keeps a fee: what would arrive', async () => {
  const { FeeToken } = world.hostile
  const { safe } = await world.newSafe('1.4.1')
  await mint(FeeToken, safe, 500n)
  const forecast = made(await run(safeGiver(safe), [[transfer(FeeToken, wells, 200n)]]))
  expect(forecast.failing).toEqual([])
  expect(forecast.arrivals).toEqual([{ recipient: wells, token: FeeToken, given: 200n, arrives: 198n }])
})

test('a Safe as recipient, which takes more gas than 2300, is no failure', async () => {
  const { safe } = await world.newSafe('1.4.1', { native: 10n })
  const { safe: recipient } = await world.newSafe('1.4.1')
  expect(made(await run(safeGiver(safe), [[send(recipient, 1n), send(wells, 1n)]])).failing).toEqual([])
})

test('what waits in the queue and takes the money is run before', async () => {
  const [LUSD] = world.chain.tokens
  const account = await world.newSafe('1.4.1', { LUSD: 100n })
  const waiting = await account.record({ ...transfer(LUSD!.address, wells, 70n) }, [ada])
  const gift = [[transfer(LUSD!.address, bread, 50n)]]
  const forecast = made(await run(safeGiver(account.safe), gift, { queue: [waiting] }))
  expect(forecast.failing).toEqual([])
  expect(forecast.failingLater).toEqual([
    { place: 0, why: { kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } } },
  ])
  expect(forecast.queued).toEqual([{ token: LUSD!.address, amount: 70n, nonces: [0n] }])
  expect(forecast.assumptions).toContainEqual({ kind: 'earlier', nonces: [0n] })

  const node = await nodeWithout(world.local.rpcUrl, 'eth_simulateV1')
  const lesser = made(await run(safeGiver(account.safe), gift, { queue: [waiting], rpcUrl: node.url }))
  expect(lesser).toMatchObject({ failing: [], failingLater: [], queued: forecast.queued })
  expect(lesser.assumptions).toContainEqual({ kind: 'skipped', nonces: [0n], why: 'rung' })
  await node.stop()
})

test('of a gift in several proposals, a payment keeps its place', async () => {
  const [LUSD] = world.chain.tokens
  const { safe } = await world.newSafe('1.4.1', { native: 10n })
  const parts = [
    [send(wells, 1n), send(bread, 1n)],
    [send(wells, 1n), transfer(LUSD!.address, bread, 50n)],
  ]
  expect(made(await run(safeGiver(safe), parts)).failing).toMatchObject([{ place: 3 }])
})

test('an ordinary wallet: its own calls, by either method', async () => {
  const { FalseToken, FeeToken } = world.hostile
  const wallet = ada.address
  await mint(FalseToken, wallet, 50n)
  await mint(FeeToken, wallet, 500n)
  const [LUSD] = world.chain.tokens
  const calls = [
    send(wells, 1n),
    transfer(LUSD!.address, bread, 50n),
    transfer(FeeToken, wells, 200n),
    transfer(FalseToken, bread, 5n),
  ]
  const expected = [
    { place: 1, why: { kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } } },
    { place: 3, why: { kind: 'answersFalse' } },
  ]
  const giver = { kind: 'wallet', address: wallet } as const
  const simulated = made(await run(giver, [calls]))
  expect(simulated.failing.toSorted((a, b) => a.place - b.place)).toEqual(expected)
  expect(simulated.arrivals).toEqual([{ recipient: wells, token: FeeToken, given: 200n, arrives: 198n }])

  const node = await nodeWithout(world.local.rpcUrl, 'eth_simulateV1')
  const called = made(await run(giver, [calls], { rpcUrl: node.url }))
  expect(called.failing.toSorted((a, b) => a.place - b.place)).toEqual(expected)
  expect(called.source.rung).toBe('call')
  await node.stop()
})

test('a node that can do nothing makes no forecast', async () => {
  const { safe } = await world.newSafe('1.4.1', { native: 10n })
  const node = await nodeWithout(world.local.rpcUrl, 'eth_simulateV1', 'debug_traceCall', 'eth_call')
  expect(await run(safeGiver(safe), [[send(wells, 1n)]], { rpcUrl: node.url })).toMatchObject({
    kind: 'none',
  })
  await node.stop()
})

test('the list that the account has read serves, where it is new and reaches back to the nonce of the Safe', async () => {
  const [LUSD] = world.chain.tokens
  const account = await world.newSafe('1.4.1', { LUSD: 100n })
  const waiting = await account.record({ ...transfer(LUSD!.address, wells, 70n) }, [ada])
  const gift = [[transfer(LUSD!.address, bread, 50n)]]
  const atMs = createFakeClock().nowMs()
  const listedWith = (nextOffset: number | null, readAtMs = atMs): Listed => ({
    id: 1,
    askedAtMs: readAtMs,
    atMs: readAtMs,
    nonceFrom: null,
    previousAtMs: null,
    behind: null,
    answer: { kind: 'found', value: { rows: [{ kind: 'record', record: waiting }], nextOffset } },
  })
  // The service itself has nothing.
  const known = made(await run(safeGiver(account.safe), gift, { listed: listedWith(null) }))
  expect(known.failingLater).toMatchObject([{ place: 0 }])
  for (const listed of [listedWith(null, atMs - 301_000), listedWith(50)])
    expect(made(await run(safeGiver(account.safe), gift, { listed })).failingLater).toEqual([])
})
