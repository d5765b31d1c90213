import { type Address, encodeFunctionData, erc20Abi, numberToHex, parseEther, parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { localTokens } from '../chain/tokens/localTokens'
import { type Ended, openTestWallet } from './openTestWallet'
import { worldForFile } from './worldForFile'
import type { Knobs } from './walletKnobs'

const world = worldForFile()
const LUSD = localTokens.LUSD.address
const newCause = (): Address => `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, '0')}`

async function openConnected(knobs: Partial<Knobs> = {}) {
  const opened = await openTestWallet(world(), knobs)
  await opened.ask('eth_requestAccounts')
  return opened
}

/** One gift in coins and one in tokens. */
function gifts(cause: Address, tokens = '40') {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [cause, parseUnits(tokens, 6)],
  })
  return [
    { to: cause, value: numberToHex(parseEther('0.5')) },
    { to: LUSD, data },
  ]
}

const batch = (calls: readonly unknown[], more: object = {}) => ({
  version: '2.0.0',
  chainId: '0x7a69',
  atomicRequired: true,
  calls,
  ...more,
})

async function received(cause: Address) {
  const { client } = world()
  const tokens = client.readContract({
    address: LUSD,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [cause],
  })
  return [await client.getBalance({ address: cause }), await tokens]
}

function idOf(ended: Ended): string {
  if ('code' in ended) throw new Error(`${ended.code}: ${ended.message}`)
  return (ended.result as { readonly id: string }).id
}

describe('what it says it can do', () => {
  test.each([
    ['supported', { '0x7a69': { atomic: { status: 'supported' } } }],
    ['ready', { '0x7a69': { atomic: { status: 'ready' } } }],
    ['v1', { '0x7a69': { atomicBatch: { supported: true } } }],
    ['none', {}],
  ] as const)('%s', async (batches, capabilities) => {
    const { ask, account } = await openConnected({ batches })
    expect(await ask('wallet_getCapabilities', account.address)).toEqual({ result: capabilities })
    expect(await ask('wallet_getCapabilities', account.address, ['0x1'])).toEqual({ result: {} })
  })

  test('unsupported: 4200 for all of it', async () => {
    const { ask, account } = await openConnected({ batches: 'unsupported' })
    for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'])
      expect(await ask(method, account.address)).toMatchObject({ code: 4200 })
  })

  test('not before the account may be seen', async () => {
    const { ask, account } = await openTestWallet(world())
    expect(await ask('wallet_getCapabilities', account.address)).toMatchObject({ code: 4100 })
    expect(await ask('wallet_sendCalls', batch(gifts(newCause())))).toMatchObject({ code: 4100 })
  })
})

describe('an atomic batch', () => {
  test('is one transaction of the account, with the first one and with those after it', async () => {
    const { ask, account } = await openConnected()
    const { address } = account
    // The authorization of the first one uses up a nonce too.
    for (const nonce of [3, 4]) {
      const cause = newCause()
      const id = idOf(await ask('wallet_sendCalls', batch(gifts(cause), { from: address })))
      await expect
        .poll(() => ask('wallet_getCallsStatus', id))
        .toMatchObject({
          result: { id, version: '2.0.0', chainId: '0x7a69', status: 200, atomic: true, receipts: [{}] },
        })
      expect(await received(cause)).toEqual([parseEther('0.5'), parseUnits('40', 6)])
      expect(await world().client.getTransactionCount({ address })).toBe(nonce)
    }
    // It can still be paid, by plain coins too.
    await world().fund(address, { native: 1n })
  })

  test('gives all or nothing', async () => {
    const { ask } = await openConnected()
    const cause = newCause()
    const id = idOf(await ask('wallet_sendCalls', batch(gifts(cause, '101'))))
    await expect
      .poll(() => ask('wallet_getCallsStatus', id))
      .toMatchObject({ result: { status: 500, receipts: [{ status: '0x0' }] } })
    expect(await received(cause)).toEqual([0n, 0n])
  })

  test('is pending while it is held, goes on when it is sped up, and ends with 400 when it is cancelled', async () => {
    const { ask, testWallet } = await openConnected({ mining: 'hold' })
    const cause = newCause()
    const id = idOf(await ask('wallet_sendCalls', batch(gifts(cause))))
    expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ result: { status: 100 } })
    await testWallet.speedUp()
    await testWallet.mine()
    await expect.poll(() => ask('wallet_getCallsStatus', id)).toMatchObject({ result: { status: 200 } })
    expect(await received(cause)).toEqual([parseEther('0.5'), parseUnits('40', 6)])

    const other = idOf(await ask('wallet_sendCalls', batch(gifts(cause))))
    await testWallet.cancel()
    expect(await ask('wallet_getCallsStatus', other)).toMatchObject({ result: { status: 400 } })
  })

  test('makes a ready account a supported one; refused, it is 5750 and nothing is sent', async () => {
    const { ask, testWallet, account } = await openConnected({ batches: 'readyRefused' })
    expect(await ask('wallet_sendCalls', batch(gifts(newCause())))).toMatchObject({ code: 5750 })
    expect(await world().client.getTransactionCount(account)).toBe(1)
    testWallet.set({ batches: 'ready' })
    await ask('wallet_sendCalls', batch(gifts(newCause())))
    await expect
      .poll(() => ask('wallet_getCapabilities', account.address))
      .toEqual({ result: { '0x7a69': { atomic: { status: 'supported' } } } })
  })

  test('in the shape of version 1: a text as id, and a word as status', async () => {
    const { ask } = await openConnected({ batches: 'v1' })
    const cause = newCause()
    const ended = await ask('wallet_sendCalls', batch(gifts(cause)))
    const id = 'result' in ended ? ended.result : null
    expect(id).toMatch(/^0x[0-9a-f]{64}$/)
    await expect
      .poll(() => ask('wallet_getCallsStatus', id))
      .toMatchObject({ result: { status: 'CONFIRMED', receipts: [{ status: '0x1' }] } })
    expect(await received(cause)).toEqual([parseEther('0.5'), parseUnits('40', 6)])
  })
})

test('without atomicity the calls go one after the other, and one that fails leaves the others', async () => {
  const { ask } = await openConnected({ batches: 'none' })
  const cause = newCause()
  expect(await ask('wallet_sendCalls', batch(gifts(cause)))).toMatchObject({ code: 5760 })
  const id = idOf(await ask('wallet_sendCalls', batch(gifts(cause, '101'), { atomicRequired: false })))
  await expect
    .poll(() => ask('wallet_getCallsStatus', id))
    .toMatchObject({
      result: { status: 600, atomic: false, receipts: [{ status: '0x1' }, { status: '0x0' }] },
    })
  expect(await received(cause)).toEqual([parseEther('0.5'), 0n])
})

test.each([
  ['a chain that it is not on', 5710, batch([{ to: LUSD }], { chainId: '0x1' })],
  ['a capability that it has not', 5700, batch([{ to: LUSD }], { capabilities: { paymasterService: {} } })],
  ['too many calls', 5740, batch(Array.from({ length: 101 }, () => ({ to: LUSD })))],
  ['no calls', -32602, batch([])],
  ['a sender that it is not', 4100, batch([{ to: LUSD }], { from: LUSD })],
])('%s: %i', async (_, code, asked) => {
  const { ask } = await openConnected()
  expect(await ask('wallet_sendCalls', asked)).toMatchObject({ code })
})

test('an id can be chosen once, is known then, and an optional capability is no obstacle', async () => {
  const { ask } = await openConnected()
  const asked = batch(gifts(newCause()), {
    id: '0xa1',
    capabilities: { paymasterService: { optional: true } },
  })
  expect(await ask('wallet_sendCalls', asked)).toEqual({ result: { id: '0xa1' } })
  expect(await ask('wallet_sendCalls', asked)).toMatchObject({ code: 5720 })
  expect(await ask('wallet_showCallsStatus', '0xa1')).toEqual({ result: null })
  expect(await ask('wallet_showCallsStatus', '0xa2')).toMatchObject({ code: 5730 })
})
