import { type Address, type Hex, concatHex, numberToHex, pad, size } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOtherThanNamed } from '../../../src/core/review/forecast/balanceChanges'
import type { MadeForecast } from '../../../src/core/review/forecast/forecast'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { addressOf } from '../../support/safeFixtures'
import { packedBatch } from '../../core/review/bytes'
import { type ForecastWorld, made, openForecastWorld, place, send, transfer } from './forecastWorld'
import { nodeWithout } from './nodeWithout'

const { LUSD } = localTokens
const wells = addressOf('wells')
const bread = addressOf('bread')
const refusing: Hex = '0x60006000fd'

let world: ForecastWorld
beforeAll(async () => {
  world = await openForecastWorld()
})
afterAll(() => world.local.stop())

const failing = ({ items }: MadeForecast) => (items.kind === 'read' ? items.failing : items.kind)

describe.each(['simulate', 'trace', 'call'] as const)('by %s', (rung) => {
  const lacking = { simulate: [], trace: ['eth_simulateV1'], call: ['eth_simulateV1', 'debug_traceCall'] }[
    rung
  ]
  async function forecastOn(
    account: Awaited<ReturnType<ForecastWorld['newSafe']>>,
    record: Parameters<typeof account.forecast>[0],
  ) {
    const node = await nodeWithout(world.local.rpcUrl, ...lacking)
    const forecast = made(await account.forecast(record, { rpcUrls: [node.url] }))
    await node.stop()
    expect(forecast.rung).toBe(rung)
    return forecast
  }

  test('the last of 500 calls is named', async () => {
    const account = await world.newSafe('1.4.1', { native: 10n ** 18n, LUSD: 499n })
    const calls = Array.from({ length: 500 }, (_, index) =>
      transfer(LUSD.address, addressOf(`${index % 20}`), 1n),
    )
    const forecast = await forecastOn(account, await account.batch(calls))
    expect(failing(forecast)).toEqual([
      { path: [500], kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } },
    ])
  })

  test('a call in a batch in a batch is named by its place', async () => {
    const account = await world.newSafe('1.4.1', { native: 10n })
    const refuser = await place(world, addressOf('refuser'), refusing)
    const callOnly = canonicalDeployment('1.4.1', 'MultiSendCallOnly').address
    const inner = packedBatch([send(wells, 1n), send(refuser, 1n)])
    const data = packedBatch([send(bread, 1n), { to: callOnly, value: 0n, data: inner, operation: 1 }])
    const record = await account.record({
      to: canonicalDeployment('1.4.1', 'MultiSend').address,
      data,
      operation: 1,
    })
    const forecast = await forecastOn(account, record)
    expect(forecast.outcome.kind).toBe('reverts')
    expect(failing(forecast)).toEqual([{ path: [2, 2], kind: 'reverts', reason: { kind: 'silent' } }])
  })

  test('code that runs as the Safe and fails in a batch is named', async () => {
    const account = await world.newSafe('1.4.1', { native: 10n })
    const refuser = await place(world, addressOf('refuser'), refusing)
    const data = packedBatch([send(bread, 1n), { to: refuser, value: 0n, data: '0x', operation: 1 }])
    const record = await account.record({
      to: canonicalDeployment('1.4.1', 'MultiSend').address,
      data,
      operation: 1,
    })
    expect(failing(await forecastOn(account, record))).toEqual([
      { path: [2], kind: 'reverts', reason: { kind: 'silent' } },
    ])
  })

  test('a lone call that fails says why, though the Safe hides it', async () => {
    const account = await world.newSafe('1.4.1', { LUSD: 1n })
    const record = await account.record(transfer(LUSD.address, bread, 2n))
    const forecast = await forecastOn(account, record)
    expect(forecast.outcome).toEqual({ kind: 'reverts', reason: { kind: 'safe', code: 'GS013' } })
    expect(failing(forecast)).toEqual([
      { path: [], kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } },
    ])
  })

  test('a refund that the Safe cannot pay is told in the Safe’s words', async () => {
    const account = await world.newSafe('1.4.1', { LUSD: 1n })
    const record = await account.record({ to: wells, gasPrice: 1n, baseGas: 10n, gasToken: LUSD.address })
    const forecast = await forecastOn(account, record)
    expect(forecast.outcome).toEqual({ kind: 'reverts', reason: { kind: 'safe', code: 'GS012' } })
    expect(forecast.assumptions).not.toContainEqual({ kind: 'noGasPrice' })
  })

  test('a refund in coin, which a run without a gas price does not pay, is said to be left out', async () => {
    const account = await world.newSafe('1.4.1')
    const forecast = await forecastOn(
      account,
      await account.record({ to: wells, gasPrice: 1n, baseGas: 10n }),
    )
    expect(forecast.outcome).toEqual({ kind: 'succeeds' })
    expect(forecast.assumptions).toContainEqual({ kind: 'noGasPrice' })
  })
})

test('a token that keeps a part: less arrives than the bytes say, and that is told', async () => {
  const { FeeToken } = world.hostile
  const account = await world.newSafe('1.4.1')
  await mint(FeeToken, account.safe, 1_000n)
  const forecast = made(await account.forecast(await account.record(transfer(FeeToken, bread, 1_000n))))
  if (forecast.changes.kind === 'unread') throw new Error(forecast.changes.reason)
  expect(forecast.changes.list.filter(isOtherThanNamed)).toMatchObject([
    { holder: bread, measured: 990n, logged: 990n, named: 1_000n },
    { holder: FeeToken, measured: 10n, logged: 10n, named: 0n },
  ])
})

test('a token whose balance costs all gas, or lies, spoils no other balance', async () => {
  // invalid(): takes all gas that it gets.
  const greedy = await place(world, addressOf('greedy token'), '0xfe')
  const account = await world.newSafe('1.4.1', { native: 10n })
  const record = await account.batch([send(wells, 3n), transfer(greedy, bread, 1n)])
  const forecast = made(await account.forecast(record))
  expect(forecast.outcome.kind).toBe('reverts')
  const quiet = await place(world, addressOf('quiet token'), refusingUnless('0xa9059cbb'))
  const other = made(
    await account.forecast(await account.batch([send(wells, 3n), transfer(quiet, bread, 1n)])),
  )
  if (other.changes.kind === 'unread') throw new Error(other.changes.reason)
  expect(other.changes.list.map(({ asset, measured, logged }) => [asset.kind, measured, logged])).toEqual([
    ['native', -3n, -3n],
    ['native', 3n, 3n],
    ['token', null, 0n],
    ['token', null, 0n],
  ])
})

async function mint(token: Address, to: Address, value: bigint): Promise<void> {
  // mint(address,uint256)
  const data = concatHex(['0x40c10f19', pad(to, { size: 32 }), numberToHex(value, { size: 32 })])
  const [from] = await world.local.client.getAddresses()
  if (from === undefined) throw new Error('Nobody can send.')
  const hash = await world.local.client.sendTransaction({ account: from, to: token, data })
  await world.local.client.waitForTransactionReceipt({ hash })
}

/** Code that takes one function in silence and reverts on any other. */
function refusingUnless(selector: Hex): Hex {
  // if (selector == calldata[0..4]) stop; revert(0, 0)
  const code = concatHex(['0x60003560e01c63', selector, '0x1460', '0x14', '0x57', '0x60006000fd', '0x5b00'])
  expect(size(code)).toBe(0x16)
  return code
}
