import { type Address, type Hex, concatHex, encodeErrorResult, numberToHex, pad, parseAbi, size } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MadeForecast } from '../../../src/core/review/forecast/forecast'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../../sandbox/chain/tokens/tokenAbi'
import { addressOf } from '../../support/safeFixtures'
import {
  type ForecastWorld,
  ada,
  ben,
  made,
  openForecastWorld,
  place,
  send,
  type TestSafe,
  transfer,
} from './forecastWorld'
import { nodeWithout, type RelayedNode } from './nodeWithout'

const { LUSD } = localTokens
const wells = addressOf('wells')
const bread = addressOf('bread')
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
/** Reverts without a word. */
const refusing: Hex = '0x60006000fd'
/** `sstore(0, 0xaa)` */
const writesSlotZero: Hex = '0x60aa600055'

/** Code that reverts with `Error(string)`. */
function refusingWith(text: string): Hex {
  const data = encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [text] })
  const length = numberToHex(size(data), { size: 1 })
  // codecopy(0, 12, length); revert(0, length)
  return concatHex(['0x60', length, '0x600c60003960', length, '0x6000fd', data])
}

let world: ForecastWorld
const nodes: RelayedNode[] = []
beforeAll(async () => {
  world = await openForecastWorld()
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})
afterAll(() => world.local.stop())

/** The host's node without some methods. */
async function lacking(...methods: readonly string[]) {
  const node = await nodeWithout(world.local.rpcUrl, ...methods)
  nodes.push(node)
  return node
}

async function rungsOf(account: TestSafe, record: Parameters<TestSafe['forecast']>[0]) {
  const withoutSimulate = await lacking('eth_simulateV1')
  const onlyCall = await lacking('eth_simulateV1', 'debug_traceCall')
  return {
    simulate: made(await account.forecast(record)),
    trace: made(await account.forecast(record, { rpcUrls: [withoutSimulate.url] })),
    call: made(await account.forecast(record, { rpcUrls: [onlyCall.url] })),
  }
}

function changesOf({ changes }: MadeForecast) {
  if (changes.kind === 'unread') throw new Error(changes.reason)
  return Object.fromEntries(
    changes.list.map(({ holder, asset, measured, logged, named }) => [
      `${holder} ${asset.kind === 'native' ? 'ETH' : asset.address}`,
      [measured, logged, named],
    ]),
  )
}

const failing = ({ items }: MadeForecast) => (items.kind === 'read' ? items.failing : items.kind)

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('Safe %s', (version) => {
  test('a batch of coin and tokens goes through, and its changes are exact', async () => {
    const account = await world.newSafe(version, { native: 10n ** 18n, LUSD: 500n })
    const record = await account.batch([send(wells, 123n), transfer(LUSD.address, bread, 45n)])
    const { simulate, trace, call } = await rungsOf(account, record)
    expect([simulate, trace, call].map(({ rung, outcome }) => [rung, outcome.kind])).toEqual([
      ['simulate', 'succeeds'],
      ['trace', 'succeeds'],
      ['call', 'succeeds'],
    ])
    const expected = (measuredOf: (asset: string, amount: bigint) => bigint | null) =>
      Object.fromEntries(
        (
          [
            [account.safe, 'ETH', -123n],
            [wells, 'ETH', 123n],
            [account.safe, LUSD.address, -45n],
            [bread, LUSD.address, 45n],
          ] as const
        ).map(([holder, asset, amount]) => [
          `${holder} ${asset}`,
          [measuredOf(asset, amount), amount, amount],
        ]),
      )
    expect(changesOf(simulate)).toEqual(expected((_asset, amount) => amount))
    // A trace tells what the state of the chain becomes: coin, and no token.
    expect(changesOf(trace)).toEqual(expected((asset, amount) => (asset === 'ETH' ? amount : null)))
    expect([simulate, trace, call].flatMap(({ differences }) => differences)).toEqual([])
    expect(call.changes.kind).toBe('unread')
    expect(simulate.writes).toEqual({ kind: 'read', writes: [] })
    expect(call.writes.kind).toBe('unread')
  })

  test('the call whose tokens are missing is named by every method', async () => {
    const account = await world.newSafe(version, { native: 10n ** 18n, LUSD: 50n })
    const calls = [send(wells, 1n), transfer(LUSD.address, wells, 30n), transfer(LUSD.address, bread, 30n)]
    const record = await account.batch([...calls, send(bread, 1n)])
    const forecasts = Object.values(await rungsOf(account, record))
    const third = [{ path: [3], kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } }]
    for (const forecast of forecasts) {
      expect(forecast.outcome.kind).toBe('reverts')
      expect(failing(forecast)).toEqual(third)
      expect(forecast.rung === 'call' || changesOf(forecast)).toEqual(forecast.rung === 'call' || {})
    }
  })

  test('a recipient that refuses coin is named', async () => {
    const account = await world.newSafe(version, { native: 10n ** 18n })
    const refuser = await place(world, addressOf('refuser'), refusing)
    const record = await account.batch([send(wells, 1n), send(refuser, 1n)])
    const second = [{ path: [2], kind: 'reverts', reason: { kind: 'silent' } }]
    for (const forecast of Object.values(await rungsOf(account, record))) {
      expect(forecast.outcome.kind).toBe('reverts')
      expect(failing(forecast)).toEqual(second)
    }
  })

  test('too little coin is told of the call that lacks it', async () => {
    const account = await world.newSafe(version, { native: 10n })
    const record = await account.batch([send(wells, 6n), send(bread, 6n)])
    const { simulate, trace, call } = await rungsOf(account, record)
    const short = { path: [2], kind: 'reverts', reason: { kind: 'coin', balance: 4n, value: 6n } }
    for (const forecast of [simulate, call]) expect(failing(forecast)).toEqual([short])
    expect(failing(trace)).toEqual([expect.objectContaining({ path: [2], kind: 'reverts' })])
  })

  test('a token that answers false is named, though the batch goes through', async () => {
    const { FalseToken } = world.hostile
    const account = await world.newSafe(version, { native: 10n })
    const hash = await world.local.client.writeContract({
      address: FalseToken,
      abi: tokenAbi,
      account: ada.address,
      functionName: 'mint',
      args: [account.safe, 100n],
    })
    await world.local.client.waitForTransactionReceipt({ hash })
    const record = await account.batch([send(wells, 1n), transfer(FalseToken, bread, 30n)])
    const { simulate, trace } = await rungsOf(account, record)
    for (const forecast of [simulate, trace]) {
      expect(forecast.outcome.kind).toBe('succeeds')
      expect(failing(forecast)).toEqual([{ path: [2], kind: 'answersFalse' }])
    }
    expect(changesOf(simulate)[`${bread} ${FalseToken}`]).toEqual([0n, 0n, 30n])
  })

  test('a guard that refuses stays on, and its words are told', async () => {
    const account = await world.newSafe(version, { native: 10n })
    const guard = await place(world, addressOf(`guard ${version}`), refusingWith('not on a Sunday'))
    await setStorage(account.safe, guardSlot, pad(guard, { size: 32 }))
    const record = await account.record({ to: wells, value: 1n })
    for (const forecast of Object.values(await rungsOf(account, record))) {
      const reason = { kind: 'guard', reason: { kind: 'text', text: 'not on a Sunday' } }
      expect(forecast.outcome).toEqual({ kind: 'reverts', reason })
      expect(forecast.assumptions).toContainEqual(expect.objectContaining({ kind: 'guard' }))
      expect(failing(forecast)).toEqual(forecast.rung === 'trace' ? 'notReached' : [])
    }
  })

  test('a call that fails without the guard too is not the guard’s refusal', async () => {
    const account = await world.newSafe(version, { native: 10n })
    const guard = await place(world, addressOf(`idle guard ${version}`), '0x00')
    await setStorage(account.safe, guardSlot, pad(guard, { size: 32 }))
    const broken = await place(world, addressOf(`broken ${version}`), refusingWith('closed'))
    const record = await account.record({ to: broken, value: 1n })
    for (const { outcome } of Object.values(await rungsOf(account, record)))
      expect(outcome).toEqual({ kind: 'reverts', reason: expect.not.objectContaining({ kind: 'guard' }) })
  })

  test('code that overwrites the singleton is told by the storage that it writes', async () => {
    const account = await world.newSafe(version)
    const attacker = await place(world, addressOf('attacker'), writesSlotZero)
    const record = await account.record({ to: attacker, operation: 1 })
    const forecast = made(await account.forecast(record))
    expect(forecast.outcome).toEqual({ kind: 'succeeds' })
    expect(forecast.writes).toMatchObject({
      kind: 'read',
      writes: [{ place: 'singleton', after: pad('0xaa', { size: 32 }) }],
    })
    const blind = await lacking('debug_traceCall')
    const unread = made(await account.forecast(record, { rpcUrls: [blind.url] }))
    expect(unread.outcome).toEqual({ kind: 'succeeds' })
    expect(unread.writes.kind).toBe('unread')
  })

  test('a change of owners is told by the places that it writes', async () => {
    const account = await world.newSafe(version)
    const data = encodeAddOwner(bread)
    const record = await account.record({ to: account.safe, data })
    const { writes, outcome } = made(await account.forecast(record))
    expect(outcome.kind).toBe('succeeds')
    if (writes.kind === 'unread') throw new Error(writes.reason)
    expect(writes.writes.map(({ place: name }) => name).sort()).toEqual([
      'ownerCount',
      'owners',
      'owners',
      'threshold',
    ])
    expect(writes.writes).toContainEqual(expect.objectContaining({ place: 'owners', account: bread }))
  })

  test('calls that fail behind a gas limit use the nonce up', async () => {
    const account = await world.newSafe(version)
    const record = await account.record({ to: wells, value: 5n, safeTxGas: 100_000n })
    for (const forecast of Object.values(await rungsOf(account, record))) {
      expect(forecast.outcome).toEqual({ kind: 'fails' })
      expect(failing(forecast)).toEqual([expect.objectContaining({ path: [], kind: 'reverts' })])
    }
  })

  test('with enough signatures it is run with them, and nothing is bent', async () => {
    const account = await world.newSafe(version, { native: 10n })
    const record = await account.record({ to: wells, value: 1n }, [ben, ada])
    const { outcome, assumptions } = made(await account.forecast(record))
    expect(outcome).toEqual({ kind: 'succeeds' })
    expect(assumptions).toEqual([{ kind: 'executor', executor: ada.address, signatures: 'given' }])
  })

  test('#1 is judged after #0', async () => {
    const account = await world.newSafe(version, { LUSD: 100n })
    const first = await account.batch([transfer(LUSD.address, wells, 80n)], { nonce: 0n })
    const second = await account.batch([transfer(LUSD.address, bread, 30n)], { nonce: 1n })
    const after = made(await account.forecast(second, { earlier: { records: [first], skipped: [] } }))
    expect(after.outcome.kind).toBe('reverts')
    expect(after.assumptions).toContainEqual({ kind: 'earlier', nonces: [0n] })
    const alone = made(
      await account.forecast(second, {
        earlier: { records: [], skipped: [{ nonces: [0n], why: 'nothing' }] },
      }),
    )
    expect(alone.outcome.kind).toBe('succeeds')
    const node = await lacking('eth_simulateV1')
    const traced = made(
      await account.forecast(second, { earlier: { records: [first], skipped: [] }, rpcUrls: [node.url] }),
    )
    expect(traced.outcome.kind).toBe('succeeds')
    expect(traced.assumptions).toContainEqual({ kind: 'skipped', nonces: [0n], why: 'rung' })
  })

  test('#1 is judged with the owners that #0 leaves, and #0 with those of now', async () => {
    const account = await world.newSafe(version, { LUSD: 100n }, 3)
    const first = await account.record({
      to: account.safe,
      data: encodeSwapOwner(ada.address, ben.address, bread),
    })
    const second = await account.batch([transfer(LUSD.address, wells, 30n)], { nonce: 1n })
    const forecast = made(await account.forecast(second, { earlier: { records: [first], skipped: [] } }))
    expect(forecast.outcome).toEqual({ kind: 'succeeds' })
    expect(forecast.assumptions.map(({ kind }) => kind)).toEqual(['executor', 'earlier'])
  })

  test('#1 is still judged where #0 would fail, and that is said', async () => {
    const account = await world.newSafe(version, { LUSD: 100n })
    const first = await account.batch([transfer(LUSD.address, wells, 101n)], { nonce: 0n })
    const second = await account.batch([transfer(LUSD.address, bread, 100n)], { nonce: 1n })
    const forecast = made(await account.forecast(second, { earlier: { records: [first], skipped: [] } }))
    expect(forecast.outcome.kind).toBe('succeeds')
    expect(forecast.assumptions).toContainEqual({ kind: 'earlierFails', nonce: 0n })
  })
})

async function setStorage(address: Address, index: Hex, value: Hex): Promise<void> {
  await world.local.client.setStorageAt({ address, index, value })
}

function encodeAddOwner(owner: Address): Hex {
  // addOwnerWithThreshold(address,uint256)
  return concatHex(['0x0d582f13', pad(owner, { size: 32 }), numberToHex(1n, { size: 32 })])
}

function encodeSwapOwner(before: Address, owner: Address, newOwner: Address): Hex {
  // swapOwner(address,address,address)
  return concatHex(['0xe318b52b', ...[before, owner, newOwner].map((each) => pad(each, { size: 32 }))])
}
