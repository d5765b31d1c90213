import { type Address, encodeFunctionData, erc20Abi, type Hex, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { localTokens } from '../chain/tokens/localTokens'
import { type ServiceWorld, startServiceWorld } from './serviceWorld'

const [ada, ben] = owners
const { LUSD } = localTokens

let world: ServiceWorld
let safe: Address
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  safe = await world.createSafe({
    owners: [ada.address, ben.address],
    threshold: 2,
    funds: { native: 10n ** 18n, LUSD: parseUnits('12.5', 6) },
  })
})

const get = async (path: string) => (await fetch(`${world.url}/api${path}`)).json() as Promise<unknown>

test('balances name the native coin first and each token with its logo', async () => {
  expect(await get(`/v1/safes/${safe}/balances/`)).toEqual([
    { tokenAddress: null, token: null, balance: '1000000000000000000' },
    {
      tokenAddress: LUSD.address,
      token: expect.objectContaining({ symbol: 'LUSD', logoUri: expect.stringMatching(/^https:/) }),
      balance: '12500000',
    },
  ])
})

test('transfers list what came in and what went out, module transactions and delegates nothing', async () => {
  expect(await get(`/v1/safes/${safe}/transfers/`)).toMatchObject({
    count: 2,
    results: [{ type: 'ERC20_TRANSFER' }, { type: 'ETHER_TRANSFER' }],
  })
  expect(await world.apiKit.getModuleTransactions(safe)).toMatchObject({ count: 0, results: [] })
  expect(await world.apiKit.getSafeDelegates({ safeAddress: safe })).toMatchObject({ count: 0, results: [] })
})

test('the second version of the list of Safes tells each one whole', async () => {
  const { results } = (await get(`/v2/owners/${ada.address}/safes/`)) as { readonly results: unknown[] }
  expect(results).toContainEqual(
    expect.objectContaining({
      address: safe,
      owners: [ada.address, ben.address],
      threshold: 2,
      nonce: 0,
      guard: null,
      enabledModules: [],
    }),
  )
})

test('api-kit has the gas of a payment estimated', async () => {
  const transfer = (amount: string) =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [ben.address, parseUnits(amount, 6)],
    })
  const estimate = (data: Hex) =>
    world.apiKit.estimateSafeTransaction(safe, { to: LUSD.address, value: '0', data, operation: 0 })
  expect(Number((await estimate(transfer('12.5'))).safeTxGas)).toBeGreaterThan(20_000)
  await expect(estimate(transfer('12.6'))).rejects.toMatchObject({ statusCode: 404 })
})
