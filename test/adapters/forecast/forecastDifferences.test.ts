import createCall from '@safe-global/safe-contracts/build/artifacts/contracts/libraries/CreateCall.sol/CreateCall.json' with { type: 'json' }
import {
  type Address,
  type Hex,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  numberToHex,
  pad,
  parseAbi,
  size,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MadeForecast } from '../../../src/core/review/forecast/forecast'
import { createSafe } from '../../sandbox/chain/createSafe'
import { parseHex } from '../../sandbox/chain/parseHex'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../../sandbox/chain/tokens/tokenAbi'
import { addressOf } from '../../support/safeFixtures'
import {
  type ForecastWorld,
  ada,
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
const stranger = addressOf('a stranger')

let world: ForecastWorld
const nodes: RelayedNode[] = []
beforeAll(async () => {
  world = await openForecastWorld()
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})
afterAll(() => world.local.stop())

async function without(...methods: readonly string[]): Promise<RelayedNode['url']> {
  const node = await nodeWithout(world.local.rpcUrl, ...methods)
  nodes.push(node)
  return node.url
}

/** The forecast of a node with everything, of one that only simulates, and of one that only traces. */
async function forecastsOf(account: TestSafe, record: Parameters<TestSafe['forecast']>[0]) {
  const [simulating, tracing] = await Promise.all([without('debug_traceCall'), without('eth_simulateV1')])
  const rungs: (readonly [string, ForecastWorld['chain']['rpcUrls']])[] = [
    ['all', [world.local.rpcUrl]],
    ['simulate', [simulating]],
    ['trace', [tracing]],
  ]
  const forecasts: Record<string, MadeForecast> = {}
  for (const [name, rpcUrls] of rungs) forecasts[name] = made(await account.forecast(record, { rpcUrls }))
  return forecasts
}

async function mint(token: Address, to: Address, amount: bigint): Promise<void> {
  await write(token, 'mint', [to, amount])
}

async function write(token: Address, functionName: 'mint', args: readonly [Address, bigint]): Promise<void> {
  const hash = await world.local.client.writeContract({
    address: token,
    abi: tokenAbi,
    account: ada.address,
    functionName,
    args: [...args],
  })
  await world.local.client.waitForTransactionReceipt({ hash })
}

/** Sets an allowance as its owner, whoever that is. */
async function allow(owner: Address, spender: Address, amount: bigint): Promise<void> {
  const { client } = world.local
  await client.setBalance({ address: owner, value: 10n ** 18n })
  await client.impersonateAccount({ address: owner })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  const hash = await client.sendTransaction({ account: owner, to: LUSD.address, data })
  await client.waitForTransactionReceipt({ hash })
  await client.stopImpersonatingAccount({ address: owner })
}

const transferFrom = (from: Address, to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] })

/** Code that makes one call with these bytes, and passes on the coin that it is paid if `passesOn`. */
function codeThatCalls(to: Address, data: Hex, passesOn: boolean): Hex {
  const length = numberToHex(size(data), { size: 1 })
  // codecopy(0, 45, length); call(gas, to, passesOn ? callvalue : 0, 0, length, 0, 0); stop
  const code = concatHex([
    ...(['0x60', length, '0x60', '0x2d', '0x6000', '0x39'] as const),
    ...(['0x6000', '0x6000', '0x60', length, '0x6000'] as const),
    ...([passesOn ? '0x34' : '0x3d', '0x73', to, '0x5a', '0xf1', '0x00'] as const),
  ])
  return concatHex([pad(code, { dir: 'right', size: 45 }), data])
}

describe('an honest gift shows no difference', () => {
  test('a batch of a hundred payments in coin and a listed token', async () => {
    const account = await world.newSafe('1.4.1', { native: 10n ** 18n, LUSD: 10_000n })
    const calls = Array.from({ length: 100 }, (_, index) => {
      const to = addressOf(`recipient ${index}`)
      return index % 2 === 0 ? send(to, BigInt(index + 1)) : transfer(LUSD.address, to, BigInt(index + 1))
    })
    for (const [name, forecast] of Object.entries(await forecastsOf(account, await account.batch(calls)))) {
      expect([name, forecast.outcome.kind]).toEqual([name, 'succeeds'])
      expect([name, forecast.differences]).toEqual([name, []])
      if (forecast.changes.kind === 'unread') throw new Error(name)
      expect([name, forecast.changes.list.length]).toEqual([name, 102])
    }
  })

  test('a node that tells only the end claims nothing', async () => {
    const account = await world.newSafe('1.4.1', { native: 10n })
    const url = await without('eth_simulateV1', 'debug_traceCall')
    const { differences, unseen } = made(
      await account.forecast(await account.record({ to: wells, value: 1n }), { rpcUrls: [url] }),
    )
    expect([differences, unseen]).toEqual([[], [{ kind: 'moves' }, { kind: 'storage' }]])
  })
})

test('an allowance of another account that the bytes use is listed, and is no difference', async () => {
  const account = await world.newSafe('1.4.1')
  const holder = addressOf('a holder')
  await mint(LUSD.address, holder, 40_000n)
  await allow(holder, account.safe, 50_000n)
  const record = await account.record({ to: LUSD.address, data: transferFrom(holder, stranger, 40_000n) })
  for (const [name, { changes, differences }] of Object.entries(await forecastsOf(account, record))) {
    expect([name, differences]).toEqual([name, []])
    if (changes.kind === 'unread') throw new Error(name)
    expect([name, changes.list.map(({ holder: of, logged, named }) => [of, logged, named])]).toEqual([
      name,
      [
        [holder, -40_000n, -40_000n],
        [stranger, 40_000n, 40_000n],
      ],
    ])
  }
})

test('coin for a contract that the bytes create is no difference, a second contract is', async () => {
  const address = '0x9b35Af71d77eaf8d7e40252370304687390A1A52'
  await place(world, address, parseHex(createCall.deployedBytecode, 'the code of CreateCall'))
  const account = await world.newSafe('1.4.1', { native: 10n })
  const abi = parseAbi(['function performCreate(uint256 value, bytes deploymentData)'])
  const creating = (code: Hex) =>
    account.record({
      to: address,
      operation: 1,
      data: encodeFunctionData({ abi, functionName: 'performCreate', args: [5n, code] }),
    })
  // Returns one byte of code.
  const plain = await forecastsOf(account, await creating('0x60016000f3'))
  for (const [name, { differences }] of Object.entries(plain)) expect([name, differences]).toEqual([name, []])
  // Creates one more: mstore(0, "60016000f3"); create(0, 27, 5)
  const twin = await forecastsOf(
    account,
    await creating('0x6460016000f3600052600560 1b6000f05060016000f3'.replace(' ', '') as Hex),
  )
  for (const name of ['all', 'trace'])
    expect(twin[name]?.differences).toEqual([
      { kind: 'code', created: [expect.any(String), expect.any(String)], named: 1 },
    ])
  expect(twin['simulate']?.unseen).toContainEqual({ kind: 'storage' })
})

test('a token that keeps a fee is told by what arrives', async () => {
  const { FeeToken } = world.hostile
  const account = await world.newSafe('1.4.1')
  await mint(FeeToken, account.safe, 1_000n)
  const record = await account.batch([transfer(FeeToken, bread, 1_000n)])
  for (const { differences } of Object.values(await forecastsOf(account, record)))
    expect(differences).toMatchObject([
      { kind: 'moves', to: bread, named: 1_000n, ran: 990n },
      { kind: 'moves', to: FeeToken, named: 0n, ran: 10n },
    ])
})

test('a token that grants an allowance inside of a transfer is told, with the call', async () => {
  const topic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  // log3(0, 32, topic, caller, stranger) of 9; return true
  const code = concatHex([
    ...(['0x6009600052', '0x73', stranger, '0x33', '0x7f', topic, '0x60206000a3'] as const),
    '0x600160005260206000f3',
  ])
  const granting = await place(world, addressOf('a granting token'), code)
  const account = await world.newSafe('1.4.1', { native: 10n })
  const record = await account.batch([send(wells, 1n), transfer(granting, bread, 7n)])
  const forecasts = await forecastsOf(account, record)
  for (const name of ['all', 'trace'])
    expect(forecasts[name]?.differences).toContainEqual(
      expect.objectContaining({
        kind: 'right',
        owner: account.safe,
        spender: stranger,
        named: null,
        path: [2],
      }),
    )
  expect(forecasts['simulate']?.differences).toContainEqual(
    expect.objectContaining({ kind: 'right', spender: stranger, path: null }),
  )
})

test('a recipient that forwards coin is told, and one that pulls an allowance', async () => {
  const account = await world.newSafe('1.4.1', { native: 10n, LUSD: 100n })
  const forwarder = await place(world, addressOf('a forwarder'), codeThatCalls(stranger, '0x', true))
  const pulling = codeThatCalls(LUSD.address, transferFrom(account.safe, stranger, 60n), false)
  const hooked = await place(world, addressOf('a hooked recipient'), pulling)
  await allow(account.safe, hooked, 60n)
  await world.local.client.setBalance({ address: account.safe, value: 10n })
  const record = await account.batch([send(forwarder, 3n), send(hooked, 2n)])
  const forecasts = await forecastsOf(account, record)
  const pathOf = (name: string, path: readonly number[]) => (name === 'simulate' ? null : path)
  for (const [name, { differences }] of Object.entries(forecasts)) {
    expect(differences).toHaveLength(2)
    expect(differences).toContainEqual(
      expect.objectContaining({ from: forwarder, to: stranger, ran: 3n, path: pathOf(name, [1]) }),
    )
    expect(differences).toContainEqual(
      expect.objectContaining({ from: account.safe, to: stranger, ran: 60n, path: pathOf(name, [2]) }),
    )
  }
})

test('code that writes slot 0 is told where the node shows the state, and else that it was not seen', async () => {
  const account = await world.newSafe('1.4.1')
  // sstore(0, 0xaa)
  const attacker = await place(world, addressOf('an attacker'), '0x60aa600055')
  const forecasts = await forecastsOf(account, await account.record({ to: attacker, operation: 1 }))
  for (const name of ['all', 'trace'])
    expect(forecasts[name]?.differences).toMatchObject([
      { kind: 'write', write: { safe: account.safe, place: 'singleton' } },
    ])
  expect(forecasts['simulate']?.differences).toEqual([])
  expect(forecasts['simulate']?.unseen).toContainEqual({ kind: 'storage' })
})

describe('another Safe that is made to act', () => {
  const abi = parseAbi([
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  ])
  async function innerOf(account: TestSafe, to: Address, operation: number) {
    const safe = await createSafe(world.local, {
      owners: [account.safe],
      threshold: 1,
      version: '1.4.1',
      funds: { native: 100n, LUSD: 10n ** 9n },
    })
    // By the Safe that calls: v = 1.
    const signature = concatHex([pad(account.safe), numberToHex(0n, { size: 32 }), '0x01'])
    const args = [to, 9n, '0x', operation, 100_000n, 1n, 2n, LUSD.address, stranger, signature] as const
    return { safe, data: encodeFunctionData({ abi, functionName: 'execTransaction', args }) }
  }

  test('its payments and refunds are in the bytes', async () => {
    const account = await world.newSafe('1.4.1')
    const { safe, data } = await innerOf(account, bread, 0)
    const forecasts = await forecastsOf(account, await account.record({ to: safe, data }))
    for (const [name, { outcome, differences, changes }] of Object.entries(forecasts)) {
      expect([name, outcome.kind, differences]).toEqual([name, 'succeeds', []])
      if (changes.kind === 'unread') throw new Error(name)
      expect(changes.list).toContainEqual(expect.objectContaining({ holder: bread, logged: 9n, named: 9n }))
    }
  })

  test('what unknown code writes into it is told', async () => {
    const account = await world.newSafe('1.4.1')
    const attacker = await place(world, addressOf('an attacker'), '0x60aa600055')
    const { safe, data } = await innerOf(account, attacker, 1)
    const forecasts = await forecastsOf(account, await account.record({ to: safe, data }))
    expect(forecasts['all']?.differences).toContainEqual(
      expect.objectContaining({ write: expect.objectContaining({ safe, place: 'singleton' }) }),
    )
  })
})
