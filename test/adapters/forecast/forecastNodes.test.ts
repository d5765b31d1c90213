import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../support/safeFixtures'
import { type ForecastWorld, made, openForecastWorld, type TestSafe } from './forecastWorld'
import { nodeWithout, relayNode, type RelayedNode } from './nodeWithout'

const wells = addressOf('wells')
const nowhere = 'http://127.0.0.1:9'

let world: ForecastWorld
let account: TestSafe
beforeAll(async () => {
  world = await openForecastWorld()
  account = await world.newSafe('1.4.1', { native: 10n })
})
afterAll(() => world.local.stop())

type Own = Parameters<typeof relayNode>[1]
async function withNode<T>(own: Own, look: (node: RelayedNode) => Promise<T>): Promise<T> {
  const node = await relayNode(world.local.rpcUrl, own)
  try {
    return await look(node)
  } finally {
    await node.stop()
  }
}
const pay = () => account.record({ to: wells, value: 1n })

test('a node that is not there is passed over, and the one that answers is named without its key', async () => {
  await withNode(
    () => undefined,
    async ({ url }) => {
      const rpcUrls = [nowhere, `${url}/key-of-ours`] as const
      const { nodeHost, rung } = made(await account.forecast(await pay(), { rpcUrls: [...rpcUrls] }))
      expect([rung, nodeHost]).toEqual(['simulate', new URL(url).host])
    },
  )
})

test('a node on another chain does not count', async () => {
  const forecast = await withNode(
    (method) => (method === 'eth_chainId' ? { result: '0x1' } : undefined),
    async ({ url }) => account.forecast(await pay(), { rpcUrls: [url] }),
  )
  expect(forecast).toEqual({ kind: 'none', reason: 'No node of Local chain answered.' })
})

test('a method that a node does not have is asked for once', async () => {
  const node = await nodeWithout(world.local.rpcUrl, 'eth_simulateV1', 'debug_traceCall')
  for (const round of [1, 2]) {
    const forecast = made(await account.forecast(await pay(), { rpcUrls: [node.url] }))
    expect([round, forecast.rung]).toEqual([round, 'call'])
  }
  await node.stop()
  const times = (method: string) => node.asked.filter((each) => each === method).length
  expect(times('eth_simulateV1')).toBe(1)
  // For the trace and for the storage, which are tracers of their own.
  expect(times('debug_traceCall')).toBe(2)
  expect(times('eth_call')).toBe(2)
})

test('the second node is asked for the better method before the first for a lesser one', async () => {
  const first = await nodeWithout(world.local.rpcUrl, 'eth_simulateV1')
  const { rung, nodeHost } = made(
    await account.forecast(await pay(), { rpcUrls: [first.url, world.local.rpcUrl] }),
  )
  await first.stop()
  expect([rung, nodeHost]).toEqual(['simulate', new URL(world.local.rpcUrl).host])
})

test.each([
  ['says that it went through, and shows no event', [{ calls: [{}, {}, {}] }]],
  ['answers with nothing', []],
  ['answers with a text', 'success'],
])('a node that %s is asked in another way', async (_name, result) => {
  const forecast = await withNode(
    (method) => (method === 'eth_simulateV1' ? { result } : undefined),
    async ({ url }) => account.forecast(await pay(), { rpcUrls: [url] }),
  )
  expect(made(forecast).rung).toBe('trace')
})

test('a gateway that refuses a method by its status alone is asked in another way', async () => {
  const forecast = await withNode(
    (method) => (method === 'eth_simulateV1' ? 403 : undefined),
    async ({ url }) => account.forecast(await pay(), { rpcUrls: [url] }),
  )
  expect(made(forecast).rung).toBe('trace')
})

test('what every node refuses could not be forecast, with the words of the last one', async () => {
  const forecast = await withNode(
    (method) =>
      method === 'eth_chainId' ? undefined : { error: { code: -32000, message: 'missing trie node' } },
    async ({ url }) => account.forecast(await pay(), { rpcUrls: [url] }),
  )
  expect(forecast).toMatchObject({ kind: 'none', reason: expect.stringMatching(/“missing trie node”/) })
})

test('an eth_call that goes through without the Safe’s “true” is no success', async () => {
  const forecast = await withNode(
    (method) =>
      method === 'eth_call'
        ? { result: '0x' }
        : method === 'eth_chainId'
          ? undefined
          : { error: { code: -32601, message: 'no' } },
    async ({ url }) => account.forecast(await pay(), { rpcUrls: [url] }),
  )
  expect(forecast).toMatchObject({ kind: 'none', reason: expect.stringMatching(/cannot be read/) })
})

test('a nonce that is used, or a Safe that could not be read, is told without asking anybody', async () => {
  const asked = await withNode(
    () => undefined,
    async (node) => {
      const used = await world.newSafe('1.4.1')
      await world.local.client.setStorageAt({
        address: used.safe,
        index: 5,
        value: `0x${'0'.repeat(63)}1`,
      })
      const forecast = await used.forecast(await used.record({ to: wells }), { rpcUrls: [node.url] })
      expect(forecast).toMatchObject({ kind: 'none', reason: expect.stringMatching(/Nonce 0 is used/) })
      return node.asked
    },
  )
  expect(asked).toEqual([])
})
