import { type Address, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { type TransactionService, createTransactionService } from './createTransactionService'
import {
  type SafeTxMessage,
  type ServiceWorld,
  execute,
  proposalOf,
  safeTx,
  startServiceWorld,
} from './serviceWorld'
import { eventually } from '../../support/eventually'

const [ada, ben, chidi] = owners
const cause = privateKeyToAccount(generatePrivateKey()).address

let world: ServiceWorld
let safe: Address
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  world.service.settings.indexLagMs = 0
  safe = await createSafe()
})

function createSafe(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const people = [ada, ben, chidi].map(({ address }) => address)
  const funds = { native: 10n ** 19n, LUSD: 25_000_000_000n }
  return world.createSafe({ owners: people, threshold: 2, version, funds })
}

async function propose(tx: SafeTxMessage) {
  const proposal = await proposalOf(safe, tx, ada)
  await world.apiKit.proposeTransaction(proposal)
  return proposal.safeTxHash
}

test('the info of the Safe is ahead of the index: the transaction looks cancelled first, then delivered', async () => {
  const tx = safeTx({ to: cause, nonce: 0n })
  const safeTxHash = await propose(tx)
  await world.apiKit.getSafeInfo(safe)
  world.service.settings.indexLagMs = 3_600_000
  await execute(world.chain, safe, tx, [ada, ben])

  expect((await world.apiKit.getSafeInfo(safe)).nonce).toBe('1')
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({
    nonce: '0',
    isExecuted: false,
    isSuccessful: null,
    transactionHash: null,
  })
  // By the index, nonce 0 is still to be had.
  await world.apiKit.proposeTransaction(await proposalOf(safe, safeTx({ to: safe, nonce: 0n }), ada))

  world.service.settings.indexLagMs = 0
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({
    isExecuted: true,
    isSuccessful: true,
  })
})

test('a block enters the index when the lag has passed since it was seen', async () => {
  let now = 1_700_000_000_000
  const service = createTransactionService({ ...rpc(), nowMs: () => now })
  service.settings.indexLagMs = 5000
  const status = () => statusOf(service, `/v1/safes/${safe}/`)
  expect(await status()).toBe(404)
  now += 4999
  expect(await status()).toBe(404)
  now += 1
  expect(await status()).toBe(200)
  service.stop()
})

test('with a lag, blocks are seen while nobody asks', async () => {
  let now = 1_700_000_000_000
  const answers: string[] = []
  const transport = http(world.chain.rpcUrl, {
    onFetchResponse: async (response) => {
      answers.push(await response.clone().text())
    },
  })
  const service = createTransactionService({ ...rpc(), nowMs: () => now, transport })
  service.settings.indexLagMs = 5000
  expect(await statusOf(service, `/v1/safes/${safe}/`)).toBe(404)

  const late = await createSafe()
  const { hash } = await world.chain.client.getBlock()
  // The second look at the same head comes after the first one was written down.
  const looks = () => answers.filter((answer) => answer.includes(hash)).length
  await eventually(() => expect(looks()).toBeGreaterThan(1))
  now += 5000
  expect(await statusOf(service, `/v1/safes/${late}/`)).toBe(200)
  service.stop()
})

test('as many confirmations as there are seem to be enough while the Safe is not indexed', async () => {
  world.service.settings.indexLagMs = 3_600_000
  safe = await createSafe()
  const safeTxHash = await propose(safeTx({ to: cause, nonce: 0n }))
  await expect(world.apiKit.getSafeInfo(safe)).rejects.toMatchObject({ statusCode: 404 })
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ confirmationsRequired: 1 })
  world.service.settings.indexLagMs = 0
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ confirmationsRequired: 2 })
})

test('the lag of one Safe holds back that it was created, and what it executed', async () => {
  world.service.settings.safes[safe] = { indexLagMs: 3_600_000 }
  const other = await createSafe()
  const { safes } = await world.apiKit.getSafesByOwner(ada.address)
  expect([safes.includes(safe), safes.includes(other)]).toEqual([false, true])
  await expect(world.apiKit.getSafeInfo(safe)).rejects.toMatchObject({ statusCode: 404 })
  const tx = safeTx({ to: cause, nonce: 0n })
  const safeTxHash = await propose(tx)
  await execute(world.chain, safe, tx, [ada, ben])
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ isExecuted: false })
})

function rpc() {
  return { rpcUrl: world.chain.rpcUrl, chainId: world.chain.chainId }
}

async function statusOf(service: TransactionService, path: string): Promise<number> {
  return (await service.fetch(new Request(`http://service.test/api${path}`))).status
}
